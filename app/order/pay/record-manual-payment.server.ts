import { and, asc, eq } from "drizzle-orm";
import { countReservedUse, releaseCouponUse } from "#app/coupons/redeem-coupon.server";
import { listActivePayments } from "#app/payment/list-active-payments.server";
import { hasRefundsByHand } from "#app/refunds/refundable.server";
import { confirmAddress } from "#app/server/outbox/recipients.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { PAYMENT_STATUSES } from "#drizzle/schema/values";
import { addPart, getDueCents, getDuePart } from "../model/quote";
import { changeOrder, type OrderChange } from "../state/change-order.server";
import { bookMarkedPaid, bookMarkedUnpaid } from "./book-marks.server";
import { findOpenProblem, listStandingMarks } from "./open-payment-problems.server";
import { readPaid } from "./read-paid.server";
import { clearPaymentProblem } from "./resolve-payment-problem.server";

type Order = Row<"formSubmissions">;
type Event = Row<"orderEvents">;

const payableStatuses: readonly Order["paymentStatus"][] = ["pending", "failed", "refunded"];

/** Does the same as the provider's event. False if there was nothing left to pay. */
export async function recordManualPayment(
  services: Services,
  actor: string,
  orderId: string,
  reason: string,
): Promise<boolean> {
  const { db } = services;
  const markPaid = async ({ tx, order, update, record }: OrderChange): Promise<boolean> => {
    if (!payableStatuses.includes(order.paymentStatus)) return false;
    // All events get the same time, by which undoing finds them.
    const at = new Date();
    const event = { actor, createdAt: at };
    const part = getDuePart(order);
    await update(addPart(order, part, getDueCents(order)));
    await countReservedUse(db, tx, order.submissionId);
    const before = part === "whole" ? order.paymentStatus : part;
    const mark = { kind: "payment", before, after: "paid", detail: reason } as const;
    const booked = await bookMarkedPaid(services, tx, order, {
      id: await record({ ...event, ...mark }),
      createdAt: at,
    });
    if (part === "whole" && booked?.tax) await update(booked);
    await clearPaymentProblem(db, tx, { ids: [orderId], actor, at }, "wrong_amount");
    if (part !== "whole") {
      const { taxCents, tax } = await readPaid(db, tx, order);
      await update({ taxCents, tax });
    }
    if (order.orderStatus === "pending_payment") {
      await update({ orderStatus: "in_progress" });
      await record({ ...event, kind: "status", before: "pending_payment", after: "in_progress" });
    }
    await confirmAddress(services, tx, order.email);
    return true;
  };
  const isPaid = (await changeOrder(services, orderId, markPaid, { inTrash: true })) ?? false;
  // Emails to the customer may have waited for a payment.
  if (isPaid) services.worker.wake();
  return isPaid;
}

/** `refunded`: a partial refund has to be taken back first. `covered`: the provider also reported a payment. */
export async function undoManualPayment(
  services: Services,
  actor: string,
  orderId: string,
): Promise<"unpaid" | "covered" | "refunded" | "nothing"> {
  const { db } = services;
  const undo = async ({ tx, order, update, record }: OrderChange) => {
    const isPaid = order.paymentStatus === "paid" || order.partPaidCents > 0;
    const payment = isPaid ? await findManualPayment(db, tx, orderId) : null;
    if (!payment) return "nothing";
    if (await hasRefundsByHand(db, tx, payment.id)) return "refunded";
    const sameTime = await listEventsAt(db, tx, payment);
    const event = { actor, createdAt: new Date() };
    const id = await record({ ...event, kind: "payment", before: "paid", after: "unpaid" });
    await bookMarkedUnpaid(services, tx, payment, { id, createdAt: event.createdAt });
    const resolved = sameTime.find(({ kind, after }) => kind === "payment" && after === "resolved");
    if (resolved) await record({ ...event, kind: "payment", before: resolved.before, after: "reopened" });
    await update({ paymentProblem: await findOpenProblem(db, tx, order) });
    const { partPaidCents, taxCents, tax } = await readPaid(db, tx, order);
    await update({ taxCents, tax });
    if (order.partPaidCents > 0) {
      const left = addPart({ ...order, partPaidCents: 0 }, "balance", partPaidCents);
      await update(left);
      if (partPaidCents > 0) return left.paymentStatus === "paid" ? "covered" : "unpaid";
    } else if ((await listActivePayments(db, tx, order.submissionId)).length > 0) return "covered";
    const paymentStatus = PAYMENT_STATUSES.find((status) => status === payment.before) ?? "pending";
    await update({ paymentStatus });
    if (paymentStatus !== "refunded") await releaseCouponUse(db, tx, order.submissionId);
    const started = sameTime.some(({ kind, after }) => kind === "status" && after === "in_progress");
    if (started && order.orderStatus === "in_progress") {
      await update({ orderStatus: "pending_payment" });
      await record({ ...event, kind: "status", before: "in_progress", after: "pending_payment" });
    }
    return "unpaid";
  };
  return (await changeOrder(services, orderId, undo, { inTrash: true })) ?? "nothing";
}

/** The last "Mark paid" that was not undone. Null if the payment has been refunded since. */
export async function findManualPayment(
  { tables: { orderEvents } }: Services["db"],
  reader: Pick<Writer, "select">,
  orderId: string,
): Promise<Event | null> {
  const events = await reader
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, "payment")))
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id));
  return listStandingMarks(events).at(-1) ?? null;
}

function listEventsAt({ tables: { orderEvents } }: Services["db"], tx: Writer, { orderId, createdAt }: Event) {
  return tx
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.createdAt, createdAt)));
}
