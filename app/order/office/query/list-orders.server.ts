import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { countOf } from "./counts.server";
import { listDue } from "./due.server";
import { type Filters, noFilters } from "./filters";
import { among } from "./matching.server";
import { type Count, listCounts } from "./order-counts.server";
import { findOrders } from "./pick-orders.server";

/** Orders on a page. */
export const PAGE_SIZE = 50;

export interface OrderRow
  extends Pick<
    Row<"formSubmissions">,
    | "id"
    | "submissionId"
    | "fullName"
    | "email"
    | "planPurchased"
    | "orderStatus"
    | "paymentStatus"
    | "paymentProblem"
    | "priority"
  > {
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; null where the office owes nothing. */
  dueAt: string | null;
  overdue: boolean;
}

interface OrderList {
  rows: OrderRow[];
  /** How many orders the filters let through. */
  matching: number;
  /** True when only the first `matching` were counted and there are more: shown as "500+", or fewer within a status. */
  more: boolean;
  /** How many orders there are, without filters. */
  total: number;
  /** The page shown, from 1: the last one when a later one was asked for. */
  page: number;
  pages: number;
  /** True when more orders match than the pages hold. */
  rest: boolean;
}

/** So many orders can be leafed through from either end; whoever looks for one of the others narrows the list. */
const LEAFED = 20_000;

/** One page of the office's orders. Those in the trash are not among them. */
export async function listOrders(
  services: Services,
  filters: Filters,
  now = Date.now(),
  known?: Count[],
): Promise<OrderList> {
  const { db } = services;
  const counts = known ?? (await listCounts(db));
  // One more than the page shows: that there is a next one.
  const found = await findOrders(db, counts, filters, filters.page * PAGE_SIZE + 1);
  const pages = Math.max(1, Math.ceil(Math.min(found.count, LEAFED) / PAGE_SIZE));
  const page = Math.min(filters.page, pages);
  const ids = await found.pick({ offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  return {
    rows: await listRows(services, ids, now),
    matching: found.count,
    more: found.more,
    total: countOf(counts, noFilters),
    page,
    pages,
    rest: found.more || found.count > LEAFED,
  };
}

/** The rows of these ids, in their order. */
async function listRows(services: Services, ids: string[], now: number): Promise<OrderRow[]> {
  if (ids.length === 0) return [];
  const { formSubmissions } = services.db.tables;
  const { id, submissionId, createdAt, fullName, email, planPurchased } = formSubmissions;
  const { orderStatus, paymentStatus, paymentProblem, priority } = formSubmissions;
  const states = { orderStatus, paymentStatus, paymentProblem, priority };
  const found = await services.db.read
    .select({ id, submissionId, createdAt, fullName, email, planPurchased, ...states })
    .from(formSubmissions)
    .where(among(services.db, id, ids));
  const byId = new Map(found.map((row) => [row.id, row]));
  const rows = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
  const due = await listDue(services, rows, now);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    dueAt: due.get(row.id)?.dueAt?.toISOString() ?? null,
    overdue: due.get(row.id)?.overdue ?? false,
  }));
}
