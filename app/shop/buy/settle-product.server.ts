import { eq } from "drizzle-orm";
import { findCoupon } from "#app/coupons/find-coupon.server";
import { hasStandingDispute } from "#app/payment/list-active-payments.server";
import { explainToCustomer } from "#app/refunds/refund-reasons";
import { getCurrency } from "#app/server/money/money-settings";
import { withoutAddedTax } from "#app/server/money/tax";
import type { Payable, Payment, ShownPrice } from "#app/server/payable.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { type Due, listRecentAmountsDue } from "./amount-due.server";
import { holdPurchase, insertPurchase, makePurchase, type PaidProduct } from "./make-purchase.server";
import { readPaymentReference } from "./payment-reference.server";
import {
  addPurchaseEvent,
  findStatusBeforeDispute,
  PROVIDER,
  restoreRefunded,
  setRestored,
} from "./purchase-events.server";
import { queueEndedEmail, queueRefundEmail, queueTeamEmail } from "./queue-purchase-emails.server";

type Settle = Payable["settle"]["applied"];

export function createSettlements(services: Services): Payable["settle"] {
  const { products } = services.db.tables;
  const withProduct =
    (settle: (paid: PaidProduct, reference: string) => Promise<void>): Settle =>
    async (tx, { id, reference }, payment) => {
      const [product] = await tx.select().from(products).where(eq(products.id, id));
      if (product) await settle({ services, tx, product, payment }, reference);
    };
  const hold = withProduct(async (paid, reference) => holdPurchase(paid, await findPaidDue(paid, reference), "amount"));
  return {
    applied: withProduct(async (paid, reference) => makePurchase(paid, await findPaidDue(paid, reference))),
    wrong_amount: hold,
    // Products are never paid or canceled: each payment is another purchase.
    already_paid: hold,
    cancelled_order: hold,
    failed: async () => {},
    refunded: withProduct(refund),
    partly_refunded: withProduct(noteRefund),
    refund_failed: withProduct(tellFailedRefund),
    disputed: withProduct(dispute),
    dispute_won: withProduct(restore),
    dispute_lost: withProduct(settleLostDispute),
  };
}

// The price that our page showed. Without our page, the one that matches the paid amount, or else the current one.
async function findPaidDue({ services, tx, product, payment }: PaidProduct, reference: string): Promise<Due> {
  if (payment.shown) return findShownDue(services, tx, payment.shown);
  const coupon = readPaymentReference(reference)?.coupon ?? null;
  const paidCents = withoutAddedTax({ ...payment, amountCents: payment.amountCents ?? 0 });
  const [today, ...others] = await listRecentAmountsDue(services.db, tx, {
    product,
    coupon,
    currency: getCurrency(services),
  });
  if (!today) throw new Error(`product ${product.id} has no price`);
  return [today, ...others].find(({ cents }) => cents === paidCents) ?? today;
}

async function findShownDue({ db }: Services, tx: Writer, shown: ShownPrice): Promise<Due> {
  const { amountCents, listCents, couponCode, discountCents, currency } = shown;
  // The office may have deleted an unused coupon meanwhile.
  const coupon = couponCode === null ? null : await findCoupon(db, tx, couponCode);
  const onSale = amountCents + discountCents < listCents;
  return { cents: amountCents, listCents, onSale, couponCode: coupon?.code ?? null, discountCents, currency };
}

// If the refund arrived before the payment, the purchase is recorded as refunded.
async function refund(paid: PaidProduct, reference: string): Promise<void> {
  const { services, tx, product, payment } = paid;
  const purchase = await findPaidPurchase(paid);
  if (!purchase) {
    const late = await insertPurchase(paid, await findPaidDue(paid, reference), "refunded");
    await queueTeamEmail(paid, late, {
      topic: "purchase-refunded",
      data: { refundedCents: payment.amountCents, isFull: true },
    });
    return;
  }
  await setRefunded(paid, purchase);
  // The office may have ended the purchase already.
  if (purchase.status !== "refunded") {
    await endPurchase(paid, purchase, "refunded");
    const { request, eventId: cause } = payment;
    const refund = request && toEmailRefund(request);
    if (request?.tellsCustomer !== false)
      await queueEndedEmail(services, tx, { product, purchase, reason: "refunded", cause, refund });
  }
  await queueTeamEmail(paid, purchase, {
    topic: "purchase-refunded",
    data: { refundedCents: payment.amountCents, isFull: true },
  });
}

