import { and, count, desc, eq, isNull, ne, sum } from "drizzle-orm";
import type { ReviewRows } from "#app/server/feature.server";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { testPackage } from "../model/packages";

const MAX_SHOWN = 12;

/** Omits reviews in the trash, and those of orders in the trash. Must match `explainHiddenReview`. */
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
    eq(formSubmissions.paymentStatus, "paid"),
    ne(formSubmissions.planPurchased, testPackage.value),
  );
  const newest = await read
    .select({ stars, text, name, createdAt })
    .from(orderReviews)
    .innerJoin(formSubmissions, ofOrder)
    .where(arePublished)
    .orderBy(desc(createdAt), desc(orderReviews.orderId))
    .limit(max);
  if (newest.length < max)
    return { newest, count: newest.length, stars: newest.reduce((total, review) => total + review.stars, 0) };
  const [all] = await read
    .select({ count: count(), stars: sum(stars) })
    .from(orderReviews)
    .innerJoin(formSubmissions, ofOrder)
    .where(arePublished);
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
