import { asc, desc } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import { compareOrders, type SortedOrder, sortOrders } from "../model/order-sorts";
import { matchesFilters, selectGroup } from "./order-conditions.server";
import { countMatching, countOrdersInTime, type OrderCount } from "./order-counts.server";
import { hasTrigramIndex } from "./order-trigrams.server";
import type { DatedFilters } from "./periods.server";
import { listMatchIds, searchOrders } from "./search-orders.server";

/** A search stops counting here and shows "500+". */
const MAX_COUNTED = 500;
/** Up to this many orders are read and sorted within milliseconds. */
const MAX_SORTED = 5000;
/** How much more it costs to read and sort an order than to skip it in the index by time. */
const SORT_COST = 5;

interface Slice {
  offset: number;
  limit: number;
}

interface Counts {
  /** Counted among the orders that match the filter by time. */
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
  filters: DatedFilters,
  minCount = 1,
): Promise<FoundOrders> {
  const counts: Counts = {
    kinds: filters.unpaid === "all" && !filters.since ? storedCounts : await countOrdersInTime(db, filters),
    total: storedCounts.reduce((sum, { orders }) => sum + orders, 0),
  };
  const countWithoutSearch = countMatching(counts.kinds, filters);
  if (!filters.q || countWithoutSearch === 0)
    return {
      count: countWithoutSearch,
      hasMore: false,
      listIds: (slice) => listIdsByParts(db, counts, filters, slice),
    };
  const usesTrigrams = hasTrigramIndex(db) && countWithoutSearch > MAX_SORTED;
  const { matches, hasMore } = usesTrigrams
    ? await searchOrders(db, filters, { min: Math.min(minCount, MAX_COUNTED), max: MAX_COUNTED })
    : await readMatches(db, filters, countWithoutSearch <= MAX_SORTED ? "kind" : "time");
  const count = Math.min(matches.length, MAX_COUNTED);
  const { groupBy, byTime } = sortOrders[filters.sort];
  // The trigram search finds the newest orders first.
  const hasFirstMatches = !hasMore || (usesTrigrams && byTime === "descending" && !groupBy);
  const sorted = matches.sort((a, b) => compareOrders(filters.sort, a, b));
  const listIds = hasFirstMatches
    ? async ({ offset, limit }: Slice) => sorted.slice(offset, Math.min(offset + limit, count)).map(({ id }) => id)
    : ({ offset, limit }: Slice) =>
        listSearchedIds(db, counts, filters, { offset, limit: Math.min(limit, count - offset) });
  return { count, hasMore, listIds };
}

export function splitIntoGroups(filters: DatedFilters): DatedFilters[] {
  const { groupBy } = sortOrders[filters.sort];
  if (!groupBy) return [filters];
  const chosen = filters[groupBy.filter];
  const values = groupBy.values.filter((value) => chosen === "all" || chosen === value);
  return values.map((value) => ({ ...filters, [groupBy.filter]: value }));
}

const isOldestFirst = ({ sort }: DatedFilters) => sortOrders[sort].byTime === "ascending";

async function readMatches(db: Database, filters: DatedFilters, index: "time" | "kind") {
  const { id, createdAt } = db.tables.formSubmissions;
  const matches: SortedOrder[] = await db.read
    .select({ id, at: createdAt, group: selectGroup(db, filters) })
    .from(db.tables.formSubmissions)
    .where(matchesFilters(db, filters, index))
    .limit(MAX_COUNTED + 1);
  return { matches, hasMore: matches.length > MAX_COUNTED };
}

async function listSearchedIds(
  db: Database,
  counts: Counts,
  filters: DatedFilters,
  { offset, limit }: Slice,
): Promise<string[]> {
  const ids: string[] = [];
  for (const part of splitIntoGroups(filters)) {
    const slice = { offset: 0, limit: offset + limit - ids.length };
    if (slice.limit > 0) ids.push(...(await readIds(db, counts, part, isOldestFirst(part), slice)));
  }
  return ids.slice(offset);
}

async function listIdsByParts(db: Database, counts: Counts, filters: DatedFilters, slice: Slice): Promise<string[]> {
  const ids: string[] = [];
  let { offset } = slice;
  for (const part of splitIntoGroups(filters)) {
    const count = countMatching(counts.kinds, part);
    const limit = Math.min(slice.limit - ids.length, count - offset);
    if (limit > 0) ids.push(...(await readIdsFromNearerEnd(db, counts, part, count, { offset, limit })));
    offset = Math.max(0, offset - count);
  }
  return ids;
}

async function readIdsFromNearerEnd(
  db: Database,
  counts: Counts,
  part: DatedFilters,
  count: number,
  { offset, limit }: Slice,
): Promise<string[]> {
  const fromEnd = offset > count / 2;
  const oldestFirst = isOldestFirst(part) !== fromEnd;
  const slice = { offset: fromEnd ? count - offset - limit : offset, limit };
  const ids = await readIds(db, counts, part, oldestFirst, slice);
  return fromEnd ? ids.reverse() : ids;
}

async function readIds(db: Database, counts: Counts, filters: DatedFilters, oldestFirst: boolean, slice: Slice) {
  const countWithoutSearch = countMatching(counts.kinds, filters);
  if (filters.q && countWithoutSearch > MAX_SORTED && hasTrigramIndex(db))
    return listMatchIds(db, filters, oldestFirst, slice);
  const skipped = ((slice.offset + slice.limit) * counts.total) / countWithoutSearch;
  const sortsMatches = filters.q ? countWithoutSearch <= MAX_SORTED : countWithoutSearch * SORT_COST <= skipped;
  const { id, createdAt } = db.tables.formSubmissions;
  const direction = oldestFirst ? asc : desc;
  const rows = await db.read
    .select({ id })
    .from(db.tables.formSubmissions)
    .where(matchesFilters(db, filters, sortsMatches ? "kind" : "time"))
    .orderBy(direction(createdAt), direction(id))
    .limit(slice.limit)
    .offset(slice.offset);
  return rows.map((row) => row.id);
}
