import { PAGE_SIZE, paginate } from "#app/server/list/page.server";
import type { Services } from "#app/server/services.server";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { Filters } from "../model/order-filters";
import { type DueDate, listDueDates } from "../state/due-dates.server";
import { isOneOf } from "../state/is-one-of.server";
import { findOrders } from "./find-orders.server";
import { listDelivered } from "./list-delivered.server";
import { listOrderCounts, type OrderCount, sumOrders } from "./order-counts.server";
import { readOrderQuery } from "./read-order-query.server";

const columns = [
  "id",
  "submissionId",
  "createdAt",
  "fullName",
  "businessName",
  "email",
  "planPurchased",
  "packageName",
  "priceCents",
  "currency",
  "quote",
  "partPaidCents",
  "orderStatus",
  "paymentStatus",
  "paymentProblem",
  "priority",
  "revisions",
  "waitingSince",
  "drawnFrom",
  "visualBreakdown",
  "packageVisuals",
] as const;

type Order = Row<"formSubmissions">;
type ListedColumns = Pick<Order, (typeof columns)[number]>;
export type FoundOrder = ListedColumns & DueDate & { delivered: number };

interface OrdersPage {
  rows: FoundOrder[];
  matching: number;
  hasMore: boolean;
  total: number;
  page: number;
  pages: number;
  offset: number;
  isTruncated: boolean;
}

/** From either end of the list. Orders in between are found with filters. */
const MAX_PAGED_ORDERS = 20_000;

export async function findOrdersPage(
  services: Services,
  filters: Filters,
  now = Date.now(),
  knownCounts?: OrderCount[],
): Promise<OrdersPage> {
  const { db } = services;
  const counts = knownCounts ?? (await listOrderCounts(db));
  const query = await readOrderQuery(services, counts, filters, now);
  const found = await findOrders(db, counts, query, filters.page * PAGE_SIZE + 1);
  const { page, pages, offset } = paginate(Math.min(found.count, MAX_PAGED_ORDERS), filters.page);
  const ids = await found.listIds({ offset, limit: PAGE_SIZE });
  return {
    rows: await addFacts(services, await listOrdersById(db, ids, columns), now),
    matching: found.count,
    hasMore: found.hasMore,
    total: sumOrders(counts),
    page,
    pages,
    offset,
    isTruncated: found.hasMore || found.count > MAX_PAGED_ORDERS,
  };
}

/** Ordered like `ids`. */
export async function listOrdersById<Name extends keyof Order>(
  db: Database,
  ids: string[],
  names: readonly (Name | "id")[],
): Promise<Pick<Order, Name | "id">[]> {
  if (ids.length === 0) return [];
  const { formSubmissions } = db.tables;
  const found = await db.read
    .select(selectColumns(db, names))
    .from(formSubmissions)
    .where(isOneOf(db, formSubmissions.id, ids));
  const byId = new Map((found as Pick<Order, Name | "id">[]).map((order) => [order.id, order]));
  return ids.map((id) => byId.get(id)).filter((order) => order !== undefined);
}

async function addFacts(services: Services, orders: ListedColumns[], now: number): Promise<FoundOrder[]> {
  const [dueDates, delivered] = await Promise.all([
    listDueDates(services, orders, now),
    listDelivered(services, orders),
  ]);
  return orders.map((order) => ({
    ...order,
    ...(dueDates.get(order.id) ?? { dueAt: null, overdue: false }),
    delivered: delivered.get(order.id) ?? 0,
  }));
}

export function selectColumns<Name extends keyof Order>(
  { tables: { formSubmissions } }: Database,
  names: readonly Name[],
): Pick<typeof formSubmissions, Name> {
  return Object.fromEntries(names.map((name) => [name, formSubmissions[name]])) as Pick<typeof formSubmissions, Name>;
}
