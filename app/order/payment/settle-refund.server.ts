import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { isPaidOutcome, listActivePayments } from "#app/server/payment/list-active-payments.server";
import { queueOrderMail } from "../mails/queue-order-mail.server";
import { findOpenProblem } from "../office/ticket/open-payment-problems.server";
import { clearPaymentProblem } from "../office/ticket/resolve-payment-problem.server";
import { type PaymentContext, PROVIDER, toMailData, updateOrder } from "./payment-context.server";

/** The order stays paid if another payment covers it. The team decides about its status. */
export async function settleRefund(context: PaymentContext): Promise<void> {
  const { services, tx, order, payment } = context;
  const { outcome, original } = payment;
  const isFull = outcome === "refunded";
  const wasPaying = isFull && original && isPaidOutcome(original.outcome);
  const remainingPayments = wasPaying ? await listActivePayments(services.db, tx, order.submissionId) : null;
  const isUnpaid = remainingPayments?.length === 0 && !(await isManuallyPaid(context));
  await queueOrderMail(services, tx, order.id, {
    topic: "payment-refunded",
    dedupeKey: `payment-refunded:${payment.eventId}`,
    to: services.env.TEAM_EMAIL,
    data: {
      ...toMailData(context),
      paidCents: original?.amountCents ?? null,
      isFull,
      staysPaid: order.paymentStatus === "paid" && !isUnpaid,
    },
  });
  if (isUnpaid) await setRefunded(context);
  // If the order was paid more than once, another payment now covers it.
  if (isFull && (original?.outcome !== "applied" || remainingPayments?.length)) await updatePaymentProblem(context);
}

async function isManuallyPaid({ services, tx, order }: PaymentContext): Promise<boolean> {
  const { orderEvents } = services.db.tables;
  const [manualPayment] = await tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, "payment"), eq(orderEvents.after, "paid")))
    .limit(1);
  return manualPayment !== undefined;
}

async function setRefunded(context: PaymentContext): Promise<void> {
  const { services, tx, order } = context;
  await updateOrder(context, { paymentStatus: "refunded" });
  const change = { actor: PROVIDER, kind: "payment", before: order.paymentStatus, after: "refunded" } as const;
  await tx.insert(services.db.tables.orderEvents).values({ id: randomUUID(), orderId: order.id, ...change });
}

/** Another unresolved payment may leave the order with a different problem. */
async function updatePaymentProblem(context: PaymentContext): Promise<void> {
  const { services, tx, order } = context;
  const { paymentProblem } = order;
  if (!paymentProblem) return;
  const open = await findOpenProblem(services.db, tx, order);
  if (open) await updateOrder(context, { paymentProblem: open });
  else await clearPaymentProblem(services.db, tx, { ids: [order.id], actor: PROVIDER }, paymentProblem);
}
