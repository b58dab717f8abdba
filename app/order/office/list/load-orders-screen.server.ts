import { formatMoment } from "#app/server/business-time.server";
import type { RequestContext } from "#app/server/http/context.server";
import { problemLabels } from "../order-labels";
import { readCachedFigures } from "../query/figures.server";
import { type Filters, packageLabel } from "../query/filters";
import { type FoundOrder, findOrdersPage } from "../query/find-orders-page.server";
import { listOrderCounts } from "../query/order-counts.server";
import { readOrderRevision } from "../query/order-revision.server";

/** What the screen shows: a page of orders as text, the figures and the revision. Null if the database failed. */
export async function loadOrdersScreen(context: RequestContext, filters: Filters) {
  const now = Date.now();
  try {
    // Read before the list: an order that is placed meanwhile then changes the revision.
    const counting = listOrderCounts(context.db);
    const [counts, revision] = await Promise.all([counting, readOrderRevision(context.db, counting)]);
    const [page, figures] = await Promise.all([
      findOrdersPage(context, filters, now, counts),
      readCachedFigures(context, revision, now),
    ]);
    const time = (at: Date) => formatMoment(at, context.env.BUSINESS_TIMEZONE, now);
    return { ...page, rows: page.rows.map((order) => toListedOrder(order, time)), revision, figures };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "orders not listed");
    return null;
  }
}

function toListedOrder(
  { createdAt, dueAt, planPurchased, paymentProblem, ...order }: FoundOrder,
  time: (at: Date) => string,
) {
  return {
    ...order,
    package: packageLabel(planPurchased),
    problem: paymentProblem && problemLabels[paymentProblem],
    placed: time(createdAt),
    due: dueAt && time(dueAt),
  };
}

export type OrdersScreenData = NonNullable<Awaited<ReturnType<typeof loadOrdersScreen>>>;
export type ListedOrder = OrdersScreenData["rows"][number];
