import { and, eq, inArray, isNull, notExists, type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import { unpaidPaymentStatuses } from "../payment/unpaid";

/** Not if money has come or is on its way: a wrong amount, or a payment method that takes days. */
export function isWaitingForPayment({ read, tables }: Database): SQL | undefined {
  const { formSubmissions, paymentEvents } = tables;
  const { submissionId, orderStatus, paymentStatus, paymentProblem, deletedAt } = formSubmissions;
  const isOnItsWay = and(
    eq(paymentEvents.reference, submissionId),
    eq(paymentEvents.outcome, "not_paid"),
    eq(paymentStatus, "pending"),
  );
  return and(
    isNull(deletedAt),
    eq(orderStatus, "pending_payment"),
    inArray(paymentStatus, [...unpaidPaymentStatuses]),
    isNull(paymentProblem),
    notExists(read.select({ one: sql`1` }).from(paymentEvents).where(isOnItsWay)),
  );
}
