import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray } from "drizzle-orm";
import { countReservedUse, releaseCouponUse } from "#app/coupons/redeem-coupon.server";
import { listActivePayments } from "#app/payment/list-active-payments.server";
import { confirmAddress } from "#app/server/outbox/recipients.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { PAYMENT_STATUSES } from "#drizzle/schema/values";
import { lockOrder } from "../state/lock-order.server";
import { findOpenProblem, PAYMENT_MARKS } from "./open-payment-problems.server";
import { clearPaymentProblem } from "./resolve-payment-problem.server";

type Order = Row<"formSubmissions">;
type Event = Row<"orderEvents">;

const payableStatuses: readonly Order["paymentStatus"][] = ["pending", "failed", "refunded"];

/** Does what the provider's event would have done. Returns false if there was nothing left to pay. */
export async function recordManualPayment(
  services: Services,
  actor: string,
  orderId: string,
  reason: string,
): Promise<boolean> {
  const { db } = services;
  const isPaid = await db.transact(async (tx) => {
    const order = await lockOrder(db, tx, orderId);
    if (!order || !payableStatuses.includes(order.paymentStatus)) return false;
    // All events get the same time, because undoing finds them by it.
    const at = new Date();
    const addEvent = createEventWriter(db, tx, { orderId, actor, createdAt: at });
    await updateOrder(db, tx, orderId, { paymentStatus: "paid" });
    await countReservedUse(db, tx, order.submissionId);
    await addEvent({ kind: "payment", before: order.paymentStatus, after: "paid", detail: reason });
    await clearPaymentProblem(db, tx, { ids: [orderId], actor, at }, "wrong_amount");
    if (order.orderStatus === "pending_payment") {
      await updateOrder(db, tx, orderId, { orderStatus: "in_progress" });
      await addEvent({ kind: "status", before: "pending_payment", after: "in_progress" });
    }
    await confirmAddress(services, tx, order.email);
    return true;
  });
  // Emails to the customer may have waited for this.
  if (isPaid) services.worker.wake();
  return isPaid;
}

/**
 * Restores the order as it was before it was marked paid, except for what somebody has changed since.
 * `covered`: the order stays paid, because the payment provider reported a payment, too.
 */
export function undoManualPayment(
  { db }: Services,
  actor: string,
  orderId: string,
): Promise<"unpaid" | "covered" | "nothing"> {
  return db.transact(async (tx) => {
    const order = await lockOrder(db, tx, orderId);
    const payment = order?.paymentStatus === "paid" ? await findManualPayment(db, tx, orderId) : null;
    if (!order || !payment) return "nothing";
    const sameTime = await listEventsAt(db, tx, payment);
    const addEvent = createEventWriter(db, tx, { orderId, actor, createdAt: new Date() });
    await addEvent({ kind: "payment", before: "paid", after: "unpaid" });
    const resolved = sameTime.find(({ kind, after }) => kind === "payment" && after === "resolved");
    if (resolved) await addEvent({ kind: "payment", before: resolved.before, after: "reopened" });
    await updateOrder(db, tx, orderId, { paymentProblem: await findOpenProblem(db, tx, order) });
    if ((await listActivePayments(db, tx, order.submissionId)).length > 0) return "covered";
    const paymentStatus = PAYMENT_STATUSES.find((status) => status === payment.before) ?? "pending";
    await updateOrder(db, tx, orderId, { paymentStatus });
    if (paymentStatus !== "refunded") await releaseCouponUse(db, tx, order.submissionId);
    const started = sameTime.some(({ kind, after }) => kind === "status" && after === "in_progress");
    if (started && order.orderStatus === "in_progress") {
      await updateOrder(db, tx, orderId, { orderStatus: "pending_payment" });
      await addEvent({ kind: "status", before: "in_progress", after: "pending_payment" });
    }
    return "unpaid";
  });
}

/** The event that last marked the order paid. Null if it was undone, or the payment has been refunded since. */
export async function findManualPayment(
  { tables: { orderEvents } }: Services["db"],
  reader: Pick<Writer, "select">,
  orderId: string,
): Promise<Event | null> {
  const [latest] = await reader
    .select()
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        eq(orderEvents.kind, "payment"),
        inArray(orderEvents.after, [...PAYMENT_MARKS]),
      ),
    )
    .orderBy(desc(orderEvents.createdAt))
    .limit(1);
  return latest?.after === "paid" ? latest : null;
}

function listEventsAt({ tables: { orderEvents } }: Services["db"], tx: Writer, { orderId, createdAt }: Event) {
  return tx
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.createdAt, createdAt)));
}

async function updateOrder(
  { tables: { formSubmissions } }: Services["db"],
  tx: Writer,
  id: string,
  values: Partial<Order>,
) {
  await tx.update(formSubmissions).set(values).where(eq(formSubmissions.id, id));
}

const createEventWriter =
  ({ tables: { orderEvents } }: Services["db"], tx: Writer, shared: Pick<Event, "orderId" | "actor" | "createdAt">) =>
  async (event: Pick<Event, "kind" | "before" | "after"> & { detail?: string }) => {
    await tx.insert(orderEvents).values({ ...shared, id: randomUUID(), ...event });
  };
