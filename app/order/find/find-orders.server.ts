import type { Database } from "#drizzle/connect";
import { compareOrders, type SortedOrder } from "../model/order-sorts";
import { listSortTerms, matchesFilters, selectGroup } from "./order-conditions.server";
import { countMatching, countOrders, listOrderCounts, type OrderCount, sumOrders } from "./order-counts.server";
import { type OrderQuery, splitIntoGroups } from "./order-query.server";
import { hasTrigramIndex } from "./order-trigrams.server";
import { listMatchIds, searchOrders } from "./search-orders.server";

const MAX_COUNTED = 500;
/** So many orders are read and sorted within milliseconds. */
const MAX_SORTED = 5000;
/** The cost of reading and sorting an order, relative to the cost of skipping an order in the index by time. */
const SORT_COST = 5;

interface Slice {
  offset: number;
  limit: number;
}

interface Counts {
  kinds: OrderCount[];
  total: number;
}

interface FoundOrders {
  count: number;
  hasMore: boolean;
  listIds(slice: Slice): Promise<string[]>;
}

export async function findOrders(
  db: Database,
  storedCounts: OrderCount[],
  query: OrderQuery,
  minCount = 1,
): Promise<FoundOrders> {
  const counts = await loadCounts(db, storedCounts, query);
  const countWithoutSearch = countMatching(counts.kinds, query);
  if (!query.q || countWithoutSearch === 0)
    return {
      count: countWithoutSearch,
      hasMore: false,
      listIds: (slice) => listIdsByGroups(db, counts, query, slice),
    };
  const usesTrigrams = hasTrigramIndex(db) && countWithoutSearch > MAX_SORTED;
  const { matches, hasMore } = usesTrigrams
    ? await searchOrders(db, query, { min: Math.min(minCount, MAX_COUNTED), max: MAX_COUNTED })
    : await readMatches(db, query, countWithoutSearch <= MAX_SORTED ? "kind" : "time");
  const count = Math.min(matches.length, MAX_COUNTED);
  const { groupBy, byColumn, byTime } = query.sort;
  // The trigram search finds the newest orders first.
  const hasFirstMatches = !byColumn && (!hasMore || (usesTrigrams && byTime === "descending" && !groupBy));
  const sorted = matches.sort((a, b) => compareOrders(query.sort, a, b));
  const listIds = hasFirstMatches
    ? async ({ offset, limit }: Slice) => sorted.slice(offset, Math.min(offset + limit, count)).map(({ id }) => id)
    : ({ offset, limit }: Slice) =>
        listIdsFromStart(db, counts, query, { offset, limit: Math.min(limit, count - offset) });
  return { count, hasMore, listIds };
}

/** Without the limits of the list's pages. */
export async function listAllIds(db: Database, query: OrderQuery): Promise<string[]> {
  const counts = await loadCounts(db, await listOrderCounts(db), query);
  // No count as limit, because an order may be placed meanwhile.
  return listIdsFromStart(db, counts, query, { offset: 0, limit: Number.MAX_SAFE_INTEGER });
}

async function loadCounts(db: Database, stored: OrderCount[], query: OrderQuery): Promise<Counts> {
  return {
    kinds:
      query.placedFrom || query.placedUntil || query.isDepositPaid || query.overdueIds
        ? await countOrders(db, query)
        : stored,
    total: sumOrders(stored),
  };
}

async function readMatches(db: Database, query: OrderQuery, index: "time" | "kind") {
  const { id, createdAt } = db.tables.formSubmissions;
  const matches: SortedOrder[] = await db.read
    .select({ id, at: createdAt, group: selectGroup(db, query.sort) })
    .from(db.tables.formSubmissions)
    .where(matchesFilters(db, query, index))
    // Makes SQLite use the index of these few orders.
    .orderBy(...(query.needsAction || query.isDepositPaid ? [createdAt] : []))
    .limit(MAX_COUNTED + 1);
  return { matches, hasMore: matches.length > MAX_COUNTED };
}

async function listIdsFromStart(
  db: Database,
  counts: Counts,
  query: OrderQuery,
  { offset, limit }: Slice,
): Promise<string[]> {
  let ids: string[] = [];
  for (const group of splitIntoGroups(query)) {
    const slice = { offset: 0, limit: offset + limit - ids.length };
    if (slice.limit > 0) ids = ids.concat(await readIds(db, counts, group, false, slice));
  }
  return ids.slice(offset);
}

async function listIdsByGroups(db: Database, counts: Counts, query: OrderQuery, slice: Slice): Promise<string[]> {
  const ids: string[] = [];
  let { offset } = slice;
  for (const group of splitIntoGroups(query)) {
    const count = countMatching(counts.kinds, group);
    const limit = Math.min(slice.limit - ids.length, count - offset);
    if (limit > 0) ids.push(...(await readIdsFromNearerEnd(db, counts, group, count, { offset, limit })));
    offset = Math.max(0, offset - count);
  }
  return ids;
}

async function readIdsFromNearerEnd(
  db: Database,
  counts: Counts,
  group: OrderQuery,
  count: number,
  { offset, limit }: Slice,
): Promise<string[]> {
  const fromEnd = offset > count / 2;
  const slice = { offset: fromEnd ? count - offset - limit : offset, limit };
  const ids = await readIds(db, counts, group, fromEnd, slice);
  return fromEnd ? ids.reverse() : ids;
}

async function readIds(db: Database, counts: Counts, query: OrderQuery, isReversed: boolean, slice: Slice) {
  const countWithoutSearch = countMatching(counts.kinds, query);
  if (query.q && countWithoutSearch > MAX_SORTED && hasTrigramIndex(db))
    return listMatchIds(db, query, isReversed, slice);
  const skipped = ((slice.offset + slice.limit) * counts.total) / countWithoutSearch;
  const sortsMatches = query.q ? countWithoutSearch <= MAX_SORTED : countWithoutSearch * SORT_COST <= skipped;
  const { id } = db.tables.formSubmissions;
  const rows = await db.read
    .select({ id })
    .from(db.tables.formSubmissions)
    .where(matchesFilters(db, query, sortsMatches ? "kind" : "time"))
    .orderBy(...listSortTerms(db, query.sort, isReversed))
    .limit(slice.limit)
    .offset(slice.offset);
  return rows.map((row) => row.id);
}
