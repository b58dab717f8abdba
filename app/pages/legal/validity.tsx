import { paths } from "#app/paths";
import { formatDay } from "#app/texts/prose/day";

export function CurrentValidity({ since, earlier }: { since: string; earlier: string[] }) {
  return (
    <>
      <p>Valid since {formatDay(since)}.</p>
      {earlier.length > 0 ? (
        <p>
          Earlier versions:{" "}
          {earlier.map((day, index) => (
            <span key={day}>
              {index > 0 ? "; " : null}
              <a href={paths.refundsOn(day)}>{formatDay(day)}</a>
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}

export function EarlierValidity({ since, until }: { since: string; until: string }) {
  return (
    <p>
      Valid from {formatDay(since)} through {formatDay(until)}. <a href={paths.refunds}>See the current version</a>
    </p>
  );
}
