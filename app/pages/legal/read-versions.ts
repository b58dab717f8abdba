import { DAY } from "#app/server/time/durations";
import { isDay } from "#app/texts/prose/day";
import { readProse } from "#app/texts/prose/read-prose";

export interface Version {
  /** The first day on which the version is valid, YYYY-MM-DD. */
  since: string;
  /** Markdown. */
  source: string;
}

/** Reads files named by the first day of each version; newest first. @throws Error that names an unreadable file */
export function readVersions(files: Record<string, string>): Version[] {
  const versions = Object.entries(files).map(([path, source]) => {
    const since = /([^/]+)\.md$/.exec(path)?.[1] ?? "";
    if (!/^[\d-]{10}$/.test(since) || !isDay(since)) throw new Error(`${path}: The name must look like 2026-01-31.md`);
    // So that a mistake is found when the site is built, not when somebody opens the page.
    readProse(source);
    return { since, source };
  });
  if (versions.length === 0) throw new Error("There is no version of the text");
  return versions.sort((one, other) => other.since.localeCompare(one.since));
}

/** For days before the first version: the first version. */
export function findVersion(versions: readonly Version[], day: string): Version {
  return (versions.find(({ since }) => since <= day) ?? versions.at(-1)) as Version;
}

/** Null if the version that began on this day is still valid today. */
export function findLastDay(versions: readonly Version[], since: string, today: string): string | null {
  const next = versions.findLast((version) => version.since > since && version.since <= today);
  return next ? new Date(Date.parse(next.since) - DAY).toISOString().slice(0, 10) : null;
}

/** To change the policy, add a file named by the first day on which it is valid. Earlier versions keep their address. */
export const refundVersions = readVersions(
  import.meta.glob<string>("/content/legal/refunds/*.md", { query: "?raw", import: "default", eager: true }),
);
