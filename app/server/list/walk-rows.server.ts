import { setImmediate as nextTurn } from "node:timers/promises";
import { and, desc, eq, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#drizzle/connect";

/** Rows read at a time: some milliseconds on SQLite, during which the process does nothing else. */
const PIECE = 1000;

interface Walk {
  table: PgTable;
  id: PgColumn;
  /** The time by which the rows are ordered, latest first; it has an index. */
  at: PgColumn;
  /** A column to return with each row found. */
  kind: PgColumn;
  /** The part of the condition that the index covers. */
  among?: SQL;
  /** The part of the condition that no index covers. */
  fits: SQL;
  /** Stops after this many rows. */
  most?: number;
}

/** The rows that match, latest first. Read in pieces, so that other requests are served in between. */
export async function walkRows(
  { read }: Pick<Database, "read">,
  { table, id, at, kind, among, fits, most = Number.POSITIVE_INFINITY }: Walk,
): Promise<{ id: string; kind: string }[]> {
  const found: { id: string; kind: string }[] = [];
  let last: { id: string; at: Date } | undefined;
  for (;;) {
    // The first condition says where to begin in the index.
    const behind = last && and(lte(at, last.at), or(lt(at, last.at), and(eq(at, last.at), lt(id, last.id))));
    const rows = (await read
      .select({ id, at, kind, fits: sql<boolean | number>`case when ${fits} then 1 else 0 end` })
      .from(table)
      .where(and(among, behind))
      .orderBy(desc(at), desc(id))
      .limit(PIECE)) as { id: string; at: Date; kind: string; fits: number }[];
    for (const row of rows) if (row.fits && found.length < most) found.push({ id: row.id, kind: row.kind });
    last = rows.at(-1);
    if (rows.length < PIECE || found.length >= most) return found;
    await nextTurn();
  }
}
