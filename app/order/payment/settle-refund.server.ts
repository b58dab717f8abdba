import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Outcome } from "#app/server/payment/payable.server";
import { clearProblem, findOpenMark } from "../office/ticket/payment-problems.server";
import { PROVIDER, queueMail, type Settling, toMailData, updateOrder } from "./settling.server";

/** The outcomes of payments that leave their order paid. */
const PAYING: readonly Outcome[] = ["applied", "already_paid", "cancelled_order"];

/**
 * A full refund settles the problem that its payment was, and leaves the order paid only if another payment does. A
 * partial one changes nothing. The team is told in either case; the order's status is the team's decision.
 */
export async function settleRefund(settling: Settling): Promise<void> {
  const { services, order, payment } = settling;
  const { outcome, original } = payment;
  const isFull = outcome === "refunded";
  const paid = isFull && original && PAYING.includes(original.outcome) ? await listPaying(settling) : null;
  const isUnpaid = paid?.length === 0 && !(await isMarkedPaid(settling));
  await queueMail(settling, {
    topic: "payment-refunded",
    dedupeKey: `payment-refunded:${payment.eventId}`,
    to: services.env.TEAM_EMAIL,
    data: {
      ...toMailData(settling),
      paidCents: original?.amountCents ?? null,
      isFull,
      staysPaid: order.paymentStatus === "paid" && !isUnpaid,
    },
  });
  if (isUnpaid) await setRefunded(settling);
  // Of several payments any may be refunded: another one then pays the order.
  if (isFull && (original?.outcome !== "applied" || paid?.length)) await settleProblem(settling);
}

/** The payments, not refunded, that pay the order. */
async function listPaying({ services, tx, order }: Settling) {
  const { paymentEvents } = services.db.tables;
  const events = await tx.select().from(paymentEvents).where(eq(paymentEvents.reference, order.submissionId));
  const refunded = new Set(events.flatMap((event) => (event.outcome === "refunded" ? [event.paymentIntent] : [])));
  return events.filter(({ outcome, paymentIntent }) => PAYING.includes(outcome) && !refunded.has(paymentIntent));
}

async function isMarkedPaid({ services, tx, order }: Settling): Promise<boolean> {
  const { orderEvents } = services.db.tables;
  const [marked] = await tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, "payment"), eq(orderEvents.after, "paid")))
    .limit(1);
  return marked !== undefined;
}

async function setRefunded(settling: Settling): Promise<void> {
  const { services, tx, order } = settling;
  await updateOrder(settling, { paymentStatus: "refunded" });
  const change = { actor: PROVIDER, kind: "payment", before: order.paymentStatus, after: "refunded" } as const;
  await tx.insert(services.db.tables.orderEvents).values({ id: randomUUID(), orderId: order.id, ...change });
}

/** Clears the order's mark, or leaves the one of another payment that still needs a person. */
async function settleProblem(settling: Settling): Promise<void> {
  const { services, tx, order } = settling;
  const { paymentProblem } = order;
  if (!paymentProblem) return;
  const open = await findOpenMark(services.db, tx, order);
  if (open) await updateOrder(settling, { paymentProblem: open });
  else await clearProblem(services.db, tx, { ids: [order.id], actor: PROVIDER }, paymentProblem);
}
