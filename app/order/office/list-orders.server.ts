import { asc, desc, sql } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { listDue } from "./due.server";
import type { Filters } from "./filters";
import { alive, matching } from "./matching.server";

export const PAGE_SIZE = 50;

export interface OrderRow
  extends Pick<
    Row<"formSubmissions">,
    "id" | "submissionId" | "fullName" | "email" | "planPurchased" | "orderStatus" | "paymentStatus" | "priority"
  > {
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; null where the office owes nothing. */
  dueAt: string | null;
  overdue: boolean;
}

export interface OrderList {
  rows: OrderRow[];
  /** How many orders the filters let through. */
  matching: number;
  /** True when only the first `matching` were counted and there are more: shown as "10,000+". */
  more: boolean;
  /** How many orders there are, without filters. */
  total: number;
  /** The page shown, from 1: the last one when a later one was asked for. */
  page: number;
  pages: number;
}

/** One page of the office's orders. Those in the trash are not among them. */
export async function listOrders(services: Services, filters: Filters, now = Date.now()): Promise<OrderList> {
  const { db } = services;
  const { formSubmissions } = db.tables;
  const where = matching(db, filters);
  const total = await db.read.$count(formSubmissions, alive(db));
  const count = await db.read.$count(formSubmissions, where);
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const page = Math.min(filters.page, pages);
  const { id, submissionId, createdAt, fullName, email, planPurchased, orderStatus, paymentStatus, priority } =
    formSubmissions;
  const rows = await db.read
    .select({ id, submissionId, createdAt, fullName, email, planPurchased, orderStatus, paymentStatus, priority })
    .from(formSubmissions)
    .where(where)
    .orderBy(...order(db, filters.sort))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const due = await listDue(services, rows, now);
  return {
    rows: rows.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      dueAt: due.get(row.id)?.dueAt?.toISOString() ?? null,
      overdue: due.get(row.id)?.overdue ?? false,
    })),
    matching: count,
    more: false,
    total,
    page,
    pages,
  };
}

/** The id decides between orders of the same millisecond, so that pages never overlap. */
function order({ tables: { formSubmissions } }: Database, sort: Filters["sort"]) {
  const { createdAt, id, priority } = formSubmissions;
  if (sort === "oldest") return [asc(createdAt), asc(id)];
  const newest = [desc(createdAt), desc(id)];
  const rank = sql`case ${priority} when 'urgent' then 0 when 'high' then 1 else 2 end`;
  return sort === "priority" ? [rank, ...newest] : newest;
}
