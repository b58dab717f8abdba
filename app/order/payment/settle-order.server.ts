import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Payment } from "#app/server/payment/payable.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { queueOrderMail } from "../mails/queue-order-mail.server";
import { choosePaymentProblem } from "../office/ticket/open-payment-problems.server";
import { createRoomLink } from "../room/room-link.server";
import { type PaymentContext, PROVIDER, toMailData, updateOrder } from "./payment-context.server";
import { settleRefund } from "./settle-refund.server";

export async function settleOrder(services: Services, tx: Writer, id: string, payment: Payment): Promise<void> {
  const { formSubmissions } = services.db.tables;
  const [order] = await tx.select().from(formSubmissions).where(eq(formSubmissions.id, id));
  if (!order) return;
  const context: PaymentContext = { services, tx, order, payment };
  switch (payment.outcome) {
    case "applied":
      return setPaid(context);
    case "failed":
      if (order.paymentStatus === "pending") await updateOrder(context, { paymentStatus: "failed" });
      return;
    case "wrong_amount":
    case "already_paid":
    case "cancelled_order":
      return markProblem(context, payment.outcome);
    case "disputed":
      return markDisputed(context);
    case "refunded":
    case "partly_refunded":
      return settleRefund(context);
  }
}

/** An order whose status an admin has changed keeps its status. */
async function setPaid(context: PaymentContext): Promise<void> {
  const { services, tx, order, payment } = context;
  await updateOrder(context, { paymentStatus: "paid" });
  if (order.orderStatus === "pending_payment") {
    await updateOrder(context, { orderStatus: "in_progress" });
    const change = { actor: PROVIDER, kind: "status", before: "pending_payment", after: "in_progress" } as const;
    await tx.insert(services.db.tables.orderEvents).values({ id: randomUUID(), orderId: order.id, ...change });
  }
  const { linkOrigin } = payment;
  const roomUrl = await createRoomLink({ ...services, linkOrigin }, tx, order);
  await queueOrderMail(services, tx, order.id, {
    topic: "payment-customer",
    dedupeKey: `payment-customer:${order.id}:${payment.eventId}`,
    to: order.email,
    data: { ...toMailData(context).order, roomUrl },
  });
}

async function markProblem(
  context: PaymentContext,
  outcome: "wrong_amount" | "already_paid" | "cancelled_order",
): Promise<void> {
  const { services, tx, order, payment } = context;
  const problem = outcome === "cancelled_order" && order.deletedAt ? "deleted_order" : outcome;
  await queueOrderMail(services, tx, order.id, {
    topic: "payment-problem",
    dedupeKey: `payment-odd:${order.id}:${payment.eventId}`,
    to: services.env.TEAM_EMAIL,
    data: { ...toMailData(context), problem },
  });
  const paymentProblem = choosePaymentProblem(order.paymentProblem, outcome);
  await updateOrder(context, { paymentProblem, ...(outcome === "cancelled_order" && { paymentStatus: "paid" }) });
}

async function markDisputed(context: PaymentContext): Promise<void> {
  const { services, tx, order, payment } = context;
  await queueOrderMail(services, tx, order.id, {
    topic: "payment-disputed",
    dedupeKey: `payment-disputed:${payment.eventId}`,
    to: services.env.TEAM_EMAIL,
    data: { ...toMailData(context), reason: payment.reason },
  });
  await updateOrder(context, { paymentProblem: "disputed" });
}
