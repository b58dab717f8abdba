import { and, eq, isNull } from "drizzle-orm";
import { paths } from "#app/paths";
import type { NewReview } from "#app/reviews/check-review";
import { findObstacle } from "#app/reviews/receive-review.server";
import type { ReviewDecision } from "#app/reviews/review-decision";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { loadDeliveryState } from "../deliver/current-delivery.server";
import { queueTeamOrderEmail } from "../emails/queue-order-email.server";
import { changeOrder } from "../state/change-order.server";

type Review = Row<"orderReviews">;

export type ReviewOutcome = "stored" | "unchanged" | "published already" | "not approved";

/** Null without a review, or if it is in the trash. */
export async function findReview(
  { db }: Pick<Services, "db">,
  orderId: string,
  reader: Pick<Writer, "select"> = db.read,
): Promise<Review | null> {
  const { orderReviews } = db.tables;
  const [review] = await reader
    .select()
    .from(orderReviews)
    .where(and(eq(orderReviews.orderId, orderId), isNull(orderReviews.deletedAt)));
  return review ?? null;
}

/** The customer may change the review of an approved order until it is published. */
export async function storeReview(services: Services, orderId: string, review: NewReview): Promise<ReviewOutcome> {
  const { orderReviews } = services.db.tables;
  const outcome = await changeOrder(services, orderId, async ({ tx, order, record }) => {
    const obstacle = findObstacle(await findReview(services, orderId, tx), review);
    if (obstacle) return obstacle;
    const { approval } = await loadDeliveryState(services, order, tx);
    if (!approval) return "not approved";
    const changed = { ...review, state: "waiting", createdAt: new Date(), deletedAt: null } as const;
    await tx
      .insert(orderReviews)
      .values({ orderId, ...changed })
      .onConflictDoUpdate({ target: orderReviews.orderId, set: changed });
    const id = await record({ actor: order.fullName, kind: "review", after: String(review.stars) });
    await queueTeamOrderEmail(services, tx, orderId, {
      topic: "order-review",
      dedupeKey: `order-review:${id}`,
      replyTo: order.email,
      data: {
        submissionId: order.submissionId,
        stars: review.stars,
        words: review.text,
        name: review.name,
        ticketUrl: `${services.linkOrigin}${paths.adminOrder(order.submissionId)}`,
      },
    });
    return "stored";
  });
  return outcome ?? "not approved";
}

/** Returns the earlier state. Null if the customer has changed the review since the page was opened. */
export async function setReviewState(
  services: Pick<Services, "db">,
  actor: string,
  orderId: string,
  { state, writtenAt }: ReviewDecision,
): Promise<Review["state"] | null> {
  const { orderReviews } = services.db.tables;
  return changeOrder(services, orderId, async ({ tx, record }) => {
    const review = await findReview(services, orderId, tx);
    if (review?.createdAt.toISOString() !== writtenAt) return null;
    if (review.state === state) return state;
    await tx.update(orderReviews).set({ state }).where(eq(orderReviews.orderId, orderId));
    await record({ actor, kind: "review", before: review.state, after: state });
    return review.state;
  });
}
