import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or } from "drizzle-orm";
import { CSV_BATCH_SIZE, readByKeyset, readByParts, streamCsv } from "#app/server/list/stream-csv.server";
import type { Services } from "#app/server/services.server";
import type { Database } from "#drizzle/connect";
import type { Filters } from "../model/order-filters";
import { sortOrders } from "../model/order-sorts";
import { findOrders, splitIntoGroups } from "./find-orders.server";
import { selectColumns } from "./find-orders-page.server";
import { matchesFilters } from "./order-conditions.server";
import { listOrderCounts } from "./order-counts.server";
import { amountColumns, type ExportedOrder, exportedColumns, orderColumns } from "./order-csv.server";
import { type DatedFilters, dateFilters } from "./periods.server";

export function exportOrders(
  services: Services,
  filters: Filters,
  { withAmounts }: { withAmounts: boolean },
): ReadableStream<Uint8Array> {
  const read = filters.q ? readSearchBatches : readBatches;
  return streamCsv(
    services,
    withAmounts ? amountColumns : orderColumns,
    read(services.db, dateFilters(services, filters)),
  );
}

async function* readBatches(db: Database, filters: DatedFilters): AsyncGenerator<ExportedOrder[]> {
  for (const part of splitIntoGroups(filters)) yield* readByKeyset((last) => listNext(db, part, last));
}

/** A search that finds few orders runs once instead of once per batch. */
async function* readSearchBatches(db: Database, filters: DatedFilters): AsyncGenerator<ExportedOrder[]> {
  const found = await findOrders(db, await listOrderCounts(db), filters);
  if (found.hasMore) {
    yield* readBatches(db, filters);
    return;
  }
  const ids = await found.listIds({ offset: 0, limit: found.count });
  yield* readByParts(ids, (part) => listByIds(db, part));
}

async function listByIds(db: Database, ids: string[]): Promise<ExportedOrder[]> {
  const { formSubmissions } = db.tables;
  const rows = await db.read
    .select(selectColumns(db, exportedColumns))
    .from(formSubmissions)
    .where(inArray(formSubmissions.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

function listNext(db: Database, filters: DatedFilters, last: ExportedOrder | undefined): Promise<ExportedOrder[]> {
  const { formSubmissions } = db.tables;
  const { id, createdAt } = formSubmissions;
  const isAscending = sortOrders[filters.sort].byTime === "ascending";
  const [isAfter, isFrom, direction] = isAscending ? [gt, gte, asc] : [lt, lte, desc];
  const after =
    last &&
    and(
      // Lets the planner start at the right place in the index.
      isFrom(createdAt, last.createdAt),
      or(isAfter(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), isAfter(id, last.id))),
    );
  return db.read
    .select(selectColumns(db, exportedColumns))
    .from(formSubmissions)
    .where(and(matchesFilters(db, filters), after))
    .orderBy(direction(createdAt), direction(id))
    .limit(CSV_BATCH_SIZE);
}
