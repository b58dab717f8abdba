import { formatMoment } from "#app/server/business-time.server";
import type { RequestContext } from "#app/server/http/context.server";
import { problemLabels } from "../order-words";
import { recentFigures } from "../query/figures.server";
import { type Filters, packageLabel } from "../query/filters";
import { listOrders, type OrderRow } from "../query/list-orders.server";
import { listCounts } from "../query/order-counts.server";
import { readOrderRevision } from "../query/order-revision.server";

/** What the screen shows of the list; null where the database did not answer. Times are in BUSINESS_TIMEZONE. */
export async function loadList(context: RequestContext, filters: Filters) {
  const now = Date.now();
  try {
    // Before the list is read: what comes in between is news, never missed.
    const counting = listCounts(context.db);
    const [counts, revision] = await Promise.all([counting, readOrderRevision(context.db, counting)]);
    const [{ rows, matching, more, total, page, pages, rest }, figures] = await Promise.all([
      listOrders(context, filters, now, counts),
      recentFigures(context, revision, now),
    ]);
    const zone = context.env.BUSINESS_TIMEZONE;
    const row = (order: OrderRow) => ({
      id: order.id,
      number: order.submissionId,
      name: order.fullName,
      email: order.email,
      package: packageLabel(order.planPurchased),
      status: order.orderStatus,
      priority: order.priority,
      problem: order.paymentProblem && problemLabels[order.paymentProblem],
      paid: order.paymentStatus === "paid" && order.orderStatus === "pending_payment",
      placed: formatMoment(new Date(order.createdAt), zone, now),
      due: order.dueAt && formatMoment(new Date(order.dueAt), zone, now),
      overdue: order.overdue,
    });
    return { revision, rows: rows.map(row), matching, more, total, page, pages, rest, figures };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "orders not listed");
    return null;
  }
}

export type LoadedList = NonNullable<Awaited<ReturnType<typeof loadList>>>;
export type ListedOrder = LoadedList["rows"][number];
