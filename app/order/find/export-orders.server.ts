import { and, eq, gt, gte, lt, lte, or } from "drizzle-orm";
import { CSV_BATCH_SIZE, readByKeyset, readByParts, streamCsv } from "#app/server/list/stream-csv.server";
import type { Services } from "#app/server/services.server";
import type { Database } from "#drizzle/connect";
import { findOrders, listAllIds } from "./find-orders.server";
import { listOrdersById, selectColumns } from "./find-orders-page.server";
import { listSortTerms, matchesFilters } from "./order-conditions.server";
import { listOrderCounts } from "./order-counts.server";
import { amountColumns, type ExportedOrder, exportedColumns, orderColumns } from "./order-csv.server";
import { readOrderMoney } from "./order-money.server";
import type { OrderQuery } from "./order-query.server";

export function exportOrders(
  services: Services,
  query: OrderQuery,
  { withAmounts }: { withAmounts: boolean },
): ReadableStream<Uint8Array> {
  const { byColumn, groupBy } = query.sort;
  const read = byColumn || groupBy ? readSorted : query.q ? readSearchBatches : readBatches;
  const batches = read(services.db, query);
  return withAmounts
    ? streamCsv(services, amountColumns, addMoney(services.db, batches))
    : streamCsv(services, orderColumns, batches);
}

async function* addMoney(db: Database, batches: AsyncGenerator<ExportedOrder[]>) {
  for await (const orders of batches) {
    const moneyOf = await readOrderMoney(db, orders);
    yield orders.map((order) => ({ ...order, money: moneyOf(order) }));
  }
}

/** Reads the ids first, because an order whose value changes meanwhile would be written twice or not at all. */
async function* readSorted(db: Database, query: OrderQuery): AsyncGenerator<ExportedOrder[]> {
  yield* readByParts(await listAllIds(db, query), (part) => listOrdersById(db, part, exportedColumns));
}

async function* readBatches(db: Database, query: OrderQuery): AsyncGenerator<ExportedOrder[]> {
  yield* readByKeyset((last) => listNext(db, query, last));
}

/** A search that finds few orders runs once, instead of once per batch. */
async function* readSearchBatches(db: Database, query: OrderQuery): AsyncGenerator<ExportedOrder[]> {
  const found = await findOrders(db, await listOrderCounts(db), query);
  if (found.hasMore) {
    yield* readBatches(db, query);
    return;
  }
  const ids = await found.listIds({ offset: 0, limit: found.count });
  yield* readByParts(ids, (part) => listOrdersById(db, part, exportedColumns));
}

function listNext(db: Database, query: OrderQuery, last: ExportedOrder | undefined): Promise<ExportedOrder[]> {
  const { formSubmissions } = db.tables;
  const { id, createdAt } = formSubmissions;
  const isAscending = query.sort.byTime === "ascending";
  const [isAfter, isFrom] = isAscending ? [gt, gte] : [lt, lte];
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
    .where(and(matchesFilters(db, query), after))
    .orderBy(...listSortTerms(db, query.sort, false))
    .limit(CSV_BATCH_SIZE);
}
