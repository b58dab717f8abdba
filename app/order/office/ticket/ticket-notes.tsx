import type { FormError } from "../change/form-errors";
import { MAX_LENGTHS } from "../order-labels";
import type { Ticket } from "./detail";
import { TicketForm } from "./ticket-form";
import { useClearAfterSubmit } from "./use-clear-after-submit";

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

export function HistorySection({ history }: { history: Ticket["history"] }) {
  return (
    <section>
      <h3>History</h3>
      <ol className="grid gap-[0.6rem]">
        {history.map(({ id, at, actor, text, detail }) => (
          <li key={id}>
            <p className="wrap-anywhere">
              {text}
              {detail ? <q className="block text-ink-2">{detail}</q> : null}
            </p>
            <small className="block">
              {at}, {actor}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
