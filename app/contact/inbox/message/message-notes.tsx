import { useClearAfterSubmit } from "../../../ui/form/use-clear-after-submit";
import { TicketForm } from "../../../ui/list/ticket-form";
import { type FormError, MAX_NOTE } from "./form-error";
import type { Loaded } from "./message";

interface MessageNotesProps extends Pick<Loaded, "formId"> {
  notes: NonNullable<Loaded["message"]>["notes"];
  action: string;
  error: FormError | undefined;
}

export function MessageNotes({ notes, formId, action, error }: MessageNotesProps) {
  const textArea = useClearAfterSubmit("note", error !== undefined);
  return (
    <section>
      <h3>Notes</h3>
      {notes.length > 0 ? (
        <ol className="ticket-notes">
          {notes.map(({ id, at, actor, text }) => (
            <li key={id}>
              <p className="ticket-words">{text}</p>
              <small>
                {at}, {actor}
              </small>
            </li>
          ))}
        </ol>
      ) : null}
      <TicketForm action={action} intent="note" button="Add Note" field="note" error={error}>
        {(fieldProps) => (
          <>
            <input type="hidden" name="form_id" value={formId} />
            <label className="sr-only" htmlFor="note">
              New note
            </label>
            <textarea
              {...fieldProps}
              ref={textArea}
              name="note"
              rows={2}
              placeholder="Write a note"
              maxLength={MAX_NOTE}
            />
          </>
        )}
      </TicketForm>
    </section>
  );
}
