import { and, eq, gte, ne, sql } from "drizzle-orm";
import { startOfDay, startOfMonth } from "#app/server/business-time.server";
import type { Services } from "#app/server/services.server";
import { alive } from "./matching.server";

const WEEK_MS = 7 * 24 * 3_600_000;

export interface Figures {
  today: number;
  week: number;
  month: number;
  pendingPayment: number;
  inProgress: number;
  ready: number;
  /** What the orders of this month that are ready cost. */
  revenueCents: number;
}

/**
 * The seven stat cards (specification section 9): orders since midnight, of the last 7 days and since the first of the
 * month, how many there are in three statuses, and the month's revenue. Orders of the test package count in none.
 */
export async function orderFigures({ db, env }: Services, now = Date.now()): Promise<Figures> {
  const { formSubmissions } = db.tables;
  const { createdAt, orderStatus, planPurchased, priceCents } = formSubmissions;
  const counted = and(alive(db), ne(planPurchased, "test"));
  const zone = env.BUSINESS_TIMEZONE;
  const month = startOfMonth(now, zone);
  const since = (from: Date) => db.read.$count(formSubmissions, and(counted, gte(createdAt, from)));
  const inStatus = (status: "pending_payment" | "in_progress" | "ready") =>
    db.read.$count(formSubmissions, and(counted, eq(orderStatus, status)));
  const [revenue] = await db.read
    .select({ cents: sql<string | number | null>`sum(${priceCents})` })
    .from(formSubmissions)
    .where(and(counted, eq(orderStatus, "ready"), gte(createdAt, month)));
  return {
    today: await since(startOfDay(now, zone)),
    week: await since(new Date(now - WEEK_MS)),
    month: await since(month),
    pendingPayment: await inStatus("pending_payment"),
    inProgress: await inStatus("in_progress"),
    ready: await inStatus("ready"),
    revenueCents: Number(revenue?.cents ?? 0),
  };
}
