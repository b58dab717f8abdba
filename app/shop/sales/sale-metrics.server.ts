import { and, count, inArray, isNull, sql } from "drizzle-orm";
import type { Metrics } from "#app/server/metrics/metric";
import type { Services } from "#app/server/services.server";
import { earningStatuses } from "./month-figures.server";

// Rarely read, because all purchases are summed.
const KEPT_SECONDS = 60;

export function createSaleMetrics({ db }: Pick<Services, "db">): Metrics {
  const { amountCents, currency, deletedAt, refundedCents, status } = db.tables.purchases;
  const readSales = () =>
    db.read
      .select({ currency, copies: count(), cents: sql<number | string>`sum(${amountCents} - ${refundedCents})` })
      .from(db.tables.purchases)
      .where(and(isNull(deletedAt), inArray(status, earningStatuses)))
      .groupBy(currency);
  return {
    site_sales: {
      ...{ help: "Products sold, without refunds and purchases on hold", type: "gauge", keptSeconds: KEPT_SECONDS },
      read: async () => (await readSales()).map(({ copies, currency }) => ({ value: copies, labels: { currency } })),
    },
    site_sales_cents: {
      ...{ help: "What they were sold for, without refunds, in cents", type: "gauge", keptSeconds: KEPT_SECONDS },
      read: async () =>
        (await readSales()).map(({ cents, currency }) => ({ value: Number(cents), labels: { currency } })),
    },
  };
}
