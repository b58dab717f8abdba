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
  /** Null if the office owes nothing. */
  dueAt: Date | null;
  overdue: boolean;
}

/**
 * Due dates by order id: 5 PM of the next business day (specification section 9) after the payment, or after the order
 * if no payment is recorded.
 */
export async function listDueDates(
  services: Services,
  orders: Order[],
  now = Date.now(),
): Promise<Map<string, DueDate>> {
  const open = orders.filter(needsWork);
  const paid = await listPaymentTimes(services, open);
  const dueDates = new Map<string, DueDate>();
  for (const order of orders) dueDates.set(order.id, { dueAt: null, overdue: false });
  for (const order of open) {
    const from = paid.get(order.id) ?? order.createdAt;
    const dueAt = endOfNextBusinessDay(from.getTime(), services.env.BUSINESS_TIMEZONE);
    dueDates.set(order.id, { dueAt, overdue: dueAt.getTime() < now });
  }
  return dueDates;
}

/** When the payment provider or a person last reported the payment: an earlier one was refunded. */
async function listPaymentTimes({ db }: Services, orders: Order[]): Promise<Map<string, Date>> {
  const paidAt = new Map<string, Date>();
  if (orders.length === 0) return paidAt;
  const { orderEvents, paymentEvents } = db.tables;
  const ids = orders.map(({ id }) => id);
  const numbers = new Map(orders.map(({ id, submissionId }) => [submissionId, id]));
  const byProvider = db.read
    .select({ reference: paymentEvents.reference, at: paymentEvents.createdAt })
    .from(paymentEvents)
    .where(and(isOneOf(db, paymentEvents.reference, [...numbers.keys()]), eq(paymentEvents.outcome, "applied")));
  const byHand = db.read
    .select({ id: orderEvents.orderId, at: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(isOneOf(db, orderEvents.orderId, ids), eq(orderEvents.kind, "payment"), eq(orderEvents.after, "paid")));
  const [provided, marked] = await Promise.all([byProvider, byHand]);
  const events = [...marked, ...provided.map(({ reference, at }) => ({ id: numbers.get(reference ?? ""), at }))];
  for (const { id, at } of events) {
    const known = id && paidAt.get(id);
    if (id && (!known || at > known)) paidAt.set(id, at);
  }
  return paidAt;
}
