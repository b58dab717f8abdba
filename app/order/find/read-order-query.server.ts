import type { Services } from "#app/server/services.server";
import { type Filters, overdue } from "../model/order-filters";
import { readDueOrders } from "./due-orders.server";
import type { OrderCount } from "./order-counts.server";
import { createOrderQuery, type OrderQuery } from "./order-query.server";

/** Due dates are computed, so the query names the orders that are overdue. */
export async function readOrderQuery(
  services: Services,
  counts: OrderCount[],
  filters: Filters,
  now: number,
): Promise<OrderQuery> {
  const due = filters.status === overdue ? await readDueOrders(services, now) : null;
  return createOrderQuery(
    services,
    counts,
    filters,
    now,
    due?.overdue.map(({ id }) => id),
  );
}
