import { and, eq, or } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { endOfNextBusinessDay, formatReadyDay } from "#app/server/time/delivery-time.server";
import type { Row } from "#drizzle/schema";
import { needsWork } from "../model/order-filters";
import { isOneOf } from "./is-one-of.server";

type Order = Pick<Row<"formSubmissions">, "id" | "submissionId" | "createdAt" | "orderStatus" | "paymentStatus">;

export interface DueDate {
  dueAt: Date | null;
  overdue: boolean;
}

/** 5 PM of the next business day after the payment or the newest revision, or after the order if neither is recorded. */
export async function listDueDates(
  services: Services,
  orders: Order[],
  now = Date.now(),
): Promise<Map<string, DueDate>> {
  const open = orders.filter(needsWork);
  const startedAt = await listStartTimes(services, open);
  const dueDates = new Map<string, DueDate>();
  for (const order of orders) dueDates.set(order.id, { dueAt: null, overdue: false });
  for (const order of open) {
    const from = startedAt.get(order.id) ?? order.createdAt;
    const dueAt = endOfNextBusinessDay(from.getTime(), services.env.BUSINESS_TIMEZONE);
    dueDates.set(order.id, { dueAt, overdue: dueAt.getTime() < now });
  }
  return dueDates;
}

/** "Monday, November 30 (Eastern Time)", when the order is due; null if nothing is due or the order is overdue. */
export async function findReadyDay(services: Services, order: Order): Promise<string | null> {
  const { dueAt, overdue } = (await listDueDates(services, [order])).get(order.id) ?? {};
  return dueAt && !overdue ? formatReadyDay(dueAt, services.env.BUSINESS_TIMEZONE) : null;
}

/** The time of the last revision or payment. Only the last payment counts, because an earlier one was refunded. */
async function listStartTimes({ db }: Services, orders: Order[]): Promise<Map<string, Date>> {
  const startedAt = new Map<string, Date>();
  if (orders.length === 0) return startedAt;
  const { orderEvents, paymentEvents } = db.tables;
  const ids = orders.map(({ id }) => id);
  const numbers = new Map(orders.map(({ id, submissionId }) => [submissionId, id]));
  const providerQuery = db.read
    .select({ reference: paymentEvents.reference, at: paymentEvents.createdAt })
    .from(paymentEvents)
    .where(and(isOneOf(db, paymentEvents.reference, [...numbers.keys()]), eq(paymentEvents.outcome, "applied")));
  const isPaid = and(eq(orderEvents.kind, "payment"), eq(orderEvents.after, "paid"));
  const orderQuery = db.read
    .select({ id: orderEvents.orderId, at: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(isOneOf(db, orderEvents.orderId, ids), or(isPaid, eq(orderEvents.kind, "revision"))));
  const [providerEvents, recordedEvents] = await Promise.all([providerQuery, orderQuery]);
  const events = [
    ...recordedEvents,
    ...providerEvents.map(({ reference, at }) => ({ id: numbers.get(reference ?? ""), at })),
  ];
  for (const { id, at } of events) {
    const latest = id && startedAt.get(id);
    if (id && (!latest || at > latest)) startedAt.set(id, at);
  }
  return startedAt;
}
