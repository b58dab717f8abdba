import { eq } from "drizzle-orm";
import { paths } from "#app/paths";
import type { NewReview } from "#app/reviews/check-review";
import { findObstacle } from "#app/reviews/receive-review.server";
import { newId } from "#app/server/new-id.server";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { addPurchaseEvent, BUYER } from "../buy/purchase-events.server";
import { findReview, mayReview } from "./load-review.server";

type Purchase = Row<"purchases">;

export type ReviewOutcome = "stored" | "unchanged" | "published already" | "not downloaded" | "ended";

/** One for each purchase, which its buyer may change until it is published. */
export async function storeReview(
  services: Services,
  purchaseId: string,
  review: NewReview & { title: string },
): Promise<ReviewOutcome> {
  const { db } = services;
  const { purchases } = db.tables;
  return db.transact(async (tx) => {
    const query = tx.select().from(purchases).where(eq(purchases.id, purchaseId));
    const [purchase] = await lockRows(db, query);
    return purchase ? store(services, tx, purchase, review) : "ended";
  });
}

async function store(
  services: Services,
  tx: Writer,
  purchase: Purchase,
  { title, ...review }: NewReview & { title: string },
): Promise<ReviewOutcome> {
  const { db } = services;
  const { productReviews } = db.tables;
  const stored = await findReview(db, purchase.id, tx);
  const obstacle = findObstacle(stored, review);
  if (obstacle) return obstacle;
  if (!mayReview(purchase)) return purchase.status === "active" && !purchase.deletedAt ? "not downloaded" : "ended";
  const changed = { ...review, state: "waiting", createdAt: new Date(), deletedAt: null } as const;
  await tx
    .insert(productReviews)
    .values({ purchaseId: purchase.id, productId: purchase.productId, ...changed })
    .onConflictDoUpdate({ target: productReviews.purchaseId, set: changed });
  await addPurchaseEvent(db, tx, purchase.id, { actor: BUYER, kind: "review", after: String(review.stars) });
  await queueReviewEmail(services, tx, purchase, { title, ...review });
  return "stored";
}

async function queueReviewEmail(
  { db, env, linkOrigin }: Services,
  tx: Writer,
  { id, number, email }: Purchase,
  { title, stars, text, name }: NewReview & { title: string },
): Promise<void> {
  const saleUrl = linkOrigin + paths.adminSale(number);
  await enqueue(db, tx, {
    kind: "mail",
    topic: "product-review",
    about: { kind: "purchase", id },
    dedupeKey: `product-review:${id}:${newId()}`,
    payload: {
      to: env.TEAM_EMAIL,
      replyTo: email || undefined,
      data: { number, title, stars, words: text, name, saleUrl },
    },
  });
}
