import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { actionNeeded, type Filters } from "./filters";

export type Count = Row<"orderCounts">;

/** How many orders there are of each kind, without those in the trash: some hundred rows, however many orders. */
export async function listCounts({ read, tables: { orderCounts } }: Database): Promise<Count[]> {
  const { planPurchased, orderStatus, paymentStatus, priority, orders } = orderCounts;
  const kind = [planPurchased, orderStatus, paymentStatus, priority] as const;
  const rows = await read
    .select({ planPurchased, orderStatus, paymentStatus, priority, orders: sql<number | string>`sum(${orders})` })
    .from(orderCounts)
    .groupBy(...kind);
  return rows.map((row) => ({ ...row, orders: Number(row.orders) })).filter((row) => row.orders > 0);
}

/** How many orders package, status and priority let through. */
export function countOf(counts: Count[], filters: Pick<Filters, "package" | "status" | "priority">): number {
  return counts.filter((count) => isOf(count, filters)).reduce((sum, { orders }) => sum + orders, 0);
}

function isOf(count: Count, filters: Pick<Filters, "package" | "status" | "priority">): boolean {
  const { status } = filters;
  const { orderStatus, paymentStatus } = count;
  return (
    (filters.package === "all" || count.planPurchased === filters.package) &&
    (filters.priority === "all" || count.priority === filters.priority) &&
    (status === "all" ||
      orderStatus === status ||
      (status === actionNeeded &&
        (orderStatus === "in_progress" || (orderStatus === "pending_payment" && paymentStatus === "paid"))))
  );
}
