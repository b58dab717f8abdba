import { asc, desc } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import { countOf } from "./counts.server";
import type { Filters } from "./filters";
import { matching } from "./matching.server";
import type { Count } from "./order-counts.server";
import { type Match, pickInSearch, searchOrders } from "./order-search.server";
import { hasOrderSearch } from "./order-trigrams.server";

/** Of a search at most so many are counted; that there are more is all that anybody wants to know. */
const COUNTED = 500;
/** So few orders are read and sorted within milliseconds. */
const FEW = 5000;
/** An order that is read and sorted costs so many times one that is passed by on the way through all of them. */
const SORTING = 5;

interface Window {
  offset: number;
  limit: number;
}

interface Found {
  /** How many orders the filters let through: exactly, but for a search that finds more than 500. */
  count: number;
  /** There are more than were counted. */
  more: boolean;
  /** The ids of those of the first `count` that lie in the window, in the order of the list. */
  pick(window: Window): Promise<string[]>;
}

/**
 * What the filters find. A search is looked for once: where all that it found is known, no page asks for it again. It
 * goes on until `needed` are found, or none is left.
 */
export async function findOrders(db: Database, counts: Count[], filters: Filters, needed = 1): Promise<Found> {
  const ofKind = countOf(counts, filters);
  if (!filters.q || ofKind === 0)
    return { count: ofKind, more: false, pick: (window) => pickByParts(db, counts, filters, window) };
  const searches = hasOrderSearch(db) && ofKind > FEW;
  const { matches, more } = searches
    ? await searchOrders(db, filters, { least: Math.min(needed, COUNTED), most: COUNTED })
    : await readMatches(db, filters, COUNTED, ofKind <= FEW ? "kind" : "time");
  const count = Math.min(matches.length, COUNTED);
  // Of many, the search has found the newest.
  const areFirst = !more || (searches && filters.sort === "newest");
  const pick = areFirst
    ? async ({ offset, limit }: Window) => inOrder(matches, filters).slice(offset, Math.min(offset + limit, count))
    : ({ offset, limit }: Window) => walk(db, counts, filters, { offset, limit: Math.min(limit, count - offset) });
  return { count, more, pick };
}

const priorities = ["urgent", "high", "normal"] as const;

/** The parts of which a list consists, one behind the other: by priority these are the priorities. */
export function partsOf(filters: Filters): Filters[] {
  if (filters.sort !== "priority") return [filters];
  return priorities
    .filter((priority) => filters.priority === "all" || filters.priority === priority)
    .map((priority) => ({ ...filters, priority }));
}

/** The orders that match, in no order; `more` says that there are others than the `most` that were looked for. */
async function readMatches(db: Database, filters: Filters, most: number, along: "time" | "kind") {
  const { id, createdAt, priority } = db.tables.formSubmissions;
  const matches: Match[] = await db.read
    .select({ id, at: createdAt, priority })
    .from(db.tables.formSubmissions)
    .where(matching(db, filters, along))
    .limit(most + 1);
  return { matches, more: matches.length > most };
}

/** The ids of all that were found, in the order of the list. */
function inOrder(matches: Match[], { sort }: Filters): string[] {
  const ranks: readonly string[] = priorities;
  const rank = ({ priority }: Match) => ranks.indexOf(priority);
  const newer = (a: Match, b: Match) => +b.at - +a.at || (a.id < b.id ? 1 : -1);
  const before = {
    newest: newer,
    oldest: (a: Match, b: Match) => newer(b, a),
    priority: (a: Match, b: Match) => rank(a) - rank(b) || newer(a, b),
  }[sort];
  return matches.sort(before).map(({ id }) => id);
}

/** The ids of a search with many hits: from the top of each part until the window is full. */
async function walk(db: Database, counts: Count[], filters: Filters, { offset, limit }: Window): Promise<string[]> {
  const ids: string[] = [];
  for (const part of partsOf(filters)) {
    const window = { offset: 0, limit: offset + limit - ids.length };
    if (window.limit > 0) ids.push(...(await pickWindow(db, counts, part, part.sort === "oldest", window)));
  }
  return ids.slice(offset);
}

/** The ids of a list without a search, of whose parts it is known how many they are. */
async function pickByParts(db: Database, counts: Count[], filters: Filters, window: Window): Promise<string[]> {
  const ids: string[] = [];
  let { offset } = window;
  for (const part of partsOf(filters)) {
    const count = countOf(counts, part);
    const wanted = Math.min(window.limit - ids.length, count - offset);
    if (wanted > 0) ids.push(...(await pickOfPart(db, counts, part, count, { offset, limit: wanted })));
    offset = Math.max(0, offset - count);
  }
  return ids;
}

/** What lies nearer to the end is reached sooner from there. */
async function pickOfPart(db: Database, counts: Count[], part: Filters, count: number, { offset, limit }: Window) {
  const fromEnd = offset > count / 2;
  const oldestFirst = (part.sort === "oldest") !== fromEnd;
  const window = { offset: fromEnd ? count - offset - limit : offset, limit };
  const ids = await pickWindow(db, counts, part, oldestFirst, window);
  return fromEnd ? ids.reverse() : ids;
}

async function pickWindow(db: Database, counts: Count[], filters: Filters, oldestFirst: boolean, window: Window) {
  const ofKind = countOf(counts, filters);
  if (filters.q && ofKind > FEW && hasOrderSearch(db)) return pickInSearch(db, filters, oldestFirst, window);
  const all = counts.reduce((sum, { orders }) => sum + orders, 0);
  const passed = ((window.offset + window.limit) * all) / ofKind;
  const few = filters.q ? ofKind <= FEW : ofKind * SORTING <= passed;
  const { id, createdAt } = db.tables.formSubmissions;
  const by = oldestFirst ? asc : desc;
  const rows = await db.read
    .select({ id })
    .from(db.tables.formSubmissions)
    .where(matching(db, filters, few ? "kind" : "time"))
    .orderBy(by(createdAt), by(id))
    .limit(window.limit)
    .offset(window.offset);
  return rows.map((row) => row.id);
}
