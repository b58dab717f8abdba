import type { Metrics } from "#app/server/metrics/metric";
import type { Services } from "#app/server/services.server";
import { ORDER_STATUSES } from "#drizzle/schema/values";
import { listOrderCounts, sumOrders } from "./order-counts.server";

export const createOrderMetrics = ({ db }: Pick<Services, "db">): Metrics => ({
  site_orders: {
    help: "Orders by status, without those in the trash",
    type: "gauge",
    async read() {
      const counts = await listOrderCounts(db);
      return ORDER_STATUSES.map((status) => ({
        value: sumOrders(counts.filter(({ orderStatus }) => orderStatus === status)),
        labels: { status },
      }));
    },
  },
});
