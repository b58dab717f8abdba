import { setImmediate as nextTurn } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Filters } from "./filters";
import { allowed } from "./matching.server";
import { orderNumbersWith } from "./order-trigrams.server";

/** An order that a search found. */
export interface Match {
  id: string;
  /** When it was placed: a date, or milliseconds since 1970. */
  at: Date | number;
  priority: string;
}

/** Of so many orders with the letters at a time, package, status and priority are looked up. */
const LOOKED_UP = 2000;

/**
 * The newest orders that contain what was typed, at least `least` of them where there are so many. `more` says that
 * there are others than the `most` that were looked for, or may be behind those that were looked up.
 */
export async function searchOrders(
  db: Database,
  filters: Filters,
  { least, most }: { least: number; most: number },
): Promise<{ matches: Match[]; more: boolean }> {
  const numbers = await orderNumbersWith(db, filters.q);
  const kind = allowed(db, filters);
  const matches: Match[] = [];
  // As text: a number of JavaScript holds these to the nearest 256 only.
  let below: string | undefined;
  do {
    const hits = newestHits(numbers, kind ? LOOKED_UP : most + 1, below);
    const looksUp = kind !== undefined || filters.sort === "priority";
    const found: Match[] = await db.read
      .select({
        id: sql<string>`s.id`,
        at: sql<number>`s.n / 1000000`,
        // Without a need for it the order itself is not looked up.
        priority: looksUp ? sql<string>`priority` : sql<string>`''`,
      })
      .from(sql`${hits} ${joins(looksUp)}`)
      .where(kind)
      .limit(most + 1);
    matches.push(...found);
    if (!kind || matches.length > most) return { matches, more: matches.length > most };
    const [seen] = await db.read
      .select({ count: sql<number>`count(*)`, last: sql<string>`cast(min(n) as text)` })
      .from(hits);
    if (!seen || seen.count < LOOKED_UP) return { matches, more: false };
    below = seen.last;
    // Each look keeps the process to itself for some milliseconds.
    await nextTurn();
  } while (matches.length < least);
  return { matches, more: true };
}

/** The newest of these numbers that are `below` the given one. */
function newestHits(numbers: SQL, limit: number, below?: string): SQL {
  const older = below === undefined ? sql`` : sql`where n < cast(${below} as integer)`;
  return sql`(select n from (select n from ${numbers}) ${older} order by n desc limit ${limit}) t`;
}

/** Their ids by time, the order in which they are found, so that nothing is read beyond the window. */
export async function pickInSearch(
  db: Database,
  filters: Filters,
  oldestFirst: boolean,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const numbers = await orderNumbersWith(db, filters.q);
  const direction = oldestFirst ? sql`asc` : sql`desc`;
  const kind = allowed(db, filters);
  const rows = await db.read
    .select({ id: sql<string>`s.id` })
    // Not to be merged with the rest, which would lose the order.
    .from(sql`(select n from ${numbers} order by n ${direction} limit -1) t ${joins(Boolean(kind))}`)
    .where(kind)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.id);
}

/** `cross join` keeps SQLite from beginning at another table. */
function joins(withOrder: boolean): SQL {
  const id = sql`cross join order_search s on s.n = t.n`;
  return withOrder ? sql`${id} cross join form_submissions on form_submissions.id = s.id` : id;
}
