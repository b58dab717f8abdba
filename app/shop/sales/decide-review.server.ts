import { eq } from "drizzle-orm";
import type { ReviewDecision, ReviewState } from "#app/reviews/review-decision";
import { changePurchase, type PurchaseTarget } from "../buy/change-purchase.server";
import { findReview } from "../reviews/load-review.server";

/** Returns the earlier state. Null if the buyer has changed the review since the page was opened. */
export function decideReview(
  target: PurchaseTarget,
  { state, writtenAt }: ReviewDecision,
): Promise<ReviewState | null> {
  const { db } = target.services;
  const { productReviews } = db.tables;
  return changePurchase(target, async ({ tx, purchase, record }) => {
    const review = await findReview(db, purchase.id, tx);
    if (review?.createdAt.toISOString() !== writtenAt) return null;
    if (review.state === state) return state;
    const published = state === "published" ? { publishedAt: new Date() } : {};
    await tx
      .update(productReviews)
      .set({ state, ...published })
      .where(eq(productReviews.purchaseId, purchase.id));
    await record({ kind: "review", before: review.state, after: state });
    return review.state;
  });
}
