import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ShownReview } from "./review-decision";
import { Stars } from "./stars";

const labels: Record<ShownReview["state"], string> = {
  waiting: "Not published yet",
  published: "Published",
  declined: "Declined",
};

interface TicketReviewProps {
  review: ShownReview;
  action?: string;
  isReadOnly?: boolean;
  /** Why the site does not show the review, whatever its state. */
  hiddenBecause?: string;
  children?: ReactNode;
}

export function TicketReview({ review, action, isReadOnly, hiddenBecause, children }: TicketReviewProps) {
  const { state, stars, text, name, at, writtenAt } = review;
  return (
    <section id="review">
      <h3 id="ticket-review" tabIndex={-1}>
        Review
      </h3>
      <p className="flex flex-wrap items-center gap-x-3">
        <Stars count={stars} />
        <span className="text-small">
          {labels[state]}, {at}
        </span>
      </p>
      {hiddenBecause ? <p className="text-small">{hiddenBecause}</p> : null}
      <p className="ticket-words">{text}</p>
      <p className="ticket-soft wrap-anywhere">Name to show: {name}</p>
      {isReadOnly ? null : (
        <div className="mt-1 flex flex-wrap gap-2">
          <Form className="flex flex-wrap gap-2" method="post" action={action} preventScrollReset>
            <input type="hidden" name="intent" value="review" />
            <input type="hidden" name="written_at" value={writtenAt} />
            {state === "published" ? null : (
              <button className="tool tool-solid" type="submit" name="review_state" value="published">
                Publish
              </button>
            )}
            {state === "declined" ? null : (
              <button className="tool" type="submit" name="review_state" value="declined">
                {state === "published" ? "Unpublish" : "Don’t publish"}
              </button>
            )}
          </Form>
          {children}
        </div>
      )}
    </section>
  );
}
