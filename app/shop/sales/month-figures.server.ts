import { and, count, desc, eq, gt, gte, inArray, isNull, lt, sql, sum } from "drizzle-orm";
import type { FigureGroup, ReportFigure } from "#app/server/figure-group";
import { getCurrency } from "#app/server/money/money-settings";
import type { Services } from "#app/server/services.server";
import { formatMoney } from "#app/server/text/money";
import { formatIsoDate, startOfMonth } from "#app/server/time/business-time.server";
import { DAY } from "#app/server/time/durations";
import { formatTimestamp, nameMonth } from "#app/server/time/formatters";
import { HELD_PURCHASES } from "#drizzle/schema/values";
import { getListUrl } from "../model/sale-filters";
import { statusLabels } from "../model/sale-status";

const HALF_MONTH = 15 * DAY;
/** A revoked purchase was paid and not refunded. */
export const earningStatuses = ["active", "revoked"] as const;

export async function loadMonthFigures({ db, env }: Services, wanted: string, now = Date.now()) {
  const zone = env.BUSINESS_TIMEZONE;
  const current = startOfMonth(now, zone);
  const from = wanted ? startOfMonth(Date.parse(`${wanted}-15T12:00:00Z`), zone) : current;
  const until = startOfMonth(+from + 3 * HALF_MONTH, zone);
  const { products, purchases } = db.tables;
  const { productId, currency, amountCents, refundedCents, status, createdAt, deletedAt } = purchases;
  const earned = sql<string | null>`sum(${amountCents} - ${refundedCents})`;
  const sold = count();
  const isInMonth = and(isNull(deletedAt), gte(createdAt, from), lt(createdAt, until));
  const [found, refunds, held] = await Promise.all([
    db.read
      .select({ productId, title: products.title, currency, sold, cents: earned, refunded: sum(refundedCents) })
      .from(purchases)
      .innerJoin(products, eq(products.id, productId))
      .where(and(isInMonth, inArray(status, earningStatuses)))
      .groupBy(productId, products.title, currency)
      .orderBy(desc(earned), products.title),
    db.read
      .select({ currency, cents: sum(refundedCents) })
      .from(purchases)
      .where(and(isInMonth, gt(refundedCents, 0)))
      .groupBy(currency)
      .orderBy(currency),
    db.read.$count(purchases, sql.raw(HELD_PURCHASES)),
  ]);
  const cents = (amount: string | null) => Number(amount ?? 0);
  const toMonth = (at: Date | number) => formatIsoDate(new Date(at), zone).slice(0, 7);
  return {
    name: formatTimestamp(from, zone, "month", { month: "long", year: "numeric" }),
    month: toMonth(from),
    shortName: nameMonth(from, zone),
    previous: toMonth(+from - HALF_MONTH),
    next: from < current ? toMonth(until) : null,
    rows: found.map((row) => ({
      key: `${row.productId} ${row.currency}`,
      productId: row.productId,
      title: row.title,
      copies: row.sold,
      revenue: formatMoney(cents(row.cents), row.currency),
      refunded: cents(row.refunded) > 0 ? formatMoney(cents(row.refunded), row.currency) : null,
    })),
    copies: found.reduce((total, row) => total + row.sold, 0),
    revenue: formatSums(found),
    /** Includes purchases that were refunded in full. */
    refunded: formatSums(refunds),
    held,
  };
}

// Amounts of different currencies are never added up.
function formatSums(rows: readonly { currency: string; cents: string | null }[]): string {
  const sums = new Map<string, number>();
  for (const { currency, cents } of rows) sums.set(currency, (sums.get(currency) ?? 0) + Number(cents ?? 0));
  return [...sums].map(([currency, sum]) => formatMoney(sum, currency)).join(", ");
}

export function createSaleFigures(services: Services): FigureGroup {
  const { env } = services;
  return {
    title: "Purchases",
    read: async (now) => {
      const { copies, revenue, held, previous } = await loadMonthFigures(services, "", now);
      const before = await loadMonthFigures(services, previous, now);
      const formatRevenue = (sums: string) => sums || formatMoney(0, getCurrency(services));
      const href = getListUrl({ month: formatIsoDate(new Date(now), env.BUSINESS_TIMEZONE).slice(0, 7) });
      return [
        {
          ...{ name: "copies", label: "Sold (Month)", value: copies, href },
          note: `All of ${before.shortName}: ${before.copies.toLocaleString("en-US")}`,
        },
        {
          ...{ name: "revenue", label: "Vault revenue (Month)", value: formatRevenue(revenue), href },
          note: `All of ${before.shortName}: ${formatRevenue(before.revenue)}`,
        },
        {
          name: "held",
          label: statusLabels.held,
          value: held,
          href: getListUrl({ status: "held" }),
          shouldBeZero: true,
        },
      ];
    },
  };
}

export async function readSaleReport({ db }: Services): Promise<ReportFigure[]> {
  const { currency, amountCents } = db.tables.purchases;
  const held = await db.read
    .select({ currency, count: count(), cents: sum(amountCents).mapWith(Number) })
    .from(db.tables.purchases)
    .where(sql.raw(HELD_PURCHASES))
    .groupBy(currency)
    .orderBy(currency);
  const all = held.reduce((total, row) => total + row.count, 0);
  const href = getListUrl({ status: "held" });
  return [{ name: "held", label: "Purchases on hold", href, count: all, amounts: held }];
}

export type MonthFigures = Awaited<ReturnType<typeof loadMonthFigures>>;
