import { setImmediate as nextTurn } from "node:timers/promises";
import { and, desc, eq, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#drizzle/connect";

/** Reading a batch takes SQLite a few milliseconds, during which the process does nothing else. */
const BATCH_SIZE = 1000;

interface Scan {
  table: PgTable;
  id: PgColumn;
  /** Indexed. */
  time: PgColumn;
  kind: PgColumn | SQL;
  /** The part of the condition that the index covers. `condition` is the rest. */
  indexed?: SQL;
  condition: SQL;
  maxRows?: number;
}

/** Latest first. Reads in batches, so that other requests are served in between. */
export async function scanRows(
  { read }: Pick<Database, "read">,
  { table, id, time, kind, indexed, condition, maxRows = Number.POSITIVE_INFINITY }: Scan,
): Promise<{ id: string; time: Date; kind: string }[]> {
  const found: { id: string; time: Date; kind: string }[] = [];
  let last: RowPosition | undefined;
  for (;;) {
    const next = last && comesAfter({ time, id }, last);
    const rows = (await read
      .select({ id, time, kind, matches: sql<boolean | number>`case when ${condition} then 1 else 0 end` })
      .from(table)
      .where(and(indexed, next))
      .orderBy(desc(time), desc(id))
      .limit(BATCH_SIZE)) as { id: string; time: Date; kind: string; matches: number }[];
    for (const row of rows)
      if (row.matches && found.length < maxRows) found.push({ id: row.id, time: row.time, kind: row.kind });
    last = rows.at(-1);
    if (rows.length < BATCH_SIZE || found.length >= maxRows) return found;
    await nextTurn();
  }
}

interface RowPosition {
  id: string;
  time: Date;
}

export function comesAfter({ time, id }: Pick<Scan, "time" | "id">, last: RowPosition): SQL | undefined {
  // `time <= last` tells the planner where to begin in the index.
  return and(lte(time, last.time), or(lt(time, last.time), and(eq(time, last.time), lt(id, last.id))));
}
