import type { ComponentProps } from "react";
import { NoteForm, NoteList } from "../../../ui/list/ticket/notes";
import type { FormError } from "../change/form-errors";
import { MAX_LENGTHS } from "../order-labels";

export interface NotesTicket {
  notes: ComponentProps<typeof NoteList>["notes"];
  trashedAt: string | null;
}

interface NotesSectionProps {
  ticket: NotesTicket;
  action: string;
  error: FormError | undefined;
}

export function NotesSection({ ticket: { notes, trashedAt }, action, error }: NotesSectionProps) {
  const isTrashed = trashedAt !== null;
  return (
    <section>
      <h3>Admin Notes</h3>
      <NoteList notes={notes} />
      {notes.length === 0 && isTrashed ? <p className="ticket-soft">No notes.</p> : null}
      {isTrashed ? null : <NoteForm action={action} error={error} maxLength={MAX_LENGTHS.note} />}
    </section>
  );
}
