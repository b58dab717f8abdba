import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import { lockValue } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { bookEvent, listEntriesOf } from "./book-event.server";
import { listRecordedRefunds } from "./follow-refunds.server";
import { isReceived } from "./get-outcome";
import type { BookServices } from "./payment-entries.server";
import { sumRefundedAfter } from "./sum-refunded";

type Event = Row<"paymentEvents">;

const BATCH = 50;

// Without parameters, because a partial index applies only to exactly the same condition.
const IS_UNBOOKED = sql.raw("not is_booked");

export const hasUnbookedEvents = async ({ read, tables: { paymentEvents } }: Database): Promise<boolean> =>
  (await read.select({ id: paymentEvents.id }).from(paymentEvents).where(IS_UNBOOKED).limit(1)).length > 0;

export async function bookMissingEvents(services: BookServices): Promise<void> {
  const { db } = services;
  const { paymentEvents } = db.tables;
  for (;;) {
    const found = await db.read
      .select({ id: paymentEvents.id, intent: paymentEvents.paymentIntent })
      .from(paymentEvents)
      .where(IS_UNBOOKED)
      .orderBy(asc(paymentEvents.createdAt), asc(paymentEvents.id))
      .limit(BATCH);
    if (found.length === 0) return;
    await db.transact(async (tx) => {
      // Sorted, so that two processes cannot deadlock.
      for (const intent of [...new Set(found.map((event) => event.intent))].sort())
        if (intent) await lockValue(db, tx, intent);
      const ids = found.map(({ id }) => id);
      const events = await tx
        .select()
        .from(paymentEvents)
        .where(and(inArray(paymentEvents.id, ids), IS_UNBOOKED))
        .orderBy(asc(paymentEvents.createdAt), asc(paymentEvents.id));
      for (const event of events) await bookOldEvent(services, tx, event);
    });
  }
}

async function bookOldEvent(services: BookServices, tx: Writer, event: Event): Promise<void> {
  const { db } = services;
  const { paymentEvents } = db.tables;
  const { id, paymentIntent, reference } = event;
  const all = paymentIntent
    ? await tx.select().from(paymentEvents).where(eq(paymentEvents.paymentIntent, paymentIntent))
    : [];
  const others = all.filter((other) => other.id !== id);
  const arrived = others.filter((other) => other.isBooked || other.createdAt <= event.createdAt);
  const payment = others.find((other) => isReceivedEvent(other, others));
  const limit = await findRefundLimit(services, tx, payment);
  const known = {
    events: arrived,
    entries: await listEntriesOf(db, tx, paymentIntent),
    recorded: await listRecordedRefunds(db, tx, paymentIntent),
  };
  const refundedCents = Math.min(sumRefundedAfter(known, event), limit ?? Number.POSITIVE_INFINITY);
  await bookEvent(services, tx, {
    event: { ...event, reference: reference ?? payment?.reference ?? null },
    isPayment: isReceivedEvent(event, others),
    others: arrived,
    refundedCents,
  });
  await tx.update(paymentEvents).set({ isBooked: true }).where(eq(paymentEvents.id, id));
}

// Without a known record, a payment is stored like a failed one or one that a slow method has not made yet.
function isReceivedEvent({ type, outcome }: Event, others: readonly Event[]): boolean {
  if (outcome !== "unknown_reference") return isReceived({ type, outcome });
  return !type.endsWith("_failed") && !others.some((other) => other.type.endsWith("_failed"));
}

// A failed refund is stored like a repeated one; only the record says what was refunded in the end.
async function findRefundLimit({ features }: BookServices, tx: Writer, payment: Event | undefined) {
  if (!payment?.reference) return null;
  for (const payable of Object.values(features.payables)) {
    const sale = await payable.describeSale(tx, payment.reference, payment.id);
    if (sale) return sale.refundedCents ?? null;
  }
  return null;
}
