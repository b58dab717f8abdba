import { actionNeeded, type Filters, owesWork } from "./filters";
import type { Count } from "./order-counts.server";

/** How many orders package, status and priority let through. */
export function countOf(counts: Count[], filters: Pick<Filters, "package" | "status" | "priority">): number {
  return counts.filter((count) => isOf(count, filters)).reduce((sum, { orders }) => sum + orders, 0);
}

function isOf(count: Count, filters: Pick<Filters, "package" | "status" | "priority">): boolean {
  const { status } = filters;
  return (
    (filters.package === "all" || count.planPurchased === filters.package) &&
    (filters.priority === "all" || count.priority === filters.priority) &&
    (status === "all" || count.orderStatus === status || (status === actionNeeded && needsAction(count)))
  );
}

/** The same condition as `ACTION_NEEDED` in SQL. */
function needsAction(count: Count): boolean {
  return owesWork(count) || count.paymentProblem !== "none";
}