async function noteRefund(paid: PaidProduct): Promise<void> {
  const { services, tx, product, payment } = paid;
  const purchase = await findPaidPurchase(paid);
  if (!purchase) return;
  const { refundedCents, request } = payment;
  await setRefunded(paid, purchase);
  const change = { before: String(refundedCents - purchase.refundedCents), after: String(refundedCents) };
  await addPurchaseEvent(services.db, tx, purchase.id, { actor: getActor(payment), kind: "refunded", ...change });
  if (request?.tellsCustomer)
    await queueRefundEmail(services, tx, { product, purchase, refund: toEmailRefund(request), cause: payment.eventId });
  await queueTeamEmail(paid, purchase, { topic: "purchase-refunded", data: { refundedCents, isFull: false } });
}

// Keeps the status, because the team decides. If the office took back its own record, the purchase is as before.
async function tellFailedRefund(paid: PaidProduct): Promise<void> {
  const { services, tx, payment } = paid;
  const purchase = await findPaidPurchase(paid);
  if (!purchase) return;
  await setRefunded(paid, purchase);
  if (payment.actor) {
    if (purchase.status === "refunded") await restoreRefunded(services.db, tx, purchase, payment.actor);
    return;
  }
  const data = { failedCents: payment.amountCents, reason: payment.reason };
  await queueTeamEmail(paid, purchase, { topic: "purchase-refund-failed", data });
}

async function setRefunded({ services: { db }, tx, payment }: PaidProduct, { id }: Row<"purchases">): Promise<void> {
  const { purchases } = db.tables;
  await tx.update(purchases).set({ refundedCents: payment.refundedCents }).where(eq(purchases.id, id));
}

const toEmailRefund = ({ amountCents, currency, reason }: NonNullable<Payment["request"]>) => ({
  ...{ amountCents, currency },
  reason: explainToCustomer(reason),
});

const getActor = ({ actor }: Payment): string => actor ?? PROVIDER;

async function dispute(paid: PaidProduct): Promise<void> {
  const purchase = await findPaidPurchase(paid);
  if (!purchase) return;
  await revoke(paid, purchase);
  const data = { disputedCents: paid.payment.amountCents, reason: paid.payment.reason };
  await queueTeamEmail(paid, purchase, { topic: "purchase-disputed", data });
}

// Keeps what the office has restored during the dispute.
async function settleLostDispute(paid: PaidProduct): Promise<void> {
  const purchase = paid.payment.wasDisputed ? null : await findPaidPurchase(paid);
  if (purchase) await revoke(paid, purchase);
  await tellDecision(paid, { isWon: false, isRestored: false });
}

async function revoke(paid: PaidProduct, purchase: Row<"purchases">): Promise<void> {
  if (purchase.status === "active" || purchase.status === "held") await endPurchase(paid, purchase, "revoked");
}

// Restores only what a dispute ended, unless the buyer has another open or lost dispute.
async function restore(paid: PaidProduct): Promise<void> {
  const { services, tx, payment } = paid;
  const { db } = services;
  const purchase = await findPaidPurchase(paid);
  if (!purchase) return;
  const before = purchase.status === "revoked" ? await findStatusBeforeDispute(db, tx, purchase.id) : null;
  const isRestored = before !== null && !(await hasStandingDispute(db, tx, payment.intent));
  if (isRestored) await setRestored(db, tx, purchase, { actor: PROVIDER, status: before });
  await tellDecision(paid, { isWon: true, isRestored });
}

async function tellDecision(paid: PaidProduct, decision: { isWon: boolean; isRestored: boolean }): Promise<void> {
  const purchase = await findPaidPurchase(paid);
  if (!purchase) return;
  const data = { disputedCents: paid.payment.amountCents, ...decision };
  await queueTeamEmail(paid, purchase, { topic: "purchase-dispute-closed", data });
}

async function findPaidPurchase({ services: { db }, tx, payment: { intent } }: PaidProduct) {
  if (!intent) return null;
  const { purchases } = db.tables;
  const query = tx.select().from(purchases).where(eq(purchases.paymentIntent, intent));
  const [purchase] = await lockRows(db, query);
  return purchase ?? null;
}

// The links end with the status. Their version stays, so that they work again if the office restores the purchase.
async function endPurchase(
  { services: { db }, tx, payment }: PaidProduct,
  purchase: Row<"purchases">,
  status: "refunded" | "revoked",
): Promise<void> {
  const { purchases } = db.tables;
  await tx.update(purchases).set({ status }).where(eq(purchases.id, purchase.id));
  const change = { before: purchase.status, after: status };
  await addPurchaseEvent(db, tx, purchase.id, { actor: getActor(payment), kind: "revoked", ...change });
}
