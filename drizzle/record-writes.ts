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
export function recordWrites(): Logger & { take(): Writes } {
  let writes = { tables: new Set<string>(), inserted: new Set<string>() };
  return {
    logQuery(query) {
      const [, verb, table] = WRITE.exec(query) ?? [];
      if (!table) return;
      writes.tables.add(table);
      if (verb === "insert into") writes.inserted.add(table);
    },
    /** Returns what was written since the last call. */
    take() {
      const taken = writes;
      writes = { tables: new Set(), inserted: new Set() };
      return taken;
    },
  };
}
