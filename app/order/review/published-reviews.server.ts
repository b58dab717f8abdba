import { and, count, desc, eq, isNull, ne, sql, sum } from "drizzle-orm";
import { testPackage } from "#app/packages/packages";
import type { ReviewRows } from "#app/server/records/review-rows";
import type { Database, Reader } from "#drizzle/connect";
import { keepPrepared } from "#drizzle/prepare";
import type { Row, Tables } from "#drizzle/schema";

type Order = Row<"formSubmissions">;

const MAX_SHOWN = 12;

/** Omits reviews in the trash, of orders in the trash and of unpaid packages. Must match `explainHiddenReview`. */
const arePublished = ({ formSubmissions, orderReviews }: Tables) =>
  and(
    eq(orderReviews.state, "published"),
    isNull(orderReviews.deletedAt),
    isNull(formSubmissions.deletedAt),
    eq(formSubmissions.paymentStatus, "paid"),
    sql`not exists (select 1 from form_submissions as paying
      where paying.submission_id = ${formSubmissions.drawnFrom} and paying.payment_status <> 'paid')`,
    ne(formSubmissions.planPurchased, testPackage.value),
  );

/** Prepared, because building the query took a tenth of rendering the order page. */
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

/** `paying`: the order that paid for the package. Undefined if it was deleted for good. */
export function explainHiddenReview(
  { submissionId, paymentStatus, planPurchased }: Order,
  paying: Order | undefined,
): string | undefined {
  if (planPurchased === testPackage.value) return "Hidden because the order is a test.";
  const unpaid = [paymentStatus, paying?.paymentStatus ?? "paid"].find((status) => status !== "paid");
  if (!unpaid) return undefined;
  const noun = paying && paying.submissionId !== submissionId ? `order ${paying.submissionId}` : "the order";
  return unpaid === "refunded" ? `Hidden because ${noun} was refunded.` : `Hidden until ${noun} is paid.`;
}

/** Counts events, because changes that cancel out, such as deleting and restoring, may happen between two reads. */
export async function readReviewsState(db: Database) {
  const { orderEvents, orderReviews } = db.tables;
  const events = db.read
    .select({ count: count() })
    .from(orderReviews)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orderReviews.orderId))
    .where(eq(orderReviews.state, "published"));
  return Promise.all([listPublishedReviews(db), events]);
}
