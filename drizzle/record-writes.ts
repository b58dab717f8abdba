import type { Logger } from "drizzle-orm/logger";

/** The tables that a commit wrote to, by their names in the database. */
export interface Writes {
  tables: ReadonlySet<string>;
  /** The subset of `tables` that got new rows. */
  inserted: ReadonlySet<string>;
}

/** Matches these statements as Drizzle writes them. */
const WRITE = /^(insert into|update|delete from) "(\w+)"/;

/** A logger, because Drizzle calls it for every execution, including those of prepared statements. */
export function recordWrites() {
  let recorded: { table: string; isInsert: boolean }[] = [];
  return {
    logQuery(query) {
      const [, verb, table] = WRITE.exec(query) ?? [];
      if (table) recorded.push({ table, isInsert: verb === "insert into" });
    },
    count: () => recorded.length,
    /** Forgets all writes after the first `count`. */
    forgetAfter(count: number) {
      recorded.length = count;
    },
    /** Returns what was written since the last call. */
    take(): Writes {
      const taken = recorded;
      recorded = [];
      return {
        tables: new Set(taken.map(({ table }) => table)),
        inserted: new Set(taken.flatMap(({ table, isInsert }) => (isInsert ? [table] : []))),
      };
    },
  } satisfies Logger & Record<string, unknown>;
}
