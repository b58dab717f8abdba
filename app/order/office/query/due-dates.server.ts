import { and, eq } from "drizzle-orm";
import { endOfNextBusinessDay } from "#app/server/business-time.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { needsWork } from "./filters";
import { isOneOf } from "./order-conditions.server";

type Order = Pick<
  Row<"formSubmissions">,
  "id" | "submissionId" | "createdAt" | "orderStatus" | "paymentStatus" | "planPurchased"
>;

export interface DueDate {
  dueAt: Date | null;
  overdue: boolean;
}

/** 5 PM of the next business day after the payment, or after the order if no payment is recorded. */
export async function listDueDates(
  services: Services,
  orders: Order[],
  now = Date.now(),
): Promise<Map<string, DueDate>> {
  const open = orders.filter(needsWork);
  const paidAt = await listPaymentTimes(services, open);
  const dueDates = new Map<string, DueDate>();
  for (const order of orders) dueDates.set(order.id, { dueAt: null, overdue: false });
  for (const order of open) {
    const from = paidAt.get(order.id) ?? order.createdAt;
    const dueAt = endOfNextBusinessDay(from.getTime(), services.env.BUSINESS_TIMEZONE);
    dueDates.set(order.id, { dueAt, overdue: dueAt.getTime() < now });
  }
  return dueDates;
}

/** The time of the last reported payment, because an earlier one was refunded. */
async function listPaymentTimes({ db }: Services, orders: Order[]): Promise<Map<string, Date>> {
  const paidAt = new Map<string, Date>();
  if (orders.length === 0) return paidAt;
  const { orderEvents, paymentEvents } = db.tables;
  const ids = orders.map(({ id }) => id);
  const numbers = new Map(orders.map(({ id, submissionId }) => [submissionId, id]));
  const providerQuery = db.read
    .select({ reference: paymentEvents.reference, at: paymentEvents.createdAt })
    .from(paymentEvents)
    .where(and(isOneOf(db, paymentEvents.reference, [...numbers.keys()]), eq(paymentEvents.outcome, "applied")));
  const manualQuery = db.read
    .select({ id: orderEvents.orderId, at: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(isOneOf(db, orderEvents.orderId, ids), eq(orderEvents.kind, "payment"), eq(orderEvents.after, "paid")));
  const [providerEvents, manualEvents] = await Promise.all([providerQuery, manualQuery]);
  const events = [
    ...manualEvents,
    ...providerEvents.map(({ reference, at }) => ({ id: numbers.get(reference ?? ""), at })),
  ];
  for (const { id, at } of events) {
    const latest = id && paidAt.get(id);
    if (id && (!latest || at > latest)) paidAt.set(id, at);
  }
  return paidAt;
}
