import { getTableColumns, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { actionNeeded, type Filters, needsWork } from "./filters";
import { matchesFilters } from "./order-conditions.server";
import type { DatedFilters } from "./periods.server";

export type OrderCount = Row<"orderCounts">;

export async function listOrderCounts({
  read,
  tables: { orderCounts },
}: Pick<Database, "read" | "tables">): Promise<OrderCount[]> {
  const { orders, ...kind } = getTableColumns(orderCounts);
  const rows = await read
    .select({ ...kind, orders: sql<number | string>`sum(${orders})` })
    .from(orderCounts)
    .groupBy(...Object.values(kind))
    .orderBy(...Object.values(kind));
  return rows.map((row) => ({ ...row, orders: Number(row.orders) })).filter((row) => row.orders > 0);
}

/** The stored counts know no ages, so these are counted in the orders. */
export async function countOrdersInTime(db: Database, filters: DatedFilters): Promise<OrderCount[]> {
  const { formSubmissions } = db.tables;
  const { planPurchased, orderStatus, paymentStatus, priority, paymentProblem } = formSubmissions;
  // The index does not have the problem, and only Action Needed asks for it.
  const problem = (filters.status === actionNeeded ? { paymentProblem } : {}) as {
    paymentProblem: typeof paymentProblem;
  };
  const kind = { planPurchased, orderStatus, paymentStatus, priority, ...problem };
  const rows = await db.read
    .select({ ...kind, orders: sql<number | string>`count(*)` })
    .from(formSubmissions)
    .where(matchesFilters(db, { ...filters, q: "" }, "kind"))
    .groupBy(...Object.values(kind));
  return rows.map((row) => ({ ...row, paymentProblem: row.paymentProblem ?? "none", orders: Number(row.orders) }));
}

type KindFilters = Pick<Filters, "package" | "status" | "priority">;

export function countMatching(counts: OrderCount[], filters: KindFilters): number {
  return counts.filter((count) => matchesKindFilters(count, filters)).reduce((sum, { orders }) => sum + orders, 0);
}

function matchesKindFilters(count: OrderCount, filters: KindFilters): boolean {
  const { status } = filters;
  return (
    (filters.package === "all" || count.planPurchased === filters.package) &&
    (filters.priority === "all" || count.priority === filters.priority) &&
    (status === "all" || count.orderStatus === status || (status === actionNeeded && needsAction(count)))
  );
}

/** The same condition as `ACTION_NEEDED` in SQL. */
function needsAction(count: OrderCount): boolean {
  return needsWork(count) || count.paymentProblem !== "none";
}
