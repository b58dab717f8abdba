import { and, count, desc, eq, isNull, ne, type SQL, sum } from "drizzle-orm";
import { describeReviews } from "#app/reviews/published-reviews.server";
import type { Services } from "#app/server/services.server";
import type { Database } from "#drizzle/connect";

const MAX_SHOWN = 12;

// Omits reviews in the trash, and of purchases in the trash or refunded. The query must join the purchases.
function arePublished({ productReviews, purchases }: Database["tables"], condition?: SQL): SQL | undefined {
  return and(
    eq(productReviews.state, "published"),
    isNull(productReviews.deletedAt),
    isNull(purchases.deletedAt),
    ne(purchases.status, "refunded"),
    condition,
  );
}

export async function listPublishedReviews({ db, env }: Pick<Services, "db" | "env">, productId: string) {
  const { productReviews, purchases } = db.tables;
  const { stars, text, name, createdAt } = productReviews;
  const ofPurchase = eq(purchases.id, productReviews.purchaseId);
  const ofProduct = arePublished(db.tables, eq(productReviews.productId, productId));
  const newest = await db.read
    .select({ stars, text, name, createdAt })
    .from(productReviews)
    .innerJoin(purchases, ofPurchase)
    .where(ofProduct)
    .orderBy(desc(createdAt))
    .limit(MAX_SHOWN);
  if (newest.length === 0) return null;
  const [all] = await db.read
    .select({ count: count(), stars: sum(stars) })
    .from(productReviews)
    .innerJoin(purchases, ofPurchase)
    .where(ofProduct);
  return describeReviews({ env }, { newest, count: all?.count ?? newest.length, stars: Number(all?.stars ?? 0) });
}
