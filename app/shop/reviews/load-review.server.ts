import { and, eq, isNull } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

type Purchase = Row<"purchases">;

export const mayReview = ({ status, deletedAt, downloadsUsed }: Purchase) =>
  status === "active" && deletedAt === null && downloadsUsed > 0;

export async function findReview(
  { read, tables: { productReviews } }: Database,
  purchaseId: string,
  reader: Pick<Writer, "select"> = read,
): Promise<Row<"productReviews"> | null> {
  const [review] = await reader
    .select()
    .from(productReviews)
    .where(and(eq(productReviews.purchaseId, purchaseId), isNull(productReviews.deletedAt)));
  return review ?? null;
}

export async function loadReview(db: Database, purchase: Purchase | null) {
  if (!purchase || !mayReview(purchase)) return null;
  const review = await findReview(db, purchase.id);
  if (!review) return emptyReview;
  const { stars, text, name, state } = review;
  return { isWritten: true, isPublished: state === "published", values: { stars: String(stars), text, name } };
}

const emptyReview = { isWritten: false, isPublished: false, values: { stars: "", text: "", name: "" } };

export type BuyerReview = typeof emptyReview;
