import { and, eq, isNull } from "drizzle-orm";
import { paths } from "#app/paths";
import type { NewReview } from "#app/reviews/check-review";
import { findObstacle } from "#app/reviews/receive-review.server";
import type { ReviewDecision } from "#app/reviews/review-decision";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { loadDeliveryState } from "../deliver/current-delivery.server";
import { queueOrderEmail } from "../emails/queue-order-email.server";
import { lockOrder } from "../state/lock-order.server";

type Review = Row<"orderReviews">;

export type ReviewOutcome = "stored" | "unchanged" | "published already" | "not approved";

/** Null if there is none, or it is in the trash. */
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

/** The review of an approved order; the customer may change it until it is published. */
export async function storeReview(services: Services, orderId: string, review: NewReview): Promise<ReviewOutcome> {
  return services.db.transact((tx) => store(services, tx, orderId, review));
}

async function store(services: Services, tx: Writer, orderId: string, review: NewReview): Promise<ReviewOutcome> {
  const { orderEvents, orderReviews } = services.db.tables;
  const order = await lockOrder(services.db, tx, orderId);
  const stored = await findReview(services, orderId, tx);
  const obstacle = findObstacle(stored, review);
  if (obstacle) return obstacle;
  if (!order || order.deletedAt) return "not approved";
  const { approval } = await loadDeliveryState(services, order, tx);
  if (!approval) return "not approved";
  const changed = { ...review, state: "waiting", createdAt: new Date(), deletedAt: null } as const;
  await tx
    .insert(orderReviews)
    .values({ orderId, ...changed })
    .onConflictDoUpdate({ target: orderReviews.orderId, set: changed });
  const id = newId();
  await tx
    .insert(orderEvents)
    .values({ id, orderId, actor: order.fullName, kind: "review", after: String(review.stars) });
  await queueOrderEmail(services, tx, orderId, {
    topic: "order-review",
    dedupeKey: `order-review:${id}`,
    to: services.env.TEAM_EMAIL,
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
}

/** Returns the state before, or null if the review is not the one that the page showed: the customer may have changed it. */
export async function setReviewState(
  { db }: Pick<Services, "db">,
  actor: string,
  orderId: string,
  { state, writtenAt }: ReviewDecision,
): Promise<Review["state"] | null> {
  const { orderEvents, orderReviews } = db.tables;
  return db.transact(async (tx) => {
    const order = await lockOrder(db, tx, orderId);
    const review = await findReview({ db }, orderId, tx);
    if (!order || order.deletedAt || review?.createdAt.toISOString() !== writtenAt) return null;
    if (review.state === state) return state;
    await tx.update(orderReviews).set({ state }).where(eq(orderReviews.orderId, orderId));
    const event = { kind: "review", before: review.state, after: state } as const;
    await tx.insert(orderEvents).values({ id: newId(), orderId, actor, ...event });
    return review.state;
  });
}
