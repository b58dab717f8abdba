import { eq } from "drizzle-orm";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { AmountDue, Outcome, Payable } from "#app/server/payment/payable.server";
import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";
import { lockValue } from "#drizzle/lock-value";
import { findOriginalPayment, getOutcome } from "./get-outcome";
import { type PaymentEvent, readStripeEvent } from "./stripe-event.server";

const NORMAL_OUTCOMES: readonly string[] = [
  "applied",
  "repeated",
  "not_paid",
  "failed",
  "refunded",
  "partly_refunded",
  "ignored",
];

/** A second delivery changes nothing. @throws InvalidSignatureError @throws ZodError */
export async function receivePaymentEvent(
  services: Services,
  rawBody: Buffer,
  signature: string,
): Promise<Outcome | "repeated"> {
  const event = readStripeEvent(rawBody, signature, services.secrets.stripeWebhook);
  const { outcome, reference, payable } = await applyEventOnce(services, event);
  services.worker.wake();
  if (payable?.watchedList) services.changes.notify(payable.watchedList);
  const level = NORMAL_OUTCOMES.includes(outcome) ? "info" : "warn";
  services.log[level]({ event: event.id, type: event.type, reference, outcome }, "payment event");
  return outcome;
}

interface AppliedEvent {
  outcome: Outcome | "repeated";
  reference: string | null;
  payable?: Payable;
}

function applyEventOnce(services: Services, event: PaymentEvent): Promise<AppliedEvent> {
  const { db, linkOrigin } = services;
  const { paymentEvents } = db.tables;
  return db.transact(async (tx): Promise<AppliedEvent> => {
    const earlier = await lockPaymentIntent(db, tx, event.intent);
    const reference = event.reference ?? findOriginalPayment(earlier)?.reference ?? null;
    const found = await lockDue(services, tx, reference);
    const { outcome, original } = getOutcome(event, found?.due ?? null, earlier);
    const { id, type, intent, session, email, amountCents, currency, reason } = event;
    const recorded = await tx
      .insert(paymentEvents)
      .values({ id, type, reference, paymentIntent: intent, amountCents, currency, outcome })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (recorded.length === 0) return { outcome: "repeated", reference };
    const payment = { eventId: id, intent, session, email, amountCents, currency, original, reason, linkOrigin };
    if (outcome === "unknown_reference") await queueUnknownPaymentMail(services, tx, event);
    else if (found && outcome !== "ignored" && outcome !== "not_paid")
      await found.payable.settle[outcome](tx, found.due, { ...payment, outcome });
    return { outcome, reference, payable: found?.payable };
  });
}

/** The lock makes a refund and its payment see each other if they arrive at the same time. */
async function lockPaymentIntent(db: Database, tx: Writer, intent: string | null) {
  if (!intent) return [];
  await lockValue(db, tx, intent);
  const { paymentEvents } = db.tables;
  const { type, reference, amountCents, outcome } = paymentEvents;
  return tx
    .select({ type, reference, amountCents, outcome })
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentIntent, intent));
}

async function lockDue(
  { features }: Services,
  tx: Writer,
  reference: string | null,
): Promise<{ payable: Payable; due: AmountDue } | null> {
  if (!reference) return null;
  for (const payable of Object.values(features.payables)) {
    const due = await payable.lock(tx, reference);
    if (due) return { payable, due };
  }
  return null;
}

async function queueUnknownPaymentMail({ db, env }: Services, tx: Writer, event: PaymentEvent): Promise<void> {
  const { id: eventId, reference, amountCents, currency } = event;
  const data = { reference, payment: { eventId, amountCents, currency } };
  const payload = { to: env.TEAM_EMAIL, data };
  await enqueue(db, tx, { kind: "mail", topic: "payment-unknown", dedupeKey: `payment-odd:${eventId}`, payload });
}
