import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { FieldError } from "../../../ui/form/field";
import type { Refusal } from "../change/refusal";
import { maxLengths } from "../order-labels";
import type { Ticket } from "./detail";

/** What the office wrote down, oldest first, and the box for more. */
export function NotesPart({
  ticket,
  action,
  refusal,
}: {
  ticket: Ticket;
  action: string;
  refusal: Refusal | undefined;
}) {
  const box = useEmptiedOnceSent(refusal !== undefined);
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
            ref={box}
            name="note"
            rows={2}
            placeholder="Write a note"
            maxLength={maxLengths.note}
            defaultValue={refusal?.typed}
            aria-invalid={refusal ? true : undefined}
            aria-describedby={refusal ? "note-error" : undefined}
          />
          <button className="tool tool-solid" name="intent" value="note" type="submit">
            Add Note
          </button>
          {refusal ? <FieldError id="note-error">{refusal.description}</FieldError> : null}
        </Form>
      ) : null}
    </section>
  );
}

/** The note that was added leaves its box; one that is being written stays, whoever else adds one meanwhile. */
function useEmptiedOnceSent(refused: boolean) {
  const box = useRef<HTMLTextAreaElement>(null);
  const sending = useNavigation().formData?.get("intent") === "note";
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current && !sending && !refused && box.current) box.current.value = "";
    sent.current = sending;
  }, [sending, refused]);
  return box;
}

/** Who changed what and when, the latest first. */
export function HistoryPart({ history }: { history: Ticket["history"] }) {
  return (
    <section>
      <h3>History</h3>
      <ol className="grid gap-[0.6rem]">
        {history.map(({ id, at, actor, words, detail }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <p className="min-w-0 wrap-anywhere">
              {words}
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
