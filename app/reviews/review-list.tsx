import { Stars } from "./stars";

interface ReviewsProps {
  reviews: {
    count: number;
    average: number;
    newest: { stars: number; text: string; name: string; on: string; isoDay: string }[];
  };
  /** Customers order visuals, buyers buy files. */
  by: "buyer" | "customer";
}

export function Rating({ reviews: { average, count }, by }: ReviewsProps) {
  return (
    <p className="reviews-rating">
      <b>{average}</b> of 5 stars from {count === 1 ? `one verified ${by}` : `${count} verified ${by}s`}
    </p>
  );
}

export function ReviewList({ reviews: { newest }, by }: ReviewsProps) {
  return (
    <ul className="reviews">
      {newest.map(({ stars, text, name, on, isoDay }) => (
        <li key={`${isoDay} ${name} ${text}`}>
          <p>
            <Stars count={stars} />
          </p>
          <blockquote>{text}</blockquote>
          <p className="reviews-author">
            <b>{name}</b>
            <span>
              Verified {by}, <time dateTime={isoDay}>{on}</time>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

interface ReviewSectionProps extends Omit<ReviewsProps, "reviews"> {
  reviews: ReviewsProps["reviews"] | null;
  title: string;
  className: string;
}

export function ReviewSection({ reviews, title, by, className }: ReviewSectionProps) {
  if (!reviews) return null;
  return (
    <section className={`wrap ${className}`} aria-labelledby="reviews-title">
      <header className="mb-[clamp(2rem,4vw,3.5rem)] flex flex-wrap items-end justify-between gap-x-16 gap-y-4">
        <h2 id="reviews-title" className="text-1">
          {title}
        </h2>
        <Rating reviews={reviews} by={by} />
      </header>
      <ReviewList reviews={reviews} by={by} />
    </section>
  );
}
