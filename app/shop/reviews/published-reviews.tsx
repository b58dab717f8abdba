import { Stars } from "../../ui/reviews/stars";
import type { PublishedReviews } from "./list-published-reviews.server";

export function Rating({ reviews: { average, count } }: { reviews: PublishedReviews }) {
  return (
    <p className="reviews-rating">
      <b>{average}</b> of 5 stars from {count === 1 ? "one verified buyer" : `${count} verified buyers`}
    </p>
  );
}

export function ReviewList({ reviews: { newest } }: { reviews: PublishedReviews }) {
  return (
    <ul className="reviews">
      {newest.map(({ stars, text, name, on, isoDay }) => (
        <li key={`${isoDay} ${name} ${text}`}>
          <p>
            <Stars count={stars} />
          </p>
          <blockquote>{text}</blockquote>
          <p className="reviews-buyer">
            <b>{name}</b>
            <span>
              Verified buyer, <time dateTime={isoDay}>{on}</time>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
