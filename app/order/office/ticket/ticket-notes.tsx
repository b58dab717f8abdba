import { Form } from "@remix-run/react";
import { FieldError } from "../../../ui/form/field";
import type { FormError } from "../change/form-errors";
import { MAX_LENGTHS } from "../order-labels";
import type { Ticket } from "./detail";
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
        <Form className="ticket-form" method="post" action={action} preventScrollReset>
          <label className="sr-only" htmlFor="note">
            New note
          </label>
          <textarea
            id="note"
            ref={textArea}
            name="note"
            rows={2}
            placeholder="Write a note"
            maxLength={MAX_LENGTHS.note}
            defaultValue={error?.input}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "note-error" : undefined}
          />
          <button className="tool tool-solid" name="intent" value="note" type="submit">
            Add Note
          </button>
          {error ? <FieldError id="note-error">{error.description}</FieldError> : null}
        </Form>
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
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <p className="min-w-0 wrap-anywhere">
              {text}
              {detail ? <q className="block text-ink-2">{detail}</q> : null}
            </p>
            <small className="min-w-0">
              {at}, {actor}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
