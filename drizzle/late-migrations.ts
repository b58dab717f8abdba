import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MigrationMeta } from "drizzle-orm/migrator";
import { describeRemovals, SchemaError } from "./schema-objects";

/** A late migration that rebuilds a table on SQLite would remove what newer ones added. @throws SchemaError */
export function refuseLateRemovals(
  folder: string,
  pending: readonly MigrationMeta[],
  appliedTimes: ReadonlySet<number>,
): void {
  const newest = Math.max(...appliedTimes);
  for (const { folderMillis, sql: statements } of pending) {
    const removals = describeRemovals(statements);
    if (folderMillis >= newest || removals.length === 0) continue;
    const [late, applied] = [readName(folder, folderMillis), readName(folder, newest)];
    throw new SchemaError(
      `Migration ${late} is dated before ${applied}, which already ran, and ${removals.join(" and ")}: generate it again.`,
    );
  }
}

/** @throws SchemaError if a migration ran that is newer than all that this version has */
export function refuseNewerDatabase(known: readonly MigrationMeta[], appliedTimes: ReadonlySet<number>): void {
  const newest = Math.max(...known.map(({ folderMillis }) => folderMillis));
  const newer = [...appliedTimes].filter((time) => time > newest);
  if (newer.length === 0) return;
  const date = new Date(Math.max(...newer)).toISOString().slice(0, 10);
  throw new SchemaError(
    `The database was changed by a newer version of this software (migration of ${date}). Nothing was changed now. Start that version, or restore a backup that this version made (docs/operations.md, Restore).`,
  );
}

function readName(folder: string, time: number): string {
  const { entries } = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as {
    entries: { when: number; tag: string }[];
  };
  return entries.find(({ when }) => when === time)?.tag ?? `of ${new Date(time).toISOString()}`;
}
