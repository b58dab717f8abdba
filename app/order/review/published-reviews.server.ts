import { and, count, desc, eq, isNull, ne, sql, sum } from "drizzle-orm";
import { testPackage } from "#app/packages/packages";
import type { ReviewRows } from "#app/server/records/review-rows";
import type { Database, Reader } from "#drizzle/connect";
import { keepPrepared } from "#drizzle/prepare";
import type { Row, Tables } from "#drizzle/schema";

const MAX_SHOWN = 12;

/** Omits reviews in the trash, and those of orders in the trash. Must match `explainHiddenReview`. */
const arePublished = ({ formSubmissions, orderReviews }: Tables) =>
  and(
    eq(orderReviews.state, "published"),
    isNull(orderReviews.deletedAt),
    isNull(formSubmissions.deletedAt),
    eq(formSubmissions.paymentStatus, "paid"),
    ne(formSubmissions.planPurchased, testPackage.value),
  );

/** Prepared, because every rendered order page needs the reviews and building the query took a tenth of its time. */
const selectNewest = keepPrepared(({ tables }, read: Reader) => {
  const { formSubmissions, orderReviews } = tables;
  const { stars, text, name, createdAt } = orderReviews;
  return read
    .select({ stars, text, name, createdAt })
    .from(orderReviews)
    .innerJoin(formSubmissions, eq(formSubmissions.id, orderReviews.orderId))
    .where(arePublished(tables))
    .orderBy(desc(createdAt), desc(orderReviews.orderId))
    .limit(sql.placeholder("max"))
    .prepare("newest_order_reviews");
});

export async function listPublishedReviews(db: Database, max = MAX_SHOWN): Promise<ReviewRows> {
  const newest = await selectNewest(db, db.read).execute({ max });
  if (newest.length < max)
    return { newest, count: newest.length, stars: newest.reduce((total, review) => total + review.stars, 0) };
  const { formSubmissions, orderReviews } = db.tables;
  const [all] = await db.read
    .select({ count: count(), stars: sum(orderReviews.stars) })
    .from(orderReviews)
    .innerJoin(formSubmissions, eq(formSubmissions.id, orderReviews.orderId))
    .where(arePublished(db.tables));
  return { newest, count: all?.count ?? 0, stars: Number(all?.stars ?? 0) };
}

/** Why the site does not show the review of an order, whatever the team decided. */
export function explainHiddenReview({ paymentStatus, planPurchased }: Row<"formSubmissions">): string | undefined {
  if (planPurchased === testPackage.value) return "Hidden because the order is a test.";
  if (paymentStatus === "refunded") return "Hidden because the order was refunded.";
  return paymentStatus === "paid" ? undefined : "Hidden until the order is paid.";
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
