import { Form } from "@remix-run/react";
import type { Ticket } from "../office/ticket/detail";
import { reviewFields, reviewStateLabels } from "./review-fields";
import { Stars } from "./stars";

interface Props {
  ticket: Ticket;
  action: string;
}

export function TicketReview({ ticket, action }: Props) {
  const { review } = ticket;
  if (!review) return null;
  const { state, stars, text, name, at, writtenAt } = review;
  return (
    <section id="review">
      <h3 id="ticket-review" tabIndex={-1}>
        Review
      </h3>
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars count={stars} />
        <span className="text-small">
          {reviewStateLabels[state]}, {at}
        </span>
      </p>
      <p className="ticket-words">{text}</p>
      <p className="ticket-soft wrap-anywhere">Name to show: {name}</p>
      {ticket.trashedAt === null ? (
        <Form className="mt-1 flex flex-wrap gap-2" method="post" action={action} preventScrollReset>
          <input type="hidden" name="intent" value="review" />
          <input type="hidden" name={reviewFields.writtenAt} value={writtenAt} />
          {state === "published" ? null : (
            <button className="tool tool-solid" type="submit" name={reviewFields.state} value="published">
              Publish
            </button>
          )}
          {state === "declined" ? null : (
            <button className="tool" type="submit" name={reviewFields.state} value="declined">
              {state === "published" ? "Unpublish" : "Don’t publish"}
            </button>
          )}
        </Form>
      ) : null}
    </section>
  );
}
