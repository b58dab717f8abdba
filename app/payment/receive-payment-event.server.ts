import { eq } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import { lockValue } from "#drizzle/lock-rows";
import { emailTeam } from "../notifications/email-team.server";
import type { JsonValue } from "../server/outbox/outbox-payload.server";
import { confirmAddress } from "../server/outbox/recipients.server";
import type { AmountDue, Outcome, Payable, Payment, RefundRequest, ShownPrice } from "../server/payable.server";
import type { Services } from "../server/services.server";
import { bookEvent, listEntriesOf } from "./book-event.server";
import { findCheckout, followEvent } from "./checkouts.server";
import { followRefund, listRecordedRefunds, takeRequest } from "./follow-refunds.server";
import { findOriginalPayment, getOutcome, isDisputed, listEarlyEvents } from "./get-outcome";
import type { paymentEmails } from "./payment-emails.server";
import { getPaidTax, type PaymentEvent } from "./payment-event";
import { readStripeEvent } from "./stripe-event.server";
import { sumRefunded, sumRefundedAfter } from "./sum-refunded";

const NORMAL_OUTCOMES: readonly string[] = [
  "applied",
  "repeated",
  "not_paid",
  "failed",
  "refunded",
  "partly_refunded",
  "dispute_won",
  "ignored",
];

const CONCERNS_PAYMENT: readonly PaymentEvent["kind"][] = [
  ...(["refund", "refund_failed", "dispute", "dispute_won", "dispute_lost"] as const),
];

/** Repeated deliveries change nothing. @throws InvalidSignatureError @throws ZodError */
export async function receivePaymentEvent(
  services: Services,
  rawBody: Buffer,
  signature: string,
): Promise<Outcome | "repeated"> {
  const { stripeWebhook, earlierStripeWebhooks } = services.secrets;
  const event = await readStripeEvent(rawBody, signature, [stripeWebhook, ...earlierStripeWebhooks], services.db.now());
  return applyPaymentEvent(services, event);
}

/** A change by the office, which counts like an event of the provider. */
export interface OfficeChange {
  actor: string;
  refund: RefundRequest | null;
  /** Runs before the event counts, while the payment is locked. @throws to leave everything as it was */
  change(tx: Writer): Promise<void>;
}

export async function applyPaymentEvent(
  services: Services,
  event: PaymentEvent,
  office?: OfficeChange,
): Promise<Outcome | "repeated"> {
  const { outcome, reference } = await applyEventOnce(services, event, office);
  const level = NORMAL_OUTCOMES.includes(outcome) ? "info" : "warn";
  services.log[level]({ event: event.id, type: event.type, reference, outcome }, "payment event");
  return outcome;
}

interface AppliedEvent {
  outcome: Outcome | "repeated";
  reference: string | null;
}

