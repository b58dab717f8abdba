import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";

/** A condition on form_submissions. */
export function hasPendingPayment({ read, tables }: Database): SQL {
  const { formSubmissions, paymentEvents } = tables;
  const isOnItsWay = and(
    eq(paymentEvents.reference, formSubmissions.submissionId),
    eq(paymentEvents.outcome, "not_paid"),
    eq(formSubmissions.paymentStatus, "pending"),
    // A deposit may have arrived or failed while the balance is due.
    sql`not exists (select 1 from payment_events arrived
      where arrived.payment_intent = ${paymentEvents.paymentIntent} and arrived.outcome in ('applied', 'failed'))`,
  );
  return exists(read.select({ one: sql`1` }).from(paymentEvents).where(isOnItsWay));
}

export async function isPaymentOnItsWay({ db }: { db: Database }, orderId: string): Promise<boolean> {
  const { id } = db.tables.formSubmissions;
  const found = await db.read
    .select({ id })
    .from(db.tables.formSubmissions)
    .where(and(eq(id, orderId), hasPendingPayment(db)));
  return found.length > 0;
}
