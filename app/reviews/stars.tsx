export const STARS = [1, 2, 3, 4, 5] as const;

export function Stars({ count }: { count: number }) {
  return (
    <span className="inline-flex max-w-full">
      <span className="sr-only">{count} of 5 stars</span>
      {STARS.map((star) => (
        <StarIcon key={star} className={`size-6 min-w-0 stroke-hot-text ${star > count ? "fill-none" : "fill-hot"}`} />
      ))}
    </span>
  );
}

export function StarIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path d="M12 1.8l3.1 6.6 7.2.9-5.3 5 1.4 7.1L12 17.9l-6.4 3.5L7 14.3l-5.3-5 7.2-.9z" />
    </svg>
  );
}
