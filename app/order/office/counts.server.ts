import type { Count } from "#app/server/order-counts.server";
import { actionNeeded, type Filters } from "./filters";

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
