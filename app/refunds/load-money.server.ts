import { randomUUID } from "node:crypto";
import type { Refund } from "../payment/follow-refunds.server";
import type { Services } from "../server/services.server";
import { formatAmount, formatMoney } from "../server/text/money";
import { formatMoment } from "../server/time/business-time.server";
import { getReasonLabel } from "./refund-reasons";
import { listPayments, type Refundable, readRefundable } from "./refundable.server";
import { isRefundedByProvider } from "./request-refund.server";

type Query = Parameters<typeof listPayments>[2];

export async function loadMoney(services: Services, query: Query) {
  const { db } = services;
  const payments = await listPayments(services, db.read, query);
  const found = await Promise.all(payments.map((payment) => readRefundable(db, db.read, payment)));
  return { payments: found.map((refundable) => describePayment(services, refundable)), formId: randomUUID() };
}

export type Money = Awaited<ReturnType<typeof loadMoney>>;

function describePayment(services: Services, refundable: Refundable) {
  const { payment, leftCents, refunds, refundedCents, chargedBackCents } = refundable;
  const { id, amountCents, currency, createdAt, bookedBy, paymentIntent } = payment;
  const money = (cents: number) => formatMoney(cents, currency);
  const zone = services.env.BUSINESS_TIMEZONE;
  const ours = refunds.filter(({ state }) => state === "done").reduce((sum, refund) => sum + refund.amountCents, 0);
  const others = refundedCents - ours;
  return {
    id,
    at: formatMoment(createdAt, zone),
    what: bookedBy === "hand" ? "Marked paid" : "Paid",
    amount: money(amountCents),
    left: money(leftCents),
    hasLeft: leftCents > 0,
    leftAmount: formatAmount(leftCents, currency),
    isByProvider: isRefundedByProvider(services, payment),
    intent: paymentIntent,
    chargedBack: chargedBackCents > 0 ? money(chargedBackCents) : null,
    others: others > 0 ? money(others) : null,
    refunds: refunds.map((refund) => describeRefund(refund, zone)),
  };
}

function describeRefund(refund: Refund, zone: string) {
  const { id, createdAt, amountCents, currency, reason, note, actor, way, state, problem } = refund;
  return {
    ...{ id, state, note, problem, actor },
    at: formatMoment(createdAt, zone),
    amount: formatMoney(amountCents, currency),
    reason: getReasonLabel(reason),
    canTakeBack: way === "hand" && state === "done",
  };
}
