import { and, eq } from "drizzle-orm";
import { endOfNextBusinessDay } from "#app/server/business-time.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { owesWork } from "./filters";
import { among } from "./matching.server";

type Order = Pick<
  Row<"formSubmissions">,
  "id" | "submissionId" | "createdAt" | "orderStatus" | "paymentStatus" | "planPurchased"
>;

export interface Due {
  dueAt: Date | null;
  overdue: boolean;
}

/**
 * When each order is due, by its id: standard delivery is the next day (specification section 9), so 5 PM of the next
 * business day after the payment, or after the order where no payment is on record. Only what the office owes is due.
 */
export async function listDue(services: Services, orders: Order[], now = Date.now()): Promise<Map<string, Due>> {
  const owed = orders.filter(owesWork);
  const paid = await listPaidAt(services, owed);
  const due = new Map<string, Due>();
  for (const order of orders) due.set(order.id, { dueAt: null, overdue: false });
  for (const order of owed) {
    const from = paid.get(order.id) ?? order.createdAt;
    const dueAt = endOfNextBusinessDay(from.getTime(), services.env.BUSINESS_TIMEZONE);
    due.set(order.id, { dueAt, overdue: dueAt.getTime() < now });
  }
  return due;
}

/** When the provider told of the payment, or a person marked it paid; the first time counts. */
async function listPaidAt({ db }: Services, orders: Order[]): Promise<Map<string, Date>> {
  const paidAt = new Map<string, Date>();
  if (orders.length === 0) return paidAt;
  const { orderEvents, paymentEvents } = db.tables;
  const ids = orders.map(({ id }) => id);
  const numbers = new Map(orders.map(({ id, submissionId }) => [submissionId, id]));
  const byProvider = db.read
    .select({ reference: paymentEvents.reference, at: paymentEvents.createdAt })
    .from(paymentEvents)
    .where(and(among(db, paymentEvents.reference, [...numbers.keys()]), eq(paymentEvents.outcome, "applied")));
  const byHand = db.read
    .select({ id: orderEvents.orderId, at: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(among(db, orderEvents.orderId, ids), eq(orderEvents.kind, "payment"), eq(orderEvents.after, "paid")));
  const [told, marked] = await Promise.all([byProvider, byHand]);
  const events = [...marked, ...told.map(({ reference, at }) => ({ id: numbers.get(reference ?? ""), at }))];
  for (const { id, at } of events) {
    const known = id && paidAt.get(id);
    if (id && (!known || at < known)) paidAt.set(id, at);
  }
  return paidAt;
}
