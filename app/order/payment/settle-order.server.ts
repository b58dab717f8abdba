import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Payment } from "#app/server/payment/payable.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { chooseMark } from "../office/ticket/payment-problems.server";
import { settleRefund } from "./settle-refund.server";
import { PROVIDER, queueMail, type Settling, toMailData, updateOrder } from "./settling.server";

/** Stores what a payment event changes in an order and queues its mails, in the transaction that records the event. */
export async function settleOrder(services: Services, tx: Writer, id: string, payment: Payment): Promise<void> {
  const { formSubmissions } = services.db.tables;
  const [order] = await tx.select().from(formSubmissions).where(eq(formSubmissions.id, id));
  if (!order) return;
  const settling: Settling = { services, tx, order, payment };
  switch (payment.outcome) {
    case "applied":
      return setPaid(settling);
    case "failed":
      if (order.paymentStatus === "pending") await updateOrder(settling, { paymentStatus: "failed" });
      return;
    case "wrong_amount":
    case "already_paid":
    case "cancelled_order":
      return markProblem(settling, payment.outcome);
    case "disputed":
      return markDisputed(settling);
    case "refunded":
    case "partly_refunded":
      return settleRefund(settling);
  }
}

/** An order that waits for its payment moves to `in_progress`; one that an admin has moved on stays where it is. */
async function setPaid(settling: Settling): Promise<void> {
  const { services, tx, order, payment } = settling;
  await updateOrder(settling, { paymentStatus: "paid" });
  if (order.orderStatus === "pending_payment") {
    await updateOrder(settling, { orderStatus: "in_progress" });
    const change = { actor: PROVIDER, kind: "status", before: "pending_payment", after: "in_progress" } as const;
    await tx.insert(services.db.tables.orderEvents).values({ id: randomUUID(), orderId: order.id, ...change });
  }
  const data = toMailData(settling).order;
  await queueMail(settling, {
    topic: "payment-customer",
    dedupeKey: `payment-customer:${order.id}:${payment.eventId}`,
    to: order.email,
    data,
  });
}

async function markProblem(
  settling: Settling,
  outcome: "wrong_amount" | "already_paid" | "cancelled_order",
): Promise<void> {
  const { services, order, payment } = settling;
  const problem = outcome === "cancelled_order" && order.deletedAt ? "deleted_order" : outcome;
  await queueMail(settling, {
    topic: "payment-problem",
    dedupeKey: `payment-odd:${order.id}:${payment.eventId}`,
    to: services.env.TEAM_EMAIL,
    data: { ...toMailData(settling), problem },
  });
  const paymentProblem = chooseMark(order.paymentProblem, outcome);
  await updateOrder(settling, { paymentProblem, ...(outcome === "cancelled_order" && { paymentStatus: "paid" }) });
}

async function markDisputed(settling: Settling): Promise<void> {
  const { services, payment } = settling;
  await queueMail(settling, {
    topic: "payment-disputed",
    dedupeKey: `payment-disputed:${payment.eventId}`,
    to: services.env.TEAM_EMAIL,
    data: { ...toMailData(settling), reason: payment.reason },
  });
  await updateOrder(settling, { paymentProblem: "disputed" });
}
