import { and, asc, eq, lt } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import { lockValue } from "#drizzle/lock-rows";
import type { Refund } from "../payment/follow-refunds.server";
import { addCounterEntry } from "../payment/payment-entries.server";
import { emptyEvent } from "../payment/payment-event";
import { applyPaymentEvent } from "../payment/receive-payment-event.server";
import { REFUND_RECORDED } from "../payment/sum-refunded";
import type { Services } from "../server/services.server";
import { MINUTE } from "../server/time/durations";
import { type Answer, askAgain, askForRefund } from "./ask-provider.server";
import { type PaymentEntry, readRefundable } from "./refundable.server";

interface RefundInput extends Pick<Refund, "amountCents" | "reason" | "note" | "tellsCustomer"> {
  /** The form's id, so that a form that is sent twice refunds once. */
  id: string;
  actor: string;
}

export type RefundResult = Answer | { state: "too much"; leftCents: number };

class AmountTooHigh extends Error {
  constructor(readonly leftCents: number) {
    super("more than what is left");
  }
}

const isTestIntent = (intent: string) => intent.startsWith("pi_test_");

export const isRefundedByProvider = (
  { env }: Pick<Services, "env">,
  { paymentIntent, bookedBy }: Pick<PaymentEntry, "paymentIntent" | "bookedBy">,
): boolean =>
  Boolean(env.STRIPE_SECRET_KEY && paymentIntent) && bookedBy === "provider" && !isTestIntent(paymentIntent ?? "");

export async function requestRefund(
  services: Services,
  payment: PaymentEntry,
  input: RefundInput,
): Promise<RefundResult> {
  try {
    if (isRefundedByProvider(services, payment)) {
      const refund = await storeAsked(services, payment, input);
      if (refund.state === "done") return { state: "done" };
      if (refund.state === "failed") return { state: "failed", problem: refund.problem ?? "" };
      return await askForRefund(services, refund);
    }
    if (payment.paymentIntent) await recordOfIntent(services, payment, input);
    else await recordOfMark(services, payment, input);
    return { state: "done" };
  } catch (error) {
    if (error instanceof AmountTooHigh) return { state: "too much", leftCents: error.leftCents };
    throw error;
  }
}

async function storeAsked(services: Services, payment: PaymentEntry, input: RefundInput): Promise<Refund> {
  const { db } = services;
  return db.transact(async (tx) => {
    await lockValue(db, tx, payment.paymentIntent ?? "");
    return (await insertRefund(services, tx, payment, { ...input, way: "provider", state: "asked" })).refund;
  });
}

/** The same form finds its row. @throws AmountTooHigh */
async function insertRefund(
  { db }: Services,
  tx: Writer,
  payment: PaymentEntry,
  input: RefundInput & Pick<Refund, "way" | "state">,
): Promise<{ refund: Refund; isNew: boolean }> {
  const { refunds } = db.tables;
  const [stored] = await tx.select().from(refunds).where(eq(refunds.id, input.id));
  if (stored) return { refund: stored, isNew: false };
  const { leftCents, knownCents } = await readRefundable(db, tx, payment);
  if (input.amountCents > leftCents) throw new AmountTooHigh(leftCents);
  const { id: paymentEntry, paymentIntent, reference, currency } = payment;
  const now = new Date(db.now());
  const about = { paymentEntry, paymentIntent, reference, currency, knownCents, createdAt: now, askedAt: now };
  const [refund] = await tx
    .insert(refunds)
    .values({ ...input, ...about })
    .returning();
  return { refund: refund as Refund, isNew: true };
}

// An event that the provider may send later is about this refund, too.
async function recordOfIntent(services: Services, payment: PaymentEntry, input: RefundInput): Promise<void> {
  const { id, actor, amountCents } = input;
  const { paymentIntent: intent, currency } = payment;
  const occurredAt = new Date(services.db.now());
  const event = { ...emptyEvent, id, type: REFUND_RECORDED, intent, currency, amountCents, occurredAt };
  const refund = { ...input, currency };
  await applyPaymentEvent(
    services,
    { ...event, kind: "refund" },
    {
      ...{ actor, refund },
      async change(tx) {
        await insertRefund(services, tx, payment, { ...input, way: "hand", state: "done" });
      },
    },
  );
}

async function recordOfMark(services: Services, payment: PaymentEntry, input: RefundInput): Promise<void> {
  const { db, features, linkOrigin } = services;
  const { currency, reference, record } = payment;
  const payable = record ? features.payables[record] : undefined;
  await db.transact(async (tx) => {
    const due = payable && reference ? await payable.lock(tx, reference, null) : null;
    const { refund, isNew } = await insertRefund(services, tx, payment, { ...input, way: "hand", state: "done" });
    if (!isNew) return;
    const { id: eventId, amountCents, createdAt } = refund;
    const entry = { kind: "refund", discountCents: 0, paidBefore: null, amountCents, eventId, createdAt } as const;
    await addCounterEntry(services, tx, payment, entry);
    if (!payable || !due) return;
    const { refundedCents } = await readRefundable(db, tx, payment);
    const outcome = refundedCents >= payment.amountCents ? "refunded" : "partly_refunded";
    await payable.settle[outcome](tx, due, {
      ...{ eventId, intent: null, session: null, email: null, outcome, currency, linkOrigin, shown: null },
      ...{ amountCents: refundedCents, refundedCents, actor: input.actor, request: refund, reason: null },
      original: { outcome: "applied", amountCents: payment.amountCents },
      ...{ wasDisputed: false, taxCents: 0, tax: null },
    });
  });
}

export async function retryRefund(
  services: Services,
  payments: readonly PaymentEntry[],
  id: string,
): Promise<Answer | null> {
  const { db } = services;
  const { refunds } = db.tables;
  const isAsked = and(eq(refunds.id, id), eq(refunds.state, "asked"));
  const refund = await db.transact(async (tx) => {
    const [found] = await tx.select().from(refunds).where(isAsked);
    if (!found || !payments.some((payment) => payment.id === found.paymentEntry)) return null;
    await lockValue(db, tx, found.paymentIntent ?? "");
    const [asked] = await tx
      .update(refunds)
      .set({ askedAt: new Date(db.now()) })
      .where(isAsked)
      .returning();
    // By its age, because the provider repeats its answer for a day only.
    return asked ? { asked, found } : null;
  });
  if (!refund) return null;
  const { asked, found } = refund;
  return askAgain(services, asked, db.now() - +found.createdAt < RETRY_MS);
}

// Less than the day for which the provider repeats its answer to an idempotency key.
const RETRY_MS = 20 * 60 * MINUTE;
const QUIET_MS = MINUTE;
// Few at a time, because each waits until its deadline while the provider is away.
const SWEPT = 10;

export async function settleAskedRefunds(services: Services, now: number): Promise<void> {
  const { db, env } = services;
  if (!env.STRIPE_SECRET_KEY) return;
  const { refunds } = db.tables;
  const isAsked = and(eq(refunds.state, "asked"), lt(refunds.askedAt, new Date(now - QUIET_MS)));
  const asked = await db.read.select().from(refunds).where(isAsked).orderBy(asc(refunds.askedAt)).limit(SWEPT);
  for (const refund of asked) await askAgain(services, refund, false);
}
