import { and, eq, inArray, isNull, not, type SQL } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import { unpaidPaymentStatuses } from "../model/unpaid";
import { hasPendingPayment } from "../pay/payment-on-its-way.server";

/** Excludes orders paid with a wrong amount or with a payment method that takes days. */
export function isWaitingForPayment(db: Database): SQL | undefined {
  const { orderStatus, paymentStatus, paymentProblem, deletedAt } = db.tables.formSubmissions;
  return and(
    isNull(deletedAt),
    eq(orderStatus, "pending_payment"),
    inArray(paymentStatus, [...unpaidPaymentStatuses]),
    isNull(paymentProblem),
    not(hasPendingPayment(db)),
  );
}
