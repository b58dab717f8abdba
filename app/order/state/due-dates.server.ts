import { and, eq, or } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { formatDay } from "#app/server/time/business-time.server";
import {
  formatDueDay,
  formatLastDay,
  formatMissedDay,
  formatReadyDay,
  isSameDay,
} from "#app/server/time/delivery-time.server";
import { findReadyTime, readTurnaround, type Turnaround } from "#app/server/time/turnaround.server";
import type { Row } from "#drizzle/schema";
import { needsWork } from "../model/order-filters";
import type { Delivery } from "../model/standard-delivery";
import { isOneOf } from "./is-one-of.server";

type Order = Pick<
  Row<"formSubmissions">,
  "id" | "submissionId" | "createdAt" | "orderStatus" | "paymentStatus" | "partPaidCents"
>;

export interface DueDate {
  dueAt: Date | null;
  overdue: boolean;
}

/** Standard delivery counts from the payment or the newest revision, or from the order if neither is recorded. */
export async function listDueDates(
  services: Services,
  orders: Order[],
  now = Date.now(),
): Promise<Map<string, DueDate>> {
  const open = orders.filter(needsWork);
  const startedAt = await listStartTimes(services, open);
  const rule = readTurnaround(services);
  const dueDates = new Map<string, DueDate>();
  for (const order of orders) dueDates.set(order.id, { dueAt: null, overdue: false });
  for (const order of open) {
    const from = startedAt.get(order.id) ?? order.createdAt;
    const dueAt = findReadyTime(from.getTime(), rule);
    dueDates.set(order.id, { dueAt, overdue: dueAt.getTime() < now });
  }
  return dueDates;
}

/** With a short day, for customers. Nothing is due once the day has passed. */
export async function findDelivery(
  services: Services,
  order: Order,
  now = Date.now(),
): Promise<Delivery & Record<"dueDay" | "missedDay" | "missedDate", string | null>> {
  const rule = readTurnaround(services);
  const nothing = { readyDay: null, lastDay: null, dueDay: null, missedDay: null, missedDate: null, terms: rule.terms };
  if (!needsWork(order)) return nothing;
  const from = +((await listStartTimes(services, [order])).get(order.id) ?? order.createdAt);
  const dueAt = findReadyTime(from, rule);
  const isToday = isSameDay(dueAt, now, rule.zone);
  if (+dueAt < now)
    return {
      ...nothing,
      missedDay: formatMissedDay(dueAt, now, rule.zone),
      missedDate: isToday ? "today" : formatDay(dueAt, rule.zone, now),
    };
  const dueDay = isToday ? "today" : formatDueDay(dueAt, now, rule.zone);
  return { ...nothing, ...describeDue(from, rule), dueDay };
}

export function describeDue(at: number, rule: Turnaround): Delivery {
  return {
    readyDay: formatReadyDay(findReadyTime(at, rule), rule.zone),
    lastDay: formatLastDay(at, rule),
    terms: rule.terms,
  };
}

/** The last revision or payment; for a price in two parts the first payment, because it starts the work. */
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
    .select({ id: orderEvents.orderId, at: orderEvents.createdAt, kind: orderEvents.kind })
    .from(orderEvents)
    .where(and(isOneOf(db, orderEvents.orderId, ids), or(isPaid, eq(orderEvents.kind, "revision"))));
  const [providerEvents, recordedEvents] = await Promise.all([providerQuery, orderQuery]);
  const events = [
    ...recordedEvents,
    ...providerEvents.map(({ reference, at }) => ({ id: numbers.get(reference ?? ""), at, kind: "payment" })),
  ].sort((a, b) => +a.at - +b.at);
  const inParts = new Set(orders.filter(({ partPaidCents }) => partPaidCents > 0).map(({ id }) => id));
  for (const { id, at, kind } of events) {
    if (!id || (kind === "payment" && inParts.has(id) && startedAt.has(id))) continue;
    startedAt.set(id, at);
  }
  return startedAt;
}
