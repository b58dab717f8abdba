import { asc, desc, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import { type Count, countOf } from "./counts.server";
import type { Filters } from "./filters";
import { matching } from "./matching.server";
import { countInSearch, hasOrderSearch, pickInSearch } from "./order-search.server";

/** Of a search at most so many are counted; that there are more is all that anybody wants to know. */
export const COUNTED = 5000;
/** So few orders are read and sorted within milliseconds. */
const FEW = 5000;
/** Where fewer than one in so many match, reading those alone is quicker than passing by all others. */
const RARE = 50;

export interface Found {
  count: number;
  /** There are more than were counted. */
  more: boolean;
}

/** The parts of which a list consists, one behind the other: by priority these are the priorities. */
export function partsOf(filters: Filters): Filters[] {
  if (filters.sort !== "priority") return [filters];
  const priorities = ["urgent", "high", "normal"] as const;
  return priorities
    .filter((priority) => filters.priority === "all" || filters.priority === priority)
    .map((priority) => ({ ...filters, priority }));
}

/** How many orders each part has: exactly, but for a search that finds more than 5,000. */
export async function countParts(db: Database, counts: Count[], filters: Filters): Promise<Part[]> {
  const parts = partsOf(filters);
  const ofKind = countOf(counts, filters);
  if (!filters.q || ofKind === 0)
    return parts.map((part) => ({ filters: part, count: countOf(counts, part), more: false }));
  const search = hasOrderSearch(db) && ofKind > FEW ? countInSearch : countFound;
  const found = await search(db, filters, COUNTED, ofKind <= FEW ? "kind" : "time");
  const countIn = (part: Filters) =>
    found.counts
      .filter(({ priority }) => part.priority === "all" || priority === part.priority)
      .reduce((sum, { count }) => sum + count, 0);
  return parts.map((part) => ({ filters: part, count: Math.min(countIn(part), COUNTED), more: found.more }));
}

/** How many orders of each priority match, counting no further than `most`. */
async function countFound(db: Database, filters: Filters, most: number, along: "time" | "kind") {
  const rows = db.read
    .select({ priority: db.tables.formSubmissions.priority })
    .from(db.tables.formSubmissions)
    .where(matching(db, filters, along))
    .limit(most + 1)
    .as("found");
  const groups = await db.read
    .select({ priority: rows.priority, count: sql<number | string>`count(*)` })
    .from(rows)
    .groupBy(rows.priority);
  const counts = groups.map(({ priority, count }) => ({ priority: priority as string, count: Number(count) }));
  return { counts, more: counts.reduce((sum, { count }) => sum + count, 0) > most };
}

export interface Part extends Found {
  filters: Filters;
}

/** The ids of `limit` orders of one part behind the first `offset`, in the order of the list. */
export async function pickIds(
  db: Database,
  counts: Count[],
  { filters, ...found }: Part,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const wanted = Math.min(limit, found.count - offset);
  if (wanted <= 0) return [];
  // What lies nearer to the end is reached sooner from there.
  const fromEnd = !found.more && offset > found.count / 2;
  const oldestFirst = (filters.sort === "oldest") !== fromEnd;
  const window = { offset: fromEnd ? found.count - offset - wanted : offset, limit: wanted };
  const ids = await pickWindow(db, counts, filters, oldestFirst, window);
  return fromEnd ? ids.reverse() : ids;
}

async function pickWindow(
  db: Database,
  counts: Count[],
  filters: Filters,
  oldestFirst: boolean,
  window: { offset: number; limit: number },
): Promise<string[]> {
  const ofKind = countOf(counts, filters);
  if (filters.q && ofKind > FEW && hasOrderSearch(db)) return pickInSearch(db, filters, oldestFirst, window);
  const all = counts.reduce((sum, { orders }) => sum + orders, 0);
  const few = ofKind <= (filters.q ? FEW : all / RARE);
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
