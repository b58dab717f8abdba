import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Outcome } from "#app/server/payment/payable.server";
import { findOpenProblem } from "../office/ticket/open-payment-problems.server";
import { clearPaymentProblem } from "../office/ticket/resolve-payment-problem.server";
import { type PaymentContext, PROVIDER, queueMail, toMailData, updateOrder } from "./payment-context.server";

/** The outcomes of payments that leave their order paid. */
const PAID_OUTCOMES: readonly Outcome[] = ["applied", "already_paid", "cancelled_order"];

/**
 * A full refund settles the problem that its payment was, and leaves the order paid only if another payment does. A
 * partial one changes nothing. The team is told in either case; the order's status is the team's decision.
 */
export async function settleRefund(context: PaymentContext): Promise<void> {
  const { services, order, payment } = context;
  const { outcome, original } = payment;
  const isFull = outcome === "refunded";
  const remainingPayments =
    isFull && original && PAID_OUTCOMES.includes(original.outcome) ? await listPayments(context) : null;
  const isUnpaid = remainingPayments?.length === 0 && !(await isManuallyPaid(context));
  await queueMail(context, {
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
  // Of two payments either may be refunded: the other one then pays the order.
  const replacement =
    original?.outcome === "applied" && remainingPayments?.length === 1 ? remainingPayments[0] : undefined;
  if (isFull && (original?.outcome !== "applied" || replacement)) await updatePaymentProblem(context, replacement?.id);
}

/** The payments, not refunded, that pay the order. */
async function listPayments({ services, tx, order }: PaymentContext) {
  const { paymentEvents } = services.db.tables;
  const events = await tx.select().from(paymentEvents).where(eq(paymentEvents.reference, order.submissionId));
  const refunded = new Set(events.flatMap((event) => (event.outcome === "refunded" ? [event.paymentIntent] : [])));
  return events.filter(({ outcome, paymentIntent }) => PAID_OUTCOMES.includes(outcome) && !refunded.has(paymentIntent));
}

async function isManuallyPaid({ services, tx, order }: PaymentContext): Promise<boolean> {
  const { orderEvents } = services.db.tables;
  const [manualPayment] = await tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.submissionId, order.id), eq(orderEvents.kind, "payment"), eq(orderEvents.after, "paid")))
    .limit(1);
  return manualPayment !== undefined;
}

async function setRefunded(context: PaymentContext): Promise<void> {
  const { services, tx, order } = context;
  await updateOrder(context, { paymentStatus: "refunded" });
  const change = { actor: PROVIDER, kind: "payment", before: order.paymentStatus, after: "refunded" } as const;
  await tx.insert(services.db.tables.orderEvents).values({ id: randomUUID(), submissionId: order.id, ...change });
}

/** Clears the order's mark, or leaves the one of another payment that still needs a person. */
async function updatePaymentProblem(context: PaymentContext, replacementId?: string): Promise<void> {
  const { services, tx, order } = context;
  const { paymentProblem } = order;
  if (!paymentProblem) return;
  const open = await findOpenProblem(services.db, tx, order, replacementId);
  if (open) await updateOrder(context, { paymentProblem: open });
  else await clearPaymentProblem(services.db, tx, { ids: [order.id], actor: PROVIDER }, paymentProblem);
}
