import { asc, desc } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Filters } from "./filters";
import { matchesFilters } from "./order-conditions.server";
import { countMatching, type OrderCount } from "./order-counts.server";
import { hasTrigramIndex } from "./order-trigrams.server";
import { listMatchIds, type Match, searchOrders } from "./search-orders.server";

/** A search counts no further: "500+" says enough. */
const MAX_COUNTED = 500;
/** So few orders are read and sorted within milliseconds. */
const MAX_SORTED = 5000;
/** Reading and sorting an order costs so many times as much as skipping one in the index by time. */
const SORT_COST = 5;

interface Window {
  offset: number;
  limit: number;
}

interface FoundOrders {
  /** How many orders match. Exact, except for a search that finds more than 500. */
  count: number;
  more: boolean;
  /** The ids of a window of the first `count` orders, in the order of the list. */
  listIds(window: Window): Promise<string[]>;
}

/** Finds the orders that match the filters. A search stops when it has found `needed` orders. */
export async function findOrders(
  db: Database,
  counts: OrderCount[],
  filters: Filters,
  needed = 1,
): Promise<FoundOrders> {
  const kindCount = countMatching(counts, filters);
  if (!filters.q || kindCount === 0)
    return { count: kindCount, more: false, listIds: (window) => listIdsByParts(db, counts, filters, window) };
  const usesTrigrams = hasTrigramIndex(db) && kindCount > MAX_SORTED;
  const { matches, more } = usesTrigrams
    ? await searchOrders(db, filters, { min: Math.min(needed, MAX_COUNTED), max: MAX_COUNTED })
    : await readMatches(db, filters, kindCount <= MAX_SORTED ? "kind" : "time");
  const count = Math.min(matches.length, MAX_COUNTED);
  // A search by trigrams finds the newest ones first.
  const hasFirst = !more || (usesTrigrams && filters.sort === "newest");
  const listIds = hasFirst
    ? async ({ offset, limit }: Window) => sortIds(matches, filters).slice(offset, Math.min(offset + limit, count))
    : ({ offset, limit }: Window) =>
        listSearchedIds(db, counts, filters, { offset, limit: Math.min(limit, count - offset) });
  return { count, more, listIds };
}

const priorities = ["urgent", "high", "normal"] as const;

/** A list by priority is read as one list for each priority, one after the other. */
export function splitByPriority(filters: Filters): Filters[] {
  if (filters.sort !== "priority") return [filters];
  return priorities
    .filter((priority) => filters.priority === "all" || filters.priority === priority)
    .map((priority) => ({ ...filters, priority }));
}

async function readMatches(db: Database, filters: Filters, index: "time" | "kind") {
  const { id, createdAt, priority } = db.tables.formSubmissions;
  const matches: Match[] = await db.read
    .select({ id, at: createdAt, priority })
    .from(db.tables.formSubmissions)
    .where(matchesFilters(db, filters, index))
    .limit(MAX_COUNTED + 1);
  return { matches, more: matches.length > MAX_COUNTED };
}

function sortIds(matches: Match[], { sort }: Filters): string[] {
  const ranks: readonly string[] = priorities;
  const rank = ({ priority }: Match) => ranks.indexOf(priority);
  const byNewest = (a: Match, b: Match) => +b.at - +a.at || (a.id < b.id ? 1 : -1);
  const compare = {
    newest: byNewest,
    oldest: (a: Match, b: Match) => byNewest(b, a),
    priority: (a: Match, b: Match) => rank(a) - rank(b) || byNewest(a, b),
  }[sort];
  return matches.sort(compare).map(({ id }) => id);
}

/** For a search with many hits: from the top of each part until the window is full. */
async function listSearchedIds(
  db: Database,
  counts: OrderCount[],
  filters: Filters,
  { offset, limit }: Window,
): Promise<string[]> {
  const ids: string[] = [];
  for (const part of splitByPriority(filters)) {
    const window = { offset: 0, limit: offset + limit - ids.length };
    if (window.limit > 0) ids.push(...(await readIds(db, counts, part, part.sort === "oldest", window)));
  }
  return ids.slice(offset);
}

/** For a list without a search, where the size of each part is known. */
async function listIdsByParts(db: Database, counts: OrderCount[], filters: Filters, window: Window): Promise<string[]> {
  const ids: string[] = [];
  let { offset } = window;
  for (const part of splitByPriority(filters)) {
    const count = countMatching(counts, part);
    const limit = Math.min(window.limit - ids.length, count - offset);
    if (limit > 0) ids.push(...(await readIdsFromNearerEnd(db, counts, part, count, { offset, limit })));
    offset = Math.max(0, offset - count);
  }
  return ids;
}

async function readIdsFromNearerEnd(
  db: Database,
  counts: OrderCount[],
  part: Filters,
  count: number,
  { offset, limit }: Window,
): Promise<string[]> {
  const fromEnd = offset > count / 2;
  const oldestFirst = (part.sort === "oldest") !== fromEnd;
  const window = { offset: fromEnd ? count - offset - limit : offset, limit };
  const ids = await readIds(db, counts, part, oldestFirst, window);
  return fromEnd ? ids.reverse() : ids;
}

async function readIds(db: Database, counts: OrderCount[], filters: Filters, oldestFirst: boolean, window: Window) {
  const kindCount = countMatching(counts, filters);
  if (filters.q && kindCount > MAX_SORTED && hasTrigramIndex(db)) return listMatchIds(db, filters, oldestFirst, window);
  const all = counts.reduce((sum, { orders }) => sum + orders, 0);
  const skipped = ((window.offset + window.limit) * all) / kindCount;
  const sorts = filters.q ? kindCount <= MAX_SORTED : kindCount * SORT_COST <= skipped;
  const { id, createdAt } = db.tables.formSubmissions;
  const direction = oldestFirst ? asc : desc;
  const rows = await db.read
    .select({ id })
    .from(db.tables.formSubmissions)
    .where(matchesFilters(db, filters, sorts ? "kind" : "time"))
    .orderBy(direction(createdAt), direction(id))
    .limit(window.limit)
    .offset(window.offset);
  return rows.map((row) => row.id);
}
