import { eq, sql } from "drizzle-orm";
import { collect } from "#app/server/feature.server";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { Due, Outcome, Payable } from "#app/server/payment/payable.server";
import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";
import { findOriginal, getOutcome } from "./outcome";
import { type PaymentEvent, readStripeEvent } from "./stripe-event.server";

const HARMLESS: readonly string[] = [
  "applied",
  "repeated",
  "not_paid",
  "failed",
  "refunded",
  "partly_refunded",
  "ignored",
];

/**
 * Takes one event of the payment provider: checks the signature over the raw body, then applies it once. The event's
 * id is a primary key, so a second delivery, also at the same moment, changes nothing.
 * @throws BadSignature @throws ZodError
 */
export async function receiveEvent(
  services: Services,
  rawBody: Buffer,
  signature: string,
): Promise<Outcome | "repeated"> {
  const event = readStripeEvent(rawBody, signature, services.secrets.stripeWebhook);
  const { outcome, reference, payable } = await applyOnce(services, event);
  services.worker.wake();
  if (payable?.watchedList) services.changes.notify(payable.watchedList);
  const level = HARMLESS.includes(outcome) ? "info" : "warn";
  services.log[level]({ event: event.id, type: event.type, reference, outcome }, "payment event");
  return outcome;
}

interface Applied {
  outcome: Outcome | "repeated";
  reference: string | null;
  payable?: Payable;
}

/** Records the event and settles what it names in one transaction. */
function applyOnce(services: Services, event: PaymentEvent): Promise<Applied> {
  const { db, linkOrigin } = services;
  const { paymentEvents } = db.tables;
  return db.transact(async (tx): Promise<Applied> => {
    const earlier = await lockIntent(db, tx, event.intent);
    const reference = event.reference ?? findOriginal(earlier)?.reference ?? null;
    const found = await lockDue(services, tx, reference);
    const { outcome, original } = getOutcome(event, found?.due ?? null, earlier);
    const { id, type, intent, amountCents, currency, reason } = event;
    const recorded = await tx
      .insert(paymentEvents)
      .values({ id, type, reference, paymentIntent: intent, amountCents, currency, outcome })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (recorded.length === 0) return { outcome: "repeated", reference };
    const payment = { eventId: id, amountCents, currency, original, reason, linkOrigin };
    if (outcome === "unknown_reference") await reportUnknown(services, tx, event);
    else if (found && outcome !== "ignored" && outcome !== "not_paid")
      await found.payable.settle(tx, found.due, { ...payment, outcome });
    return { outcome, reference, payable: found?.payable };
  });
}

/**
 * The recorded events of a payment. A lock on its id makes a refund and the payment itself, which may arrive at the same
 * moment, see each other; SQLite has one writer anyway.
 */
async function lockIntent({ dialect, tables }: Database, tx: Writer, intent: string | null) {
  if (!intent) return [];
  if (dialect === "postgres")
    await tx
      .select({ locked: sql`pg_advisory_xact_lock(hashtextextended(${intent}, 0))` })
      .from(sql`(select 1) as one`);
  const { type, reference, amountCents, outcome } = tables.paymentEvents;
  return tx
    .select({ type, reference, amountCents, outcome })
    .from(tables.paymentEvents)
    .where(eq(tables.paymentEvents.paymentIntent, intent));
}

async function lockDue(
  { features }: Services,
  tx: Writer,
  reference: string | null,
): Promise<{ payable: Payable; due: Due } | null> {
  if (!reference) return null;
  for (const payable of Object.values(collect(features, "payables"))) {
    const due = await payable.lock(tx, reference);
    if (due) return { payable, due };
  }
  return null;
}

async function reportUnknown({ db, env }: Services, tx: Writer, event: PaymentEvent): Promise<void> {
  const { id: eventId, reference, amountCents, currency } = event;
  const data = { reference, payment: { eventId, amountCents, currency } };
  const payload = { to: env.TEAM_EMAIL, data };
  await enqueue(db, tx, { kind: "mail", topic: "payment-unknown", dedupeKey: `payment-odd:${eventId}`, payload });
}
