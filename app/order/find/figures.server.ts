import { and, eq, gte, ne, sql } from "drizzle-orm";
import type { Figure, FigureGroup } from "#app/server/figure-group";
import { getCurrency } from "#app/server/money/money-settings";
import type { Services } from "#app/server/services.server";
import { formatMoney } from "#app/server/text/money";
import { type OrderFigureName, type OrderFigureValues, orderFigureEntries } from "../model/order-figures";
import { actionNeeded, getListUrl } from "../model/order-filters";
import { isUnpaid } from "../model/unpaid";
import { readDueOrders } from "./due-orders.server";
import { isNotDeleted } from "./order-conditions.server";
import { countActionNeeded, listOrderCounts, type OrderCount } from "./order-counts.server";
import { startOfPeriod } from "./order-query.server";

const marks: Partial<Record<OrderFigureName, Figure["mark"]>> = {
  pendingPayment: "waiting",
  inProgress: "working",
  ready: "done",
};

export function createOrderFigures(services: Services): FigureGroup {
  return {
    title: "Orders",
    read: async (now) => {
      const [values, toDo] = await Promise.all([readFigures(services, now), readActionNeeded(services, now)]);
      const figures = orderFigureEntries.map(([name, { label, href, status, placed, unpaid, isMoney }]) => {
        const value = isMoney ? formatMoney(values[name], getCurrency(services)) : values[name];
        const shared = { name, label, value, mark: marks[name], shouldBeZero: name === "unpaid" };
        return { ...shared, href: href ?? getListUrl({ status, placed, unpaid }) };
      });
      return [toDo, ...figures];
    },
  };
}

async function readActionNeeded(services: Services, now: number): Promise<Figure> {
  const [counts, { overdue, dueToday }] = await Promise.all([
    listOrderCounts(services.db),
    readDueOrders(services, now),
  ]);
  const due = [
    overdue.length > 0 && `${overdue.length} overdue`,
    dueToday.length > 0 && `${dueToday.length} due today`,
  ];
  return {
    name: "actionNeeded",
    label: "Action needed",
    value: countActionNeeded(counts.filter(({ planPurchased }) => planPurchased !== "test")),
    href: getListUrl({ status: actionNeeded, sort: "oldest" }),
    note: due.filter(Boolean).join(", "),
    needsAction: true,
    mark: overdue.length > 0 ? "problem" : undefined,
  };
}

export async function readFigures(services: Services, now = Date.now()): Promise<OrderFigureValues> {
  const { db, env } = services;
  const { formSubmissions } = db.tables;
  const { createdAt, currency, orderStatus, paymentStatus, planPurchased, priceCents } = formSubmissions;
  const isInCurrency = eq(currency, getCurrency(services));
  const zone = env.BUSINESS_TIMEZONE;
  const day = startOfPeriod("today", now, zone);
  const week = startOfPeriod("week", now, zone);
  const month = startOfPeriod("month", now, zone);
  const earliest = new Date(Math.min(month.getTime(), week.getTime()));
  const countSince = (from: Date) =>
    sql<number | string | null>`sum(case when ${gte(createdAt, from)} then 1 else 0 end)`;
  const [totals] = await db.read
    .select({
      today: countSince(day),
      week: countSince(week),
      month: countSince(month),
      revenueCents: sql<
        number | string | null
      >`sum(case when ${and(gte(createdAt, month), sql`${orderStatus} = 'ready'`, sql`${paymentStatus} <> 'refunded'`, isInCurrency)} then ${priceCents} else 0 end)`,
    })
    .from(formSubmissions)
    .where(and(isNotDeleted(db), gte(createdAt, earliest), ne(planPurchased, "test")));
  const counts = (await listOrderCounts(db)).filter((count) => count.planPurchased !== "test");
  const countWhere = (condition: (count: OrderCount) => boolean) =>
    counts.filter(condition).reduce((sum, { orders }) => sum + orders, 0);
  const countInStatus = (status: OrderCount["orderStatus"]) => countWhere((count) => count.orderStatus === status);
  return {
    today: Number(totals?.today ?? 0),
    week: Number(totals?.week ?? 0),
    month: Number(totals?.month ?? 0),
    pendingPayment: countInStatus("pending_payment"),
    inProgress: countInStatus("in_progress"),
    ready: countInStatus("ready"),
    revenueCents: Number(totals?.revenueCents ?? 0),
    unpaid: countWhere((count) => isUnpaid({ ...count, deletedAt: null })),
  };
}

/** Short, because "the last 7 days" changes even if no order does. */
const CACHE_MS = 10_000;
const cache = new WeakMap<Services["db"], { revision: string; at: number; figures: Promise<OrderFigureValues> }>();

export async function readCachedFigures(services: Services, revision: string, now: number): Promise<OrderFigureValues> {
  const cached = cache.get(services.db);
  if (cached?.revision === revision && now >= cached.at && now < cached.at + CACHE_MS) return cached.figures;
  const figures = readFigures(services, now);
  cache.set(services.db, { revision, at: now, figures });
  figures.catch(() => cache.delete(services.db));
  return figures;
}
