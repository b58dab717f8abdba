import { and, eq, gte, lt, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Figure, FigureGroup } from "#app/server/figure-group";
import { getCurrency } from "#app/server/money/money-settings";
import type { Services } from "#app/server/services.server";
import { formatMoney } from "#app/server/text/money";
import { startOfDay, startOfMonth } from "#app/server/time/business-time.server";
import { DAY } from "#app/server/time/durations";
import { nameMonth } from "#app/server/time/formatters";
import type { Tables } from "#drizzle/schema";
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
  unpaid: "waiting",
};

export function createOrderFigures(services: Services): FigureGroup {
  return {
    title: "Orders",
    read: async (now) => {
      const [values, notes, toDo] = await Promise.all([
        readFigures(services, now),
        readNotes(services, now),
        readActionNeeded(services, now),
      ]);
      const figures = orderFigureEntries.map(
        ([name, { label, href, status, placed, unpaid, isMoney, startsGroup }]) => {
          const value = isMoney ? formatMoney(values[name], getCurrency(services)) : values[name];
          const shared = {
            name,
            label,
            value,
            note: notes[name],
            mark: marks[name],
            startsGroup,
          };
          return { ...shared, href: href ?? getListUrl({ status, placed, unpaid }) };
        },
      );
      return [toDo, ...figures];
    },
  };
}

async function readActionNeeded(services: Services, now: number): Promise<Figure> {
  const [counts, { overdue, dueToday }] = await Promise.all([
    listOrderCounts(services.db),
    readDueOrders(services, now),
  ]);
  return {
    name: "actionNeeded",
    label: "Action needed",
    value: countActionNeeded(counts),
    href: getListUrl({ status: actionNeeded, sort: "oldest" }),
    late: overdue.length > 0 ? `${overdue.length} overdue` : undefined,
    note: dueToday.length > 0 ? `${dueToday.length} due today` : undefined,
    needsAction: true,
  };
}

export async function readFigures(services: Services, now = Date.now()): Promise<OrderFigureValues> {
  const { db, env } = services;
  const { formSubmissions } = db.tables;
  const { createdAt, planPurchased } = formSubmissions;
  const zone = env.BUSINESS_TIMEZONE;
  const day = startOfPeriod("today", now, zone);
  const week = startOfPeriod("week", now, zone);
  const month = startOfPeriod("month", now, zone);
  const earliest = new Date(Math.min(month.getTime(), week.getTime()));
  const [totals] = await db.read
    .select({
      today: sumWhere(gte(createdAt, day)),
      week: sumWhere(gte(createdAt, week)),
      month: sumWhere(gte(createdAt, month)),
      revenueCents: sumRevenue(services, gte(createdAt, month)),
    })
    .from(formSubmissions)
    .where(and(isNotDeleted(db), gte(createdAt, earliest), ne(planPurchased, "test")));
  const counts = (await listOrderCounts(db)).filter((count) => count.planPurchased !== "test");
  const countWhere = (condition: (count: OrderCount) => boolean) =>
    counts.filter(condition).reduce((sum, { orders }) => sum + orders, 0);
  const countInStatus = (status: OrderCount["orderStatus"]) => countWhere((count) => count.orderStatus === status);
  return {
    today: totals?.today ?? 0,
    week: totals?.week ?? 0,
    month: totals?.month ?? 0,
    pendingPayment: countInStatus("pending_payment"),
    inProgress: countInStatus("in_progress"),
    ready: countInStatus("ready"),
    revenueCents: totals?.revenueCents ?? 0,
    unpaid: countWhere((count) => isUnpaid({ ...count, deletedAt: null })),
  };
}

/** Mostly the same figure in the period before. */
async function readNotes(services: Services, now: number): Promise<Partial<Record<OrderFigureName, string>>> {
  const { db, env } = services;
  const { createdAt, planPurchased } = db.tables.formSubmissions;
  const zone = env.BUSINESS_TIMEZONE;
  const day = startOfPeriod("today", now, zone);
  const week = startOfPeriod("week", now, zone);
  const month = startOfPeriod("month", now, zone);
  const dayBefore = startOfDay(+day - 1, zone);
  const weekBefore = new Date(+week - 7 * DAY);
  const monthBefore = startOfMonth(+month - 1, zone);
  const isInMonth = isBetween(createdAt, monthBefore, month);
  const [totals] = await db.read
    .select({
      day: sumWhere(isBetween(createdAt, dayBefore, day)),
      week: sumWhere(isBetween(createdAt, weekBefore, week)),
      month: sumWhere(isInMonth),
      revenueCents: sumRevenue(services, isInMonth),
    })
    .from(db.tables.formSubmissions)
    .where(
      and(
        isNotDeleted(db),
        isBetween(createdAt, new Date(Math.min(+weekBefore, +monthBefore)), day),
        ne(planPurchased, "test"),
      ),
    );
  const monthName = nameMonth(monthBefore, zone);
  const count = (orders: number | null | undefined) => (orders ?? 0).toLocaleString("en-US");
  return {
    today: `Yesterday: ${count(totals?.day)}`,
    week: `Week before: ${count(totals?.week)}`,
    month: `All of ${monthName}: ${count(totals?.month)}`,
    pendingPayment: "Not started yet",
    unpaid: "Including orders we’ve started",
    revenueCents: `All of ${monthName}: ${formatMoney(totals?.revenueCents ?? 0, getCurrency(services))}`,
  };
}

const isBetween = (column: Tables["formSubmissions"]["createdAt"], from: Date, until: Date) =>
  and(gte(column, from), lt(column, until));

/** Null if there are no records. */
const sumWhere = (condition: SQL | undefined, value: SQLWrapper = sql`1`) =>
  sql<number | null>`sum(case when ${condition} then ${value} else 0 end)`.mapWith(Number);

function sumRevenue(services: Services, condition: SQL | undefined) {
  const { currency, orderStatus, paymentStatus, priceCents } = services.db.tables.formSubmissions;
  const isInCurrency = eq(currency, getCurrency(services));
  return sumWhere(
    and(condition, sql`${orderStatus} = 'ready'`, sql`${paymentStatus} <> 'refunded'`, isInCurrency),
    priceCents,
  );
}

/** Short, because "the last 7 days" changes even if no order does. */
const CACHE_MS = 10_000;
const cache = new WeakMap<Services["db"], { revision: string; at: number; read: ReturnType<typeof readListFigures> }>();

async function readListFigures(services: Services, now: number) {
  const [figures, due] = await Promise.all([readFigures(services, now), readDueOrders(services, now)]);
  return { figures, overdue: due.overdue.length };
}

export async function readCachedFigures(services: Services, revision: string, now: number) {
  const cached = cache.get(services.db);
  if (cached?.revision === revision && now >= cached.at && now < cached.at + CACHE_MS) return cached.read;
  const read = readListFigures(services, now);
  cache.set(services.db, { revision, at: now, read });
  read.catch(() => cache.delete(services.db));
  return read;
}
