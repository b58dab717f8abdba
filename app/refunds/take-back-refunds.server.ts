import { and, eq } from "drizzle-orm";
import { emptyEvent } from "../payment/payment-event";
import { applyPaymentEvent } from "../payment/receive-payment-event.server";
import { REFUND_TAKEN_BACK, sumBooked } from "../payment/sum-refunded";
import { newId } from "../server/new-id.server";
import type { Services } from "../server/services.server";

/** Takes back all refunds whose money is back, also those by hand. Returns false if nothing was refunded. */
export async function takeBackRefunds(services: Services, actor: string, intent: string): Promise<boolean> {
  const { db } = services;
  const { paymentEntries, paymentEvents } = db.tables;
  const entries = await db.read.select().from(paymentEntries).where(eq(paymentEntries.paymentIntent, intent));
  const amountCents = sumBooked(entries);
  if (amountCents === 0) return false;
  const events = await db.read.select().from(paymentEvents).where(eq(paymentEvents.paymentIntent, intent));
  // The provider's clock may be ahead.
  const occurredAt = new Date(Math.max(db.now(), ...events.map((event) => +(event.occurredAt ?? 0))));
  const failure = { id: newId(), type: REFUND_TAKEN_BACK, kind: "refund_failed", amountCents, occurredAt } as const;
  const currency = entries[0]?.currency ?? null;
  const { refunds } = db.tables;
  const isRecorded = and(eq(refunds.paymentIntent, intent), eq(refunds.way, "hand"), eq(refunds.state, "done"));
  const problem = `Removed by ${actor}.`;
  await applyPaymentEvent(
    services,
    { ...emptyEvent, ...failure, intent, currency },
    {
      ...{ actor, refund: null },
      async change(tx) {
        await tx.update(refunds).set({ state: "failed", problem }).where(isRecorded);
      },
    },
  );
  return true;
}
