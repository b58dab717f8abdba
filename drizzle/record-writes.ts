import type { Logger } from "drizzle-orm/logger";

/** Tables are named as in the database. */
export interface Writes {
  tables: ReadonlySet<string>;
  inserted: ReadonlySet<string>;
}

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
    forgetAfter(count: number) {
      recorded.length = count;
    },
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
