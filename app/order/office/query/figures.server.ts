import { and, gte, ne, sql } from "drizzle-orm";
import { startOfDay, startOfMonth } from "#app/server/business-time.server";
import type { Services } from "#app/server/services.server";
import { alive } from "./matching.server";
import { type Count, listCounts } from "./order-counts.server";

const WEEK_MS = 7 * 24 * 3_600_000;

export interface Figures {
  today: number;
  week: number;
  month: number;
  pendingPayment: number;
  inProgress: number;
  ready: number;
  /** What the orders of this month that are ready and not refunded cost. */
  revenueCents: number;
}

/**
 * The seven stat cards (specification section 9): orders since midnight, of the last 7 days and since the first of the
 * month, how many there are in three statuses, and the month's revenue. Orders of the test package count in none.
 */
export async function orderFigures({ db, env }: Services, now = Date.now()): Promise<Figures> {
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
    .where(and(alive(db), gte(createdAt, earliest), ne(planPurchased, "test")));
  const counts = (await listCounts(db)).filter((count) => count.planPurchased !== "test");
  const inStatus = (status: Count["orderStatus"]) =>
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

/** How old the figures may be while the orders are the same: only "the last 7 days" goes on by itself. */
const KEPT_MS = 10_000;
const kept = new WeakMap<Services["db"], { revision: string; at: number; figures: Promise<Figures> }>();

/**
 * The figures of this revision of the orders. They read every order of the month, which nobody has to wait for again
 * at each page and filter.
 */
export async function recentFigures(services: Services, revision: string, now: number): Promise<Figures> {
  const known = kept.get(services.db);
  if (known?.revision === revision && now >= known.at && now < known.at + KEPT_MS) return known.figures;
  const figures = orderFigures(services, now);
  kept.set(services.db, { revision, at: now, figures });
  figures.catch(() => kept.delete(services.db));
  return figures;
}
