import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Filters } from "./filters";
import { allowed } from "./matching.server";

/** Whether SQLite's index of all threes of letters (migration 0003) can tell. PostgreSQL uses its own by itself. */
export function hasTrigrams(db: Database, q: string): boolean {
  return db.dialect === "sqlite" && [...q].length >= 3;
}

/** How many orders contain what was typed, counting no further than `most`. */
export async function countTrigrams(db: Database, filters: Filters, most: number): Promise<number> {
  const rows = db.read
    .select({ one: sql`1`.as("one") })
    .from(tables(filters, false))
    .where(conditions(db, filters))
    .limit(most)
    .as("found");
  const [row] = await db.read.select({ count: sql<number>`count(*)` }).from(rows);
  return row?.count ?? 0;
}

/** Their ids by time. The index gives them in this order by itself, so that it is read no further than the window. */
export async function pickByTrigrams(
  db: Database,
  filters: Filters,
  oldestFirst: boolean,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const rows = await db.read
    .select({ id: sql<string>`s.id` })
    .from(tables(filters, true))
    .where(conditions(db, filters))
    .orderBy(oldestFirst ? sql`t.rowid asc` : sql`t.rowid desc`)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.id);
}

const isNarrowed = (filters: Filters) =>
  [filters.package, filters.status, filters.priority].some((value) => value !== "all");

/** `cross join` keeps SQLite from beginning at another table. */
function tables(filters: Filters, withId: boolean): SQL {
  const trigrams = sql`order_trigrams t`;
  if (isNarrowed(filters))
    return sql`${trigrams} cross join order_search s on s.n = t.rowid cross join form_submissions on form_submissions.id = s.id`;
  return withId ? sql`${trigrams} cross join order_search s on s.n = t.rowid` : trigrams;
}

function conditions(db: Database, filters: Filters): SQL | undefined {
  const phrase = `"${filters.q.toLowerCase().replaceAll('"', '""')}"`;
  return and(sql`order_trigrams match ${phrase}`, allowed(db, filters));
}
