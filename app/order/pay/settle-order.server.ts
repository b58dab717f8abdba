import { eq } from "drizzle-orm";
import { countReservedUse } from "#app/coupons/redeem-coupon.server";
import { createReceiptLink } from "#app/receipts/receipt-link.server";
import type { Payable } from "#app/server/payable.server";
import type { Services } from "#app/server/services.server";
import { readTurnaround } from "#app/server/time/turnaround.server";
import { createCustomerPageLink } from "../access/customer-page-link.server";
import { loadProgress } from "../deliver/load-progress.server";
import { queueOrderEmail, queueTeamOrderEmail } from "../emails/queue-order-email.server";
import { addPaidTax, addPart, type Part } from "../model/quote";
import { findOpenBalance } from "../state/balance.server";
import { recordOrderEvent } from "../state/change-order.server";
import { describeDue } from "../state/due-dates.server";
import { choosePaymentProblem, findOpenProblem } from "./open-payment-problems.server";
import { type PaymentContext, PROVIDER, toEmailData, updateOrder } from "./payment-context.server";
import { restoreRefunded, settleRefund } from "./settle-refund.server";

export function createSettlements(services: Services): Payable["settle"] {
  const withOrder =
    (settle: (context: PaymentContext) => Promise<void>): Payable["settle"]["applied"] =>
    async (tx, { id, amountCents: dueCents, part = "whole" }, payment) => {
      const { formSubmissions } = services.db.tables;
      const [order] = await tx.select().from(formSubmissions).where(eq(formSubmissions.id, id));
      if (order) await settle({ services, tx, order, payment, part: part as Part, dueCents });
    };
  return {
    applied: withOrder(setPaid),
    failed: withOrder(setFailed),
    wrong_amount: withOrder((context) => markProblem(context, "wrong_amount")),
    already_paid: withOrder((context) => markProblem(context, "already_paid")),
    cancelled_order: withOrder((context) => markProblem(context, "cancelled_order")),
    disputed: withOrder(markDisputed),
    dispute_won: withOrder(clearDispute),
    dispute_lost: withOrder(settleLostDispute),
    refunded: withOrder(settleRefund),
    partly_refunded: withOrder(settleRefund),
    refund_failed: withOrder(tellFailedRefund),
  };
}

async function setFailed(context: PaymentContext): Promise<void> {
  if (context.order.paymentStatus === "pending") await updateOrder(context, { paymentStatus: "failed" });
}

/** Keeps a status that an admin has changed. */
async function setPaid(context: PaymentContext): Promise<void> {
  const { services, tx, order, payment, part, dueCents } = context;
  const paid = {
    ...addPart(order, part, dueCents),
    ...addPaidTax(order, part, { taxCents: payment.taxCents, tax: payment.tax }),
  };
  await updateOrder(context, paid);
  await countReservedUse(services.db, tx, order.submissionId);
  if (order.orderStatus === "pending_payment") {
    await updateOrder(context, { orderStatus: "in_progress" });
    const change = { actor: PROVIDER, kind: "status", before: "pending_payment", after: "in_progress" } as const;
    await recordOrderEvent(services.db, tx, { orderId: order.id, ...change });
  }
  const { linkOrigin } = payment;
  const delivery = describeDue(Date.now(), readTurnaround(services));
  const progress = await loadProgress(services, { ...order, paymentStatus: "paid" }, tx);
  const roomUrl = await createCustomerPageLink({ ...services, linkOrigin }, tx, order);
  const receiptUrl = await createReceiptLink({ ...services, linkOrigin }, tx, payment.eventId);
  const balance = await findOpenBalance(services.db, tx, { ...order, ...paid });
  await queueOrderEmail(services, tx, order.id, {
    topic: "payment-customer",
    dedupeKey: `payment-customer:${order.id}:${payment.eventId}`,
    to: order.email,
    data: {
      ...toEmailData({ ...context, order: { ...order, ...paid } }).order,
      ...{ roomUrl, receiptUrl, ...delivery, progress, paidCents: payment.amountCents ?? dueCents, balance },
    },
  });
}

async function markProblem(
  context: PaymentContext,
  outcome: "wrong_amount" | "already_paid" | "cancelled_order",
): Promise<void> {
  const { services, tx, order, payment, part, dueCents } = context;
  const problem = outcome === "cancelled_order" && order.deletedAt ? "deleted_order" : outcome;
  await queueTeamOrderEmail(services, tx, order.id, {
    topic: "payment-problem",
    dedupeKey: `payment-odd:${order.id}:${payment.eventId}`,
    data: { ...toEmailData(context), problem },
  });
  if (outcome === "cancelled_order") await countReservedUse(services.db, tx, order.submissionId);
  const paymentProblem = choosePaymentProblem(order.paymentProblem, outcome);
  const paid = {
    ...addPart(order, part, dueCents),
    ...addPaidTax(order, part, { taxCents: payment.taxCents, tax: payment.tax }),
  };
  await updateOrder(context, { paymentProblem, ...(outcome === "cancelled_order" && paid) });
}

async function markDisputed(context: PaymentContext): Promise<void> {
  const { services, tx, order, payment } = context;
  await queueTeamOrderEmail(services, tx, order.id, {
    topic: "payment-disputed",
    dedupeKey: `payment-disputed:${payment.eventId}`,
    data: { ...toEmailData(context), reason: payment.reason },
  });
  await updateOrder(context, { paymentProblem: "disputed" });
}

/** Another dispute or problem keeps the order flagged. */
async function clearDispute(context: PaymentContext): Promise<void> {
  const { services, tx, order } = context;
  await updateOrder(context, { paymentProblem: await findOpenProblem(services.db, tx, order) });
  await tellDecision(context, true);
}

/** The flag stays. A dispute that was unknown so far is flagged now. */
async function settleLostDispute(context: PaymentContext): Promise<void> {
  if (!context.payment.wasDisputed) await updateOrder(context, { paymentProblem: "disputed" });
  await tellDecision(context, false);
}

async function tellDecision(context: PaymentContext, isWon: boolean): Promise<void> {
  const { services, tx, order, payment } = context;
  await queueTeamOrderEmail(services, tx, order.id, {
    topic: "payment-dispute-closed",
    dedupeKey: `payment-dispute-closed:${payment.eventId}`,
    data: { ...toEmailData(context), isWon },
  });
}

/** Changes nothing: somebody has to decide how the customer gets the money. */
async function tellFailedRefund(context: PaymentContext): Promise<void> {
  const { services, tx, order, payment } = context;
  // An admin took back what was recorded by hand.
  if (payment.actor) return restoreRefunded(context);
  await queueTeamOrderEmail(services, tx, order.id, {
    topic: "payment-refund-failed",
    dedupeKey: `payment-refund-failed:${payment.eventId}`,
    data: { ...toEmailData(context), reason: payment.reason },
  });
}
