import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";

/** A condition on form_submissions: the order was paid with a method that takes days. */
export function hasPendingPayment({ read, tables }: Database): SQL {
  const { formSubmissions, paymentEvents } = tables;
  const isOnItsWay = and(
    eq(paymentEvents.reference, formSubmissions.submissionId),
    eq(paymentEvents.outcome, "not_paid"),
    eq(formSubmissions.paymentStatus, "pending"),
    // A deposit has arrived, or failed, and the balance is still due.
    sql`not exists (select 1 from payment_events arrived
      where arrived.payment_intent = ${paymentEvents.paymentIntent} and arrived.outcome in ('applied', 'failed'))`,
  );
  return exists(read.select({ one: sql`1` }).from(paymentEvents).where(isOnItsWay));
}
