import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Database } from "#drizzle/connect";
import type { Filters } from "../query/filters";
import { findOrders, splitByPriority } from "../query/find-orders.server";
import { matchesFilters } from "../query/order-conditions.server";
import { listOrderCounts } from "../query/order-counts.server";
import { selectColumns } from "../query/select-columns.server";
import { csvHead, type ExportedOrder, exportedColumns, orderCsvLine } from "./order-csv.server";

/** Reading these takes two milliseconds. Other requests are served in between. */
const BATCH_SIZE = 200;

/**
 * The filtered orders as CSV in the order of the list (specification section 7), however many there are: rows are read
 * as the browser takes them. An error aborts the download, so that nobody takes a part for the whole.
 */
export function exportOrders(services: Services, filters: Filters): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const batches = writeBatches(services, filters);
  return new ReadableStream({
    async pull(controller) {
      try {
        const { value, done } = await batches.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        services.log.error({ err: error }, "export of orders broken off");
        controller.error(error);
      }
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
}

async function* writeBatches(services: Services, filters: Filters): AsyncGenerator<string, undefined> {
  yield csvHead;
  const zone = services.env.BUSINESS_TIMEZONE;
  const batches = filters.q ? readSearchBatches(services.db, filters) : readBatches(services.db, filters);
  for await (const orders of batches) {
    yield orders.map((order) => orderCsvLine(order, zone)).join("");
    await nextTurn();
  }
  return undefined;
}

async function* readBatches(db: Database, filters: Filters): AsyncGenerator<ExportedOrder[]> {
  for (const part of splitByPriority(filters)) {
    let orders: ExportedOrder[] = [];
    do {
      orders = await listNext(db, part, orders.at(-1));
      if (orders.length > 0) yield orders;
    } while (orders.length === BATCH_SIZE);
  }
}

/** If a search finds few orders, it runs once and not for each batch. */
async function* readSearchBatches(db: Database, filters: Filters): AsyncGenerator<ExportedOrder[]> {
  const found = await findOrders(db, await listOrderCounts(db), filters);
  if (found.more) {
    yield* readBatches(db, filters);
    return;
  }
  const ids = await found.listIds({ offset: 0, limit: found.count });
  for (let from = 0; from < ids.length; from += BATCH_SIZE) yield listByIds(db, ids.slice(from, from + BATCH_SIZE));
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

/** The orders after `last`. Keyset paging, because an offset would get slower with each batch. */
function listNext(db: Database, filters: Filters, last: ExportedOrder | undefined): Promise<ExportedOrder[]> {
  const { formSubmissions } = db.tables;
  const { id, createdAt } = formSubmissions;
  const [isAfter, direction] = filters.sort === "oldest" ? [gt, asc] : [lt, desc];
  const after =
    last &&
    and(
      // Tells the planner where to begin in the index.
      filters.sort === "oldest" ? gte(createdAt, last.createdAt) : lte(createdAt, last.createdAt),
      or(isAfter(createdAt, last.createdAt), and(eq(createdAt, last.createdAt), isAfter(id, last.id))),
    );
  return db.read
    .select(selectColumns(db, exportedColumns))
    .from(formSubmissions)
    .where(and(matchesFilters(db, filters), after))
    .orderBy(direction(createdAt), direction(id))
    .limit(BATCH_SIZE);
}
