import { and, count, eq, isNull, sql } from "drizzle-orm";
import { hashContent } from "#app/server/new-id.server";
import type { Database } from "#drizzle/connect";
import { isOneOf } from "../state/is-one-of.server";

/** Each text changes with everything on the customer page, and when its links end. */
export async function readCustomerPageStateTags(db: Database, orderIds: string[]): Promise<Map<string, string>> {
  const { formSubmissions, orderEvents, orderMessages, orderReviews, customerPages, paymentEvents } = db.tables;
  const { id, submissionId } = formSubmissions;
  const states = await db.read
    .select({
      id,
      orderStatus: formSubmissions.orderStatus,
      paymentStatus: formSubmissions.paymentStatus,
      paymentProblem: formSubmissions.paymentProblem,
      partPaidCents: formSubmissions.partPaidCents,
      quote: formSubmissions.quote,
      revisions: formSubmissions.revisions,
      deletedAt: formSubmissions.deletedAt,
      events: sql`(${db.read.select({ count: count() }).from(orderEvents).where(eq(orderEvents.orderId, id))})`,
      messages: sql`(${db.read.select({ count: count() }).from(orderMessages).where(eq(orderMessages.orderId, id))})`,
      payments: sql`(${db.read.select({ count: count() }).from(paymentEvents).where(eq(paymentEvents.reference, submissionId))})`,
      customerPage: sql`(${db.read.select({ version: customerPages.version }).from(customerPages).where(eq(customerPages.orderId, id))})`,
      review: sql`(${db.read
        .select({ state: orderReviews.state })
        .from(orderReviews)
        .where(and(eq(orderReviews.orderId, id), isNull(orderReviews.deletedAt)))})`,
    })
    .from(formSubmissions)
    .where(isOneOf(db, id, orderIds));
  return new Map(states.map((state) => [state.id, hashContent(state).slice(0, 16)]));
}