function applyEventOnce(services: Services, event: PaymentEvent, office?: OfficeChange): Promise<AppliedEvent> {
  const { db, linkOrigin } = services;
  const { paymentEvents } = db.tables;
  return db.transact(async (tx): Promise<AppliedEvent> => {
    const earlier = await lockPaymentIntent(db, tx, event.intent);
    const received = findOriginalPayment(earlier);
    const concerned = CONCERNS_PAYMENT.includes(event.kind) ? received : null;
    const shown = await findCheckout(db, tx, event.session);
    // An expired page is no payment, and a refund counts by its total, so the record's history has neither.
    const isSilent = event.kind === "expired" || event.kind === "refund_made";
    const named = isSilent ? null : (event.reference ?? shown?.reference ?? received?.reference ?? null);
    const found = await lockDue(services, tx, named, { receivedIntent: concerned && event.intent, shown });
    const reference = found?.due.reference ?? named;
    const { id, type, intent, session, email, currency, disputeId, refundId, reason, occurredAt } = event;
    // The database's clock, because refused events, which are compared with this time, use it too.
    const createdAt = new Date(db.now());
    const stated = { id, type, amountCents: event.amountCents, refundId, occurredAt, createdAt };
    const listKnown = async () => ({
      ...{ events: earlier, entries: await listEntriesOf(db, tx, intent) },
      recorded: await listRecordedRefunds(db, tx, intent),
    });
    const before = sumRefunded(await listKnown());
    await office?.change(tx);
    const refunded = { before, after: sumRefundedAfter(await listKnown(), stated) };
    const { outcome, original } = getOutcome(event, found?.due ?? null, earlier, refunded);
    const tax = getPaidTax(event, found?.due.tax ?? null);
    const { taxCents } = event;
    const stored = { ...stated, taxCents, reference, paymentIntent: intent, disputeId, currency, outcome };
    const [recorded] = await tx
      .insert(paymentEvents)
      .values({ ...stored, isBooked: true })
      .onConflictDoNothing()
      .returning();
    if (!recorded) return { outcome: "repeated", reference };
    if (shown) await followEvent(db, tx, shown, event.kind);
    const moreCents = event.kind === "refund" ? refunded.after - before : 0;
    const request = await takeRequest(db, tx, { intent, moreCents, refund: office?.refund ?? null });
    await followRefund(db, tx, event);
    const refundedCents = refunded.after;
    const amountCents = event.kind === "refund" ? refundedCents : event.amountCents;
    const actor = office?.actor ?? null;
    const wasDisputed = isDisputed(event, earlier);
    const amounts = { amountCents, taxCents: taxCents ?? 0, tax, refundedCents, currency };
    const paid = { eventId: id, intent, session, email, ...amounts };
    const payment = { ...paid, original, reason, actor, request, wasDisputed, shown, linkOrigin };
    if (outcome === "unknown_reference") await queuePaymentEmail(services, tx, event, { topic: "payment-unknown" });
    else if (concerned && !found && (event.kind === "refund" || event.kind === "dispute")) {
      const data = { reference, isDispute: event.kind === "dispute" };
      await queuePaymentEmail(services, tx, event, { topic: "payment-removed", data });
    } else if (found && outcome !== "ignored" && outcome !== "not_paid")
      await found.payable.settle[outcome](tx, found.due, { ...payment, outcome });
    const payer = found?.due.email ?? email;
    if (outcome === "applied" && payer) await confirmAddress(services, tx, payer);
    if (found && event.kind === "paid") {
      const early = listEarlyEvents(outcome, earlier, refunded);
      await settleEarlyEvents(services, tx, { ...found, early, payment, original: { outcome, amountCents } });
    }
    // Last, because a purchase is recorded when its payment is settled.
    await bookEvent(services, tx, {
      event: recorded,
      isPayment: event.kind === "paid",
      tax,
      others: earlier,
      refundedCents,
    });
    return { outcome, reference };
  });
}

interface EarlyEvents {
  payable: Payable;
  due: AmountDue;
  early: ReturnType<typeof listEarlyEvents>;
  payment: Omit<Payment, "outcome">;
  original: NonNullable<Payment["original"]>;
}

async function settleEarlyEvents(
  { db: { tables } }: Services,
  tx: Writer,
  { payable, due, early, payment, original }: EarlyEvents,
): Promise<void> {
  const { paymentEvents } = tables;
  for (const { id, outcome, amountCents, currency } of early) {
    await tx.update(paymentEvents).set({ reference: due.reference, outcome }).where(eq(paymentEvents.id, id));
    const cents = outcome === "partly_refunded" ? payment.refundedCents : amountCents;
    const event = { ...payment, eventId: id, amountCents: cents, currency, original, reason: null };
    await payable.settle[outcome](tx, due, { ...event, outcome });
  }
}

// Makes a refund and its payment see each other if they arrive at the same time.
async function lockPaymentIntent(db: Database, tx: Writer, intent: string | null) {
  if (!intent) return [];
  await lockValue(db, tx, intent);
  const { paymentEvents } = db.tables;
  return tx.select().from(paymentEvents).where(eq(paymentEvents.paymentIntent, intent));
}

async function lockDue(
  { features }: Services,
  tx: Writer,
  reference: string | null,
  { receivedIntent, shown }: { receivedIntent: string | null; shown: ShownPrice | null },
): Promise<{ payable: Payable; due: AmountDue } | null> {
  if (!reference) return null;
  for (const payable of Object.values(features.payables)) {
    const due = await payable.lock(tx, reference, receivedIntent);
    if (!due) continue;
    const { amountCents, currency, tax } = shown ?? due;
    return { payable, due: shown ? { ...due, amountCents, currency, tax, otherAmounts: [] } : due };
  }
  return null;
}

async function queuePaymentEmail(
  services: Services,
  tx: Writer,
  { id: eventId, reference, amountCents, currency }: PaymentEvent,
  { topic, data }: { topic: keyof typeof paymentEmails; data?: Record<string, JsonValue> },
): Promise<void> {
  const payment = { eventId, amountCents, currency };
  const dedupeKey = `payment-odd:${eventId}`;
  await emailTeam(services, tx, { topic, dedupeKey, data: { reference, payment, ...data } });
}
