import { eq } from "drizzle-orm";
import type { ReviewDecision, ReviewState } from "#app/server/reviews/review-decision";
import { findReview } from "../../reviews/load-review.server";
import { type ChangedSale, changeSale } from "./change-sale.server";

/** Returns the state before, or null if the review is not the one that the page showed: the buyer may have changed it. */
export async function decideReview(
  sale: ChangedSale,
  { state, writtenAt }: ReviewDecision,
): Promise<ReviewState | null> {
  const { db, changes } = sale.services;
  const { productReviews } = db.tables;
  let before: ReviewState | null = null;
  await changeSale(sale, async ({ tx, purchase, record }) => {
    const review = await findReview(db, purchase.id, tx);
    before = review?.createdAt.toISOString() === writtenAt ? review.state : null;
    if (before === null) return false;
    if (before === state) return true;
    const published = state === "published" ? { publishedAt: new Date() } : {};
    await tx
      .update(productReviews)
      .set({ state, ...published })
      .where(eq(productReviews.purchaseId, purchase.id));
    await record({ kind: "review", before, after: state });
    return true;
  });
  changes.notify("products");
  return before;
}
