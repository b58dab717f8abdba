import { and, count, desc, eq, isNull, ne, sum } from "drizzle-orm";
import type { ReviewRows } from "#app/server/feature.server";
import type { Database } from "#drizzle/connect";

const MAX_SHOWN = 12;

/** Omits reviews in the trash, of orders in the trash and of refunded orders. */
export async function listPublishedReviews(
  { read, tables: { formSubmissions, orderReviews } }: Database,
  max = MAX_SHOWN,
): Promise<ReviewRows> {
  const { stars, text, name, createdAt } = orderReviews;
  const ofOrder = eq(formSubmissions.id, orderReviews.orderId);
  const arePublished = and(
    eq(orderReviews.state, "published"),
    isNull(orderReviews.deletedAt),
    isNull(formSubmissions.deletedAt),
    ne(formSubmissions.paymentStatus, "refunded"),
  );
  const [newest, [all]] = await Promise.all([
    read
      .select({ stars, text, name, createdAt })
      .from(orderReviews)
      .innerJoin(formSubmissions, ofOrder)
      .where(arePublished)
      .orderBy(desc(createdAt), desc(orderReviews.orderId))
      .limit(max),
    read
      .select({ count: count(), stars: sum(stars) })
      .from(orderReviews)
      .innerJoin(formSubmissions, ofOrder)
      .where(arePublished),
  ]);
  return { newest, count: all?.count ?? 0, stars: Number(all?.stars ?? 0) };
}

/**
 * For the watched list. Two changes that cancel out, such as deleting and restoring an order, may happen between two
 * reads. The number of events shows that something changed.
 */
export async function readReviewsState(db: Database) {
  const { orderEvents, orderReviews } = db.tables;
  const events = db.read
    .select({ count: count() })
    .from(orderReviews)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orderReviews.orderId))
    .where(eq(orderReviews.state, "published"));
  return Promise.all([listPublishedReviews(db), events]);
}
