import { setImmediate as nextTurn } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { SortedOrder } from "../model/order-sorts";
import { listSortTerms, matchesKind, selectGroup } from "./order-conditions.server";
import type { OrderQuery } from "./order-query.server";
import { selectNumbersContaining } from "./order-trigrams.server";

const LOOKUP_BATCH = 2000;

/** At least `min` of the newest matches if there are so many, and at most about `max`. */
export async function searchOrders(
  db: Database,
  query: OrderQuery,
  { min, max }: { min: number; max: number },
): Promise<{ matches: SortedOrder[]; hasMore: boolean }> {
  const numbers = await selectNumbersContaining(db, query.q);
  const kind = matchesKind(db, query);
  const matches: SortedOrder[] = [];
  // Text, because the numbers exceed JavaScript's safe integers.
  let below: string | undefined;
  do {
    const hits = selectNewestHits(numbers, kind ? LOOKUP_BATCH : max + 1, below);
    const needsOrder = kind !== undefined || query.sort.groupBy !== undefined;
    const found: SortedOrder[] = await db.read
      .select({
        id: sql<string>`s.id`,
        at: sql<number>`s.n / 1000000`,
        group: selectGroup(db, query.sort),
      })
      .from(sql`${hits} ${joinOrders(needsOrder)}`)
      .where(kind)
      .limit(max + 1);
    matches.push(...found);
    if (!kind || matches.length > max) return { matches, hasMore: matches.length > max };
    const [batch] = await db.read
      .select({ count: sql<number>`count(*)`, last: sql<string>`cast(min(n) as text)` })
      .from(hits);
    if (!batch || batch.count < LOOKUP_BATCH) return { matches, hasMore: false };
    below = batch.last;
    // Each batch blocks the process for some milliseconds.
    await nextTurn();
  } while (matches.length < min);
  return { matches, hasMore: true };
}

function selectNewestHits(numbers: SQL, limit: number, below?: string): SQL {
  const older = below === undefined ? sql`` : sql`where n < cast(${below} as integer)`;
  return sql`(select n from (select n from ${numbers}) ${older} order by n desc limit ${limit}) t`;
}

export async function listMatchIds(
  db: Database,
  query: OrderQuery,
  isReversed: boolean,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const { byColumn, byTime } = query.sort;
  const numbers = await selectNumbersContaining(db, query.q);
  const direction = (byTime === "ascending") === isReversed ? sql`desc` : sql`asc`;
  const kind = matchesKind(db, query);
  // Numbers are in order of time. `limit -1` keeps SQLite from flattening the subquery, which would lose the order.
  const hits = byColumn
    ? sql`(select n from ${numbers}) t ${joinOrders(true)}`
    : sql`(select n from ${numbers} order by n ${direction} limit -1) t ${joinOrders(Boolean(kind))}`;
  const rows = await db.read
    .select({ id: sql<string>`s.id` })
    .from(hits)
    .where(kind)
    .orderBy(...(byColumn ? listSortTerms(db, query.sort, isReversed) : []))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => row.id);
}

/** `cross join` keeps SQLite from starting with another table. */
function joinOrders(withOrder: boolean): SQL {
  const id = sql`cross join order_search s on s.n = t.n`;
  return withOrder ? sql`${id} cross join form_submissions on form_submissions.id = s.id` : id;
}
