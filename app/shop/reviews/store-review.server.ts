import { emailTeam } from "#app/notifications/email-team.server";
import { paths } from "#app/paths";
import type { NewReview } from "#app/reviews/check-review";
import { findObstacle } from "#app/reviews/receive-review.server";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { changePurchase } from "../buy/change-purchase.server";
import { BUYER } from "../buy/purchase-events.server";
import { findReview, mayReview } from "./load-review.server";

type Purchase = Row<"purchases">;

export type ReviewOutcome = "stored" | "unchanged" | "published already" | "not downloaded" | "ended";

export async function storeReview(
  services: Services,
  number: string,
  { title, ...review }: NewReview & { title: string },
): Promise<ReviewOutcome> {
  const { db } = services;
  const { productReviews } = db.tables;
  const outcome = await changePurchase({ services, actor: BUYER, number }, async ({ tx, purchase, record }) => {
    const obstacle = findObstacle(await findReview(db, purchase.id, tx), review);
    if (obstacle) return obstacle;
    if (!mayReview(purchase)) return purchase.status === "active" ? "not downloaded" : "ended";
    const changed = { ...review, state: "waiting", createdAt: new Date(), deletedAt: null } as const;
    await tx
      .insert(productReviews)
      .values({ purchaseId: purchase.id, productId: purchase.productId, ...changed })
      .onConflictDoUpdate({ target: productReviews.purchaseId, set: changed });
    await record({ kind: "review", after: String(review.stars) });
    await queueReviewEmail(services, tx, purchase, { title, ...review });
    return "stored";
  });
  return outcome ?? "ended";
}

async function queueReviewEmail(
  services: Services,
  tx: Writer,
  { id, number, email }: Purchase,
  { title, stars, text, name }: NewReview & { title: string },
): Promise<void> {
  const saleUrl = services.linkOrigin + paths.adminSale(number);
  await emailTeam(services, tx, {
    topic: "product-review",
    about: { kind: "purchase", id },
    dedupeKey: `product-review:${id}:${newId()}`,
    replyTo: email || undefined,
    data: { number, title, stars, words: text, name, saleUrl },
  });
}
