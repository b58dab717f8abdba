import type { ReactNode } from "react";
import { useClearAfterSubmit } from "#app/ui/form/use-clear-after-submit";
import { TicketForm, type TicketFormError } from "./ticket-form";

interface Note {
  id: string;
  at: string;
  actor: string;
  subject?: string | null;
  text: string;
}

export function NoteList({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <ol className="ticket-notes">
      {notes.map(({ id, at, actor, subject, text }) => (
        <li key={id}>
          {subject ? <p className="font-semibold wrap-anywhere">{subject}</p> : null}
          <p className="ticket-words">{text}</p>
          <small>
            {at}, {actor}
          </small>
        </li>
      ))}
    </ol>
  );
}

interface NoteFormProps {
  action: string;
  error: TicketFormError | undefined;
  maxLength: number;
  /** Hidden fields. */
  children?: ReactNode;
}

export function NoteForm({ action, error, maxLength, children }: NoteFormProps) {
  const textArea = useClearAfterSubmit("note", error !== undefined);
  return (
    <TicketForm action={action} intent="note" button="Add Note" field="note" error={error}>
      {(fieldProps) => (
        <>
          {children}
          <label className="sr-only" htmlFor="note">
            New note
          </label>
          <textarea
            {...fieldProps}
            ref={textArea}
            name="note"
            rows={2}
            placeholder="Write a note"
            maxLength={maxLength}
          />
        </>
      )}
    </TicketForm>
  );
}
