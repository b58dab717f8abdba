import { and, asc, desc, eq, gte, lte, notExists, sql } from "drizzle-orm";
import { isReceived } from "#app/payment/get-outcome";
import { addCounterEntry, addPayment } from "#app/payment/payment-entries.server";
import { getTax } from "#app/server/money/money-settings";
import { addTax } from "#app/server/money/tax";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { PAYMENT_MARKS } from "#drizzle/schema/values";
import { addPart, getDueCents, getDuePart } from "../model/quote";
import { lockOrder } from "../state/lock-order.server";
import { describeOrderSale } from "./describe-order-sale.server";
import { listAcceptedAt, readPayments } from "./open-payment-problems.server";

type Order = Row<"formSubmissions">;
type Mark = Pick<Row<"orderEvents">, "id" | "createdAt">;

const BATCH = 50;

/** Books "Mark paid" as a payment by hand, unless it accepts one with a wrong amount that the provider has reported. */
export async function bookMarkedPaid(
  services: Services,
  tx: Writer,
  order: Order,
  mark: Mark,
): Promise<Pick<Order, "taxCents" | "tax"> | null> {
  if (order.priceCents === 0 || (await hasReceivedPayment(services, tx, order, mark.createdAt))) return null;
  const { submissionId: reference, currency } = order;
  const dueCents = getDueCents(order);
  // As a page of the site would have charged.
  const paid = addTax(dueCents, getTax(services, "orders"));
  const sale = describeOrderSale({ ...order, ...addPart(order, getDuePart(order), dueCents) });
  const payment = {
    eventId: mark.id,
    paymentIntent: null,
    reference,
    ...paid,
    currency,
    createdAt: mark.createdAt,
  };
  await addPayment(services, tx, { record: "order", ...sale }, { ...payment, bookedBy: "hand" });
  return { taxCents: paid.taxCents, tax: paid.tax };
}

async function hasReceivedPayment({ db }: Services, tx: Writer, order: Order, at: Date) {
  const { events: all, manualEvents } = await readPayments(db, tx, order);
  const events = all.filter(({ createdAt }) => createdAt <= at);
  // After a failed refund, the payment still counts as received.
  const last = new Map<string | null, Row<"paymentEvents">["outcome"]>();
  for (const { outcome, paymentIntent } of events)
    if (outcome === "refunded" || outcome === "refund_failed") last.set(paymentIntent, outcome);
  const left = events.filter((event) => isReceived(event) && last.get(event.paymentIntent) !== "refunded");
  // A payment of one part says nothing about the other.
  return getDuePart(order) === "whole" ? left.length > 0 : listAcceptedAt(at, left, manualEvents).length > 0;
}

/** Takes back the payment by hand that "Mark paid" (`paid`) has booked, if any. */
export async function bookMarkedUnpaid(services: Services, tx: Writer, paid: Mark, mark: Mark): Promise<void> {
  const { paymentEntries } = services.db.tables;
  const [payment] = await tx.select().from(paymentEntries).where(eq(paymentEntries.eventId, paid.id));
  if (!payment) return;
  const { kind, paidBefore } = payment;
  const opposite = { amountCents: -payment.amountCents, discountCents: -payment.discountCents };
  const { id: eventId, createdAt } = mark;
  await addCounterEntry(services, tx, payment, { kind, paidBefore, ...opposite, eventId, createdAt });
}

/** Books marks that processes of earlier versions have set since then, oldest first. */
export async function bookMissingMarks(services: Services, since: Date): Promise<void> {
  const { db } = services;
  const { orderEvents, paymentEntries } = db.tables;
  const isBooked = db.read
    .select({ one: sql`1` })
    .from(paymentEntries)
    .where(eq(paymentEntries.eventId, orderEvents.id));
  const { id, orderId, createdAt, after } = orderEvents;
  const marks = await db.read
    .select({ id, orderId, createdAt, after })
    .from(orderEvents)
    .where(and(sql.raw(PAYMENT_MARKS), gte(createdAt, since), notExists(isBooked)))
    .orderBy(asc(createdAt), asc(id));
  for (let from = 0; from < marks.length; from += BATCH)
    await db.transact(async (tx) => {
      for (const mark of marks.slice(from, from + BATCH)) await bookOldMark(services, tx, mark);
    });
}

async function bookOldMark(
  services: Services,
  tx: Writer,
  mark: Pick<Row<"orderEvents">, "id" | "orderId" | "createdAt" | "after">,
): Promise<void> {
  const order = await lockOrder(services.db, tx, mark.orderId);
  if (!order) return;
  if (mark.after === "paid") {
    await bookMarkedPaid(services, tx, order, mark);
    return;
  }
  const { id, orderId, createdAt, kind, after } = services.db.tables.orderEvents;
  const isEarlier = and(
    eq(orderId, mark.orderId),
    eq(kind, "payment"),
    eq(after, "paid"),
    lte(createdAt, mark.createdAt),
  );
  const [paid] = await tx
    .select({ id, createdAt })
    .from(services.db.tables.orderEvents)
    .where(isEarlier)
    .orderBy(desc(createdAt))
    .limit(1);
  if (paid) await bookMarkedUnpaid(services, tx, paid, mark);
}
