import { useClearAfterSubmit } from "../../../ui/form/use-clear-after-submit";
import { TicketForm } from "../../../ui/list/ticket-form";
import type { FormError } from "../change/form-errors";
import { MAX_LENGTHS } from "../order-labels";
import type { Ticket } from "./detail";

export function NotesSection({
  ticket,
  action,
  error,
}: {
  ticket: Ticket;
  action: string;
  error: FormError | undefined;
}) {
  const textArea = useClearAfterSubmit("note", error !== undefined);
  return (
    <section>
      <h3>Admin Notes</h3>
      {ticket.notes.length > 0 ? (
        <ol className="ticket-notes">
          {ticket.notes.map(({ id, at, author, content }) => (
            <li key={id}>
              <p className="ticket-words">{content}</p>
              <small>
                {at}, {author}
              </small>
            </li>
          ))}
        </ol>
      ) : null}
      {ticket.notes.length === 0 && ticket.trashedAt !== null ? <p className="ticket-soft">None</p> : null}
      {ticket.trashedAt === null ? (
        <TicketForm action={action} intent="note" button="Add Note" field="note" error={error}>
          {(fieldProps) => (
            <>
              <label className="sr-only" htmlFor="note">
                New note
              </label>
              <textarea
                {...fieldProps}
                ref={textArea}
                name="note"
                rows={2}
                placeholder="Write a note"
                maxLength={MAX_LENGTHS.note}
              />
            </>
          )}
        </TicketForm>
      ) : null}
    </section>
  );
}
