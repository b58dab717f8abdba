import { and, eq } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import type { Refund } from "../payment/follow-refunds.server";
import { addCounterEntry } from "../payment/payment-entries.server";
import { emptyEvent } from "../payment/payment-event";
import { applyPaymentEvent } from "../payment/receive-payment-event.server";
import { REFUND_TAKEN_BACK } from "../payment/sum-refunded";
import { newId } from "../server/new-id.server";
import type { Services } from "../server/services.server";
import { type PaymentEntry, readRefundable } from "./refundable.server";

interface Taken {
  actor: string;
  payments: readonly PaymentEntry[];
}

/** Removes a refund recorded by mistake. A payment by hand that was refunded in full is marked paid again instead. */
export async function takeBackRefund(services: Services, { actor, payments }: Taken, id: string): Promise<boolean> {
  const { db } = services;
  const { refunds } = db.tables;
  const isRecorded = and(eq(refunds.id, id), eq(refunds.way, "hand"), eq(refunds.state, "done"));
  const [refund] = await db.read.select().from(refunds).where(isRecorded);
  const payment = payments.find((one) => one.id === refund?.paymentEntry);
  if (!refund || !payment) return false;
  const change = async (tx: Writer) => {
    const problem = `Removed by ${actor}.`;
    const changed = await tx.update(refunds).set({ state: "failed", problem }).where(isRecorded).returning();
    return changed.length > 0;
  };
  if (!payment.paymentIntent) return takeBackOfMark(services, payment, refund, change);
  const { paymentIntent: intent, currency } = payment;
  const event = {
    ...emptyEvent,
    id: newId(),
    type: REFUND_TAKEN_BACK,
    kind: "refund_failed",
    intent,
    currency,
  } as const;
  let isTaken = false;
  await applyPaymentEvent(
    services,
    { ...event, amountCents: 0, occurredAt: new Date(db.now()) },
    {
      ...{ actor, refund: null },
      async change(tx) {
        isTaken = await change(tx);
      },
    },
  );
  return isTaken;
}

function takeBackOfMark(
  services: Services,
  payment: PaymentEntry,
  { amountCents }: Refund,
  change: (tx: Writer) => Promise<boolean>,
): Promise<boolean> {
  const { db, features } = services;
  const { record, reference } = payment;
  return db.transact(async (tx) => {
    if (record && reference) await features.payables[record]?.lock(tx, reference, null);
    if ((await readRefundable(db, tx, payment)).refundedCents >= payment.amountCents || !(await change(tx)))
      return false;
    const entry = { kind: "refund", discountCents: 0, paidBefore: null, amountCents: -amountCents } as const;
    await addCounterEntry(services, tx, payment, { ...entry, eventId: newId(), createdAt: new Date(db.now()) });
    return true;
  });
}
