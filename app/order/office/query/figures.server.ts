import { and, gte, ne, sql } from "drizzle-orm";
import { startOfDay, startOfMonth } from "#app/server/business-time.server";
import type { Services } from "#app/server/services.server";
import { isNotDeleted } from "./order-conditions.server";
import { listOrderCounts, type OrderCount } from "./order-counts.server";

const WEEK_MS = 7 * 24 * 3_600_000;

export interface Figures {
  today: number;
  week: number;
  month: number;
  pendingPayment: number;
  inProgress: number;
  ready: number;
  /** The total price of the orders of this month that are ready and not refunded. */
  revenueCents: number;
}

/** The seven figures (specification section 9). Orders of the test package count in none. */
export async function readFigures({ db, env }: Services, now = Date.now()): Promise<Figures> {
  const { formSubmissions } = db.tables;
  const { createdAt, orderStatus, paymentStatus, planPurchased, priceCents } = formSubmissions;
  const zone = env.BUSINESS_TIMEZONE;
  const [day, month, week] = [startOfDay(now, zone), startOfMonth(now, zone), new Date(now - WEEK_MS)];
  const earliest = new Date(Math.min(month.getTime(), week.getTime()));
  const since = (from: Date) => sql<number | string | null>`sum(case when ${gte(createdAt, from)} then 1 else 0 end)`;
  const [recent] = await db.read
    .select({
      today: since(day),
      week: since(week),
      month: since(month),
      revenueCents: sql<
        number | string | null
      >`sum(case when ${and(gte(createdAt, month), sql`${orderStatus} = 'ready'`, sql`${paymentStatus} <> 'refunded'`)} then ${priceCents} else 0 end)`,
    })
    .from(formSubmissions)
    .where(and(isNotDeleted(db), gte(createdAt, earliest), ne(planPurchased, "test")));
  const counts = (await listOrderCounts(db)).filter((count) => count.planPurchased !== "test");
  const inStatus = (status: OrderCount["orderStatus"]) =>
    counts.filter((count) => count.orderStatus === status).reduce((sum, { orders }) => sum + orders, 0);
  return {
    today: Number(recent?.today ?? 0),
    week: Number(recent?.week ?? 0),
    month: Number(recent?.month ?? 0),
    pendingPayment: inStatus("pending_payment"),
    inProgress: inStatus("in_progress"),
    ready: inStatus("ready"),
    revenueCents: Number(recent?.revenueCents ?? 0),
  };
}

/** While the orders stay the same, only "the last 7 days" changes. */
const CACHE_MS = 10_000;
const cache = new WeakMap<Services["db"], { revision: string; at: number; figures: Promise<Figures> }>();

/** The figures of a revision of the orders. Cached, because they read every order of the month. */
export async function readCachedFigures(services: Services, revision: string, now: number): Promise<Figures> {
  const cached = cache.get(services.db);
  if (cached?.revision === revision && now >= cached.at && now < cached.at + CACHE_MS) return cached.figures;
  const figures = readFigures(services, now);
  cache.set(services.db, { revision, at: now, figures });
  figures.catch(() => cache.delete(services.db));
  return figures;
}
