import { isDay } from "#app/server/time/is-day";
import { DAY } from "../../server/time/durations";
import { type Facts, fillMarkdown } from "../placeholders.server";
import { readProse } from "../prose/read-prose";

export interface Version {
  /** The first day or, if another version replaced this one on that day, the day with a number: "2026-11-26-1". */
  id: string;
  /** The first day on which the version is valid, YYYY-MM-DD. */
  since: string;
  /** Markdown. */
  source: string;
}

type Dated = Pick<Version, "since" | "source">;

interface Change extends Partial<Dated> {
  since: string;
  facts?: Facts;
}

/** Reads files named by the first day of each version; newest first. @throws Error that names an unreadable file */
export function readVersions(files: Record<string, string>): Version[] {
  const versions = Object.entries(files).map(([path, source]) => {
    const since = /([^/]+)\.md$/.exec(path)?.[1] ?? "";
    if (!isDay(since)) throw new Error(`${path}: The name must look like 2026-01-31.md`);
    // So that a mistake is found when the server starts, not when somebody opens the page.
    readProse(source);
    return { since, source };
  });
  if (versions.length === 0) throw new Error("There is no version of the text");
  return addIds(versions.sort((one, other) => one.since.localeCompare(other.since)));
}

/**
 * The versions as visitors read them, with what their placeholders stood for. `changes`: the oldest first; `first`: the
 * facts before them. The first saved text replaces later files. Newest first.
 */
export function addChanges(files: readonly Version[], changes: readonly Change[], first: Facts): Version[] {
  const saved = changes.find(({ source }) => source !== undefined);
  const used: Change[] = files.filter(({ since }) => !saved || since <= saved.since).reverse();
  // A file is valid from the beginning of its day. Changes of one day stay in their order.
  const steps = [...used, ...changes].sort((a, b) => a.since.localeCompare(b.since));
  let text: string | undefined;
  let facts = first;
  let shown = "";
  return addIds(
    steps.flatMap((step) => {
      text = step.source ?? text;
      facts = step.facts ?? facts;
      if (text === undefined) return [];
      const source = fillMarkdown(text, facts);
      if (step.source === undefined && source === shown) return [];
      shown = source;
      return [{ since: step.since, source }];
    }),
  );
}

// `versions` begins with the oldest; the result begins with the newest.
const addIds = (versions: readonly Dated[]): Version[] =>
  versions
    .map(({ since, source }, index) => {
      const isLast = versions[index + 1]?.since !== since;
      const number = versions.slice(0, index + 1).filter((version) => version.since === since).length;
      return { id: isLast ? since : `${since}-${number}`, since, source };
    })
    .reverse();

export function findVersion(versions: readonly Version[], day: string): Version {
  return (versions.find(({ since }) => since <= day) ?? versions.at(-1)) as Version;
}

export function findLastDay(versions: readonly Version[], id: string, today: string): string | null {
  const index = versions.findIndex((version) => version.id === id);
  const [version, next] = [versions[index], versions[index - 1]];
  if (!version || !next || next.since > today) return null;
  if (next.since === version.since) return version.since;
  return new Date(Date.parse(next.since) - DAY).toISOString().slice(0, 10);
}
