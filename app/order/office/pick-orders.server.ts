import { asc, desc, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import { type Count, countOf } from "./counts.server";
import type { Filters } from "./filters";
import { matching } from "./matching.server";
import { countTrigrams, hasTrigrams, pickByTrigrams } from "./trigrams.server";

/** Of a search at most so many are counted; that there are more is all that anybody wants to know. */
export const COUNTED = 10_000;
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
  if (filters.sort !== "priority" || filters.priority !== "all") return [filters];
  return (["urgent", "high", "normal"] as const).map((priority) => ({ ...filters, priority }));
}

/** How many orders one part has: exactly, but for a search that finds more than 10,000. */
export async function countFound(db: Database, counts: Count[], filters: Filters): Promise<Found> {
  const ofKind = countOf(counts, filters);
  if (!filters.q || ofKind === 0) return { count: ofKind, more: false };
  const few = ofKind <= FEW;
  if (!few && hasTrigrams(db, filters.q)) return atMost(await countTrigrams(db, filters, COUNTED + 1));
  const rows = db.read
    .select({ one: sql`1`.as("one") })
    .from(db.tables.formSubmissions)
    .where(matching(db, filters, few ? "kind" : "time"))
    .limit(COUNTED + 1)
    .as("found");
  const [row] = await db.read.select({ count: sql<number | string>`count(*)` }).from(rows);
  return atMost(Number(row?.count ?? 0));
}

const atMost = (count: number): Found => ({ count: Math.min(count, COUNTED), more: count > COUNTED });

/** The ids of `limit` orders of one part behind the first `offset`, in the order of the list. */
export async function pickIds(
  db: Database,
  counts: Count[],
  filters: Filters,
  found: Found,
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
  if (filters.q && ofKind > FEW && hasTrigrams(db, filters.q)) return pickByTrigrams(db, filters, oldestFirst, window);
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
