import { formatDay } from "#app/texts/prose/day";

interface EarlierVersionsProps {
  versions: { id: string; since: string }[];
  toAddress(id: string): string;
}

export function EarlierVersions({ versions, toAddress }: EarlierVersionsProps) {
  if (versions.length === 0) return null;
  return (
    <details className="legal-versions">
      <summary>Earlier versions</summary>
      <p>
        In effect since{" "}
        {versions.map((version, index) => (
          <span key={version.id}>
            {index > 0 ? "; " : null}
            <a href={toAddress(version.id)} className="whitespace-nowrap">
              {nameVersion(version)}
            </a>
          </span>
        ))}
      </p>
    </details>
  );
}

/** Adds the number of a version that was replaced on its first day: "November 26, 2026 (1)". */
function nameVersion({ id, since }: { id: string; since: string }): string {
  const number = id.slice(since.length + 1);
  return number ? `${formatDay(since)} (${number})` : formatDay(since);
}

export const CurrentValidity = ({ since }: { since: string }) => <p>In effect since {formatDay(since)}.</p>;

export function EarlierValidity({ since, until, current }: { since: string; until: string; current: string }) {
  return (
    <p>
      {since === until
        ? `In effect on ${formatDay(since)}. `
        : `In effect from ${formatDay(since)} through ${formatDay(until)}. `}
      <a href={current}>See the current version</a>
    </p>
  );
}
