import { PAGE_SIZE, paginate } from "#app/server/list/page.server";
import type { Services } from "#app/server/services.server";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { Filters } from "../model/order-filters";
import { type DueDate, listDueDates } from "../state/due-dates.server";
import { isOneOf } from "../state/is-one-of.server";
import { findOrders } from "./find-orders.server";
import { listOrderCounts, type OrderCount, sumOrders } from "./order-counts.server";
import { createOrderQuery } from "./order-query.server";

const columns = [
  "id",
  "submissionId",
  "createdAt",
  "fullName",
  "email",
  "planPurchased",
  "packageName",
  "priceCents",
  "currency",
  "orderStatus",
  "paymentStatus",
  "paymentProblem",
  "priority",
  "revisions",
  "waitingSince",
] as const;

export type FoundOrder = Pick<Row<"formSubmissions">, (typeof columns)[number]> & DueDate;

interface OrdersPage {
  rows: FoundOrder[];
  matching: number;
  /** Only the first `matching` orders were counted: shown as "500+". */
  hasMore: boolean;
  total: number;
  page: number;
  pages: number;
  isTruncated: boolean;
}

/** From either end of the list. Use filters to find orders in between. */
const MAX_PAGED_ORDERS = 20_000;

export async function findOrdersPage(
  services: Services,
  filters: Filters,
  now = Date.now(),
  knownCounts?: OrderCount[],
): Promise<OrdersPage> {
  const { db } = services;
  const counts = knownCounts ?? (await listOrderCounts(db));
  // One more than the page shows, to know whether there is a next page.
  const found = await findOrders(db, counts, createOrderQuery(services, filters, now), filters.page * PAGE_SIZE + 1);
  const { page, pages, offset } = paginate(Math.min(found.count, MAX_PAGED_ORDERS), filters.page);
  const ids = await found.listIds({ offset, limit: PAGE_SIZE });
  return {
    rows: await listOrdersById(services, ids, now),
    matching: found.count,
    hasMore: found.hasMore,
    total: sumOrders(counts),
    page,
    pages,
    isTruncated: found.hasMore || found.count > MAX_PAGED_ORDERS,
  };
}

async function listOrdersById(services: Services, ids: string[], now: number): Promise<FoundOrder[]> {
  if (ids.length === 0) return [];
  const { formSubmissions } = services.db.tables;
  const found = await services.db.read
    .select(selectColumns(services.db, columns))
    .from(formSubmissions)
    .where(isOneOf(services.db, formSubmissions.id, ids));
  const byId = new Map(found.map((order) => [order.id, order]));
  const orders = ids.map((id) => byId.get(id)).filter((order) => order !== undefined);
  const dueDates = await listDueDates(services, orders, now);
  return orders.map((order) => ({
    ...order,
    ...(dueDates.get(order.id) ?? { dueAt: null, overdue: false }),
  }));
}

export function selectColumns<Name extends keyof Row<"formSubmissions">>(
  { tables: { formSubmissions } }: Database,
  names: readonly Name[],
): Pick<typeof formSubmissions, Name> {
  return Object.fromEntries(names.map((name) => [name, formSubmissions[name]])) as Pick<typeof formSubmissions, Name>;
}
