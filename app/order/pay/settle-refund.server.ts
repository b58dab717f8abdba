import { eq } from "drizzle-orm";
import { isPaidOutcome, listActivePayments } from "#app/payment/list-active-payments.server";
import { createReceiptLink } from "#app/receipts/receipt-link.server";
import { explainToCustomer } from "#app/refunds/refund-reasons";
import { readRefundable } from "#app/refunds/refundable.server";
import { PAYMENT_STATUSES } from "#drizzle/schema/values";
import { toEmailOrder } from "../emails/email-order.server";
import { queueOrderEmail, queueTeamOrderEmail } from "../emails/queue-order-email.server";
import { addPart, getDuePart } from "../model/quote";
import { recordOrderEvent } from "../state/change-order.server";
import {
  findOpenProblem,
  listAcceptedPayments,
  listStandingMarks,
  RESTORED,
  readPayments,
} from "./open-payment-problems.server";
import { type PaymentContext, PROVIDER, toEmailData, updateOrder } from "./payment-context.server";
import { readPaid } from "./read-paid.server";
import { findManualPayment } from "./record-manual-payment.server";
import { clearPaymentProblem } from "./resolve-payment-problem.server";

/** The order stays paid if another payment covers it. The team decides about the order's status. */
export async function settleRefund(context: PaymentContext): Promise<void> {
  const { services, tx, order, payment } = context;
  const { outcome, original } = payment;
  const isFull = outcome === "refunded";
  const wasPaying = isFull && original && isPaidOutcome(original.outcome);
  const remainingPayments = wasPaying ? await listActivePayments(services.db, tx, order.submissionId) : null;
  const mark = await findManualPayment(services.db, tx, order.id);
  const left = isFull && order.partPaidCents > 0 ? await readPaid(services.db, tx, order) : null;
  const isWholeUnpaid = mark
    ? isFull && (await areMarkedPaymentsRefunded(context, mark))
    : remainingPayments?.length === 0;
  const isUnpaid = order.partPaidCents > 0 ? left?.partPaidCents === 0 : isWholeUnpaid;
  await queueTeamOrderEmail(services, tx, order.id, {
    topic: "payment-refunded",
    dedupeKey: `payment-refunded:${payment.eventId}`,
    data: {
      ...toEmailData(context),
      paidCents: original?.amountCents ?? null,
      isFull,
      staysPaid:
        order.paymentStatus === "paid" && !isUnpaid && (left?.partPaidCents ?? order.priceCents) >= order.priceCents,
    },
  });
  if (left) await updateOrder(context, toPartPaid(order, left));
  if (isUnpaid) await setRefunded(context);
  await tellCustomer(context);
  // If the order was paid more than once, another payment covers it now.
  if (isFull && (original?.outcome !== "applied" || remainingPayments?.length)) await updatePaymentProblem(context);
}

const toPartPaid = (order: PaymentContext["order"], paid: Awaited<ReturnType<typeof readPaid>>) => ({
  ...paid,
  ...addPart({ ...order, partPaidCents: 0 }, "balance", paid.partPaidCents),
});

/** For a refund recorded by hand that the office took back: the payment counts again. */
export async function restoreRefunded(context: PaymentContext): Promise<void> {
  const { services, tx, order, payment } = context;
  const { db } = services;
  const { manualEvents } = await readPayments(db, tx, order);
  const refunded =
    order.paymentStatus === "refunded" ? manualEvents.findLast(({ after }) => after === "refunded") : null;
  if (getDuePart({ ...order, partPaidCents: 0 }) !== "whole") {
    const paid = await readPaid(db, tx, order);
    if (paid.partPaidCents === order.partPaidCents) return;
    await updateOrder(context, toPartPaid(order, paid));
  } else {
    const active = await listActivePayments(db, tx, order.submissionId);
    const marks = refunded ? listStandingMarks(manualEvents.slice(0, manualEvents.indexOf(refunded))) : [];
    const accepted = marks.length > 0 ? await listAcceptedPayments(db, tx, order) : [];
    const counted = [...active.map(({ paymentIntent }) => paymentIntent), ...accepted.map(({ intent }) => intent)];
    const before = PAYMENT_STATUSES.find((status) => status === refunded?.before);
    if (!before || !counted.includes(payment.intent)) return;
    await updateOrder(context, { paymentStatus: before });
  }
  if (!refunded) return;
  const change = { actor: payment.actor ?? PROVIDER, kind: "payment", before: "refunded", after: RESTORED } as const;
  await recordOrderEvent(db, tx, { orderId: order.id, ...change });
}

/** Only if the office chose to tell the customer of this refund. */
async function tellCustomer({ services, tx, order, payment }: PaymentContext): Promise<void> {
  const { request, linkOrigin } = payment;
  if (!request?.tellsCustomer) return;
  const { id, amountCents, currency, reason } = request;
  const emailed = toEmailOrder({ ...services, linkOrigin }, order, [], null);
  await queueOrderEmail(services, tx, order.id, {
    topic: "order-refund",
    dedupeKey: `order-refund:${order.id}:${id}`,
    to: order.email,
    data: {
      order: emailed,
      refund: { amountCents, currency, reason: explainToCustomer(reason) },
      receiptUrl: await createReceiptLink({ ...services, linkOrigin }, tx, payment.eventId),
    },
  });
}

/** Whether the payments behind "Mark paid" are refunded: the accepted ones or, without one by hand, all. */
async function areMarkedPaymentsRefunded(context: PaymentContext, mark: { id: string }): Promise<boolean> {
  const { services, tx, order, payment } = context;
  const { db } = services;
  // Only a payment by hand has no intent.
  if (payment.intent === null) return (await listActivePayments(db, tx, order.submissionId)).length === 0;
  const accepted = await listAcceptedPayments(db, tx, order);
  if (accepted.some(({ intent }) => intent === payment.intent)) return accepted.every(({ isRefunded }) => isRefunded);
  const { paymentEntries } = db.tables;
  const [byHand] = await tx.select().from(paymentEntries).where(eq(paymentEntries.eventId, mark.id));
  if (byHand && (await readRefundable(db, tx, byHand)).leftCents > 0) return false;
  return (await listActivePayments(db, tx, order.submissionId)).length === 0;
}

async function setRefunded(context: PaymentContext): Promise<void> {
  const { services, tx, order, payment } = context;
  await updateOrder(context, { paymentStatus: "refunded" });
  const change = {
    actor: payment.actor ?? PROVIDER,
    kind: "payment",
    before: order.paymentStatus,
    after: "refunded",
  } as const;
  await recordOrderEvent(services.db, tx, { orderId: order.id, ...change });
}

async function updatePaymentProblem(context: PaymentContext): Promise<void> {
  const { services, tx, order, payment } = context;
  const { paymentProblem } = order;
  if (!paymentProblem) return;
  const actor = payment.actor ?? PROVIDER;
  const open = await findOpenProblem(services.db, tx, order);
  if (open) await updateOrder(context, { paymentProblem: open });
  else await clearPaymentProblem(services.db, tx, { ids: [order.id], actor }, paymentProblem);
}
