import { setImmediate as nextTurn } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Filters } from "./filters";
import { matchesKind } from "./order-conditions.server";
import { selectNumbersContaining } from "./order-trigrams.server";

export interface Match {
  id: string;
  /** When it was placed: a date, or milliseconds since 1970. */
  at: Date | number;
  priority: string;
}

/** Package, status and priority are looked up for so many hits at a time. */
const LOOKUP_BATCH = 2000;

/**
 * The newest orders that contain the search text: at least `min` of them, if there are so many, and at most about `max`.
 * `more`: there are, or may be, others.
 */
export async function searchOrders(
  db: Database,
  filters: Filters,
  { min, max }: { min: number; max: number },
): Promise<{ matches: Match[]; more: boolean }> {
  const numbers = await selectNumbersContaining(db, filters.q);
  const kind = matchesKind(db, filters);
  const matches: Match[] = [];
  // Text, because the numbers exceed the safe integers of JavaScript.
  let below: string | undefined;
  do {
    const hits = newestHits(numbers, kind ? LOOKUP_BATCH : max + 1, below);
    const looksUp = kind !== undefined || filters.sort === "priority";
    const found: Match[] = await db.read
      .select({
        id: sql<string>`s.id`,
        at: sql<number>`s.n / 1000000`,
        priority: looksUp ? sql<string>`priority` : sql<string>`''`,
      })
      .from(sql`${hits} ${joins(looksUp)}`)
      .where(kind)
      .limit(max + 1);
    matches.push(...found);
    if (!kind || matches.length > max) return { matches, more: matches.length > max };
    const [seen] = await db.read
      .select({ count: sql<number>`count(*)`, last: sql<string>`cast(min(n) as text)` })
      .from(hits);
    if (!seen || seen.count < LOOKUP_BATCH) return { matches, more: false };
    below = seen.last;
    // Each batch blocks the process for some milliseconds.
    await nextTurn();
  } while (matches.length < min);
  return { matches, more: true };
}

/** The newest of these numbers that are `below` the given one. */
function newestHits(numbers: SQL, limit: number, below?: string): SQL {
  const older = below === undefined ? sql`` : sql`where n < cast(${below} as integer)`;
  return sql`(select n from (select n from ${numbers}) ${older} order by n desc limit ${limit}) t`;
}

/** A window of the matches by time. Nothing is read past it. */
export async function listMatchIds(
  db: Database,
  filters: Filters,
  oldestFirst: boolean,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const numbers = await selectNumbersContaining(db, filters.q);
  const direction = oldestFirst ? sql`asc` : sql`desc`;
  const kind = matchesKind(db, filters);
  const rows = await db.read
    .select({ id: sql<string>`s.id` })
    // `limit -1` keeps SQLite from merging the query with the outer one, which would lose the order.
    .from(sql`(select n from ${numbers} order by n ${direction} limit -1) t ${joins(Boolean(kind))}`)
    .where(kind)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.id);
}

/** `cross join` keeps SQLite from starting at another table. */
function joins(withOrder: boolean): SQL {
  const id = sql`cross join order_search s on s.n = t.n`;
  return withOrder ? sql`${id} cross join form_submissions on form_submissions.id = s.id` : id;
}
