import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type RowSource, RowsRefused } from "./stored-rows";

interface Entry {
  when: number;
  tag: string;
}

function readJournal(dialect: "sqlite" | "postgres"): Entry[] {
  const file = join("migrations", dialect, "meta/_journal.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { entries: Entry[] }).entries;
}

export const findNewestMigration = (dialect: "sqlite" | "postgres"): string => readJournal(dialect).at(-1)?.tag ?? "";

/** A migration has the same name for both databases. @throws RowsRefused for one that this version does not know */
export function nameMigrations(dialect: "sqlite" | "postgres", times: readonly number[]): string[] {
  const names = new Map(readJournal(dialect).map(({ when, tag }) => [when, tag]));
  return times.map((time) => {
    const name = names.get(time);
    if (name) return name;
    throw new RowsRefused(
      "The database is newer than this version of the site. Run the command with the newer version.",
    );
  });
}

/** @throws RowsRefused for one that this version does not know */
export function findMigrationTimes(
  dialect: "sqlite" | "postgres",
  { migrations }: Pick<RowSource, "migrations">,
): ReadonlySet<number> {
  const times = new Map(readJournal(dialect).map(({ when, tag }) => [tag, when]));
  const found = migrations.map((name) => {
    const time = times.get(name);
    if (time !== undefined) return time;
    throw new RowsRefused(
      `The data comes from a newer version of the site: this version does not know its migration ${name}. Update the site, then try again.`,
    );
  });
  return new Set(found);
}
