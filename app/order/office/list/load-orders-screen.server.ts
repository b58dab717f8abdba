import { readCachedFigures } from "#app/order/find/figures.server";
import { type FoundOrder, findOrdersPage } from "#app/order/find/find-orders-page.server";
import { countActionNeeded, listOrderCounts } from "#app/order/find/order-counts.server";
import { getOrderedVisuals } from "#app/order/model/bought-package";
import { type Filters, getBoughtLabel, needsAction } from "#app/order/model/order-filters";
import { problemLabels } from "#app/order/model/order-labels";
import { getPaymentLabel, isDepositPaid } from "#app/order/model/quote";
import { testPackage } from "#app/packages/packages";
import type { RequestContext } from "#app/server/http/context.server";
import { readListRevision } from "#app/server/live/watched.server";
import { formatMoney } from "#app/server/text/money";
import { formatMoment } from "#app/server/time/business-time.server";
import { describeDue } from "../describe-due.server";

export async function loadOrdersScreen(context: RequestContext, filters: Filters) {
  const now = Date.now();
  try {
    // Read before the list, so that an order placed in between changes the revision.
    const revision = await readListRevision(context, "orders");
    const counts = await listOrderCounts(context.db);
    const [page, { figures, overdue }] = await Promise.all([
      findOrdersPage(context, filters, now, counts),
      readCachedFigures(context, revision, now),
    ]);
    const zone = context.env.BUSINESS_TIMEZONE;
    const needed = countActionNeeded(counts);
    const rows = page.rows.map((order) => toListedOrder(order, zone, now));
    return { ...page, needed, overdue, rows, revision, figures };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "orders not listed");
    return null;
  }
}

function toListedOrder(found: FoundOrder, zone: string, now: number) {
  const { createdAt, dueAt, planPurchased, packageName, revisions, waitingSince, drawnFrom, ...listed } = found;
  const { visualBreakdown: mix, packageVisuals, delivered, ...rest } = listed;
  const { paymentProblem, paymentStatus, priceCents, currency, quote, partPaidCents, ...order } = rest;
  const paid = { quote, paymentStatus, partPaidCents };
  // Without the comma, the price would read like the amount of the deposit.
  const payment = `${isDepositPaid(paid) ? "," : ""} ${getPaymentLabel(paid).toLowerCase()}`;
  return {
    ...order,
    isTest: planPurchased === testPackage.value,
    package: getBoughtLabel({ planPurchased, packageName }),
    price: drawnFrom ? "Prepaid" : priceCents > 0 ? formatMoney(priceCents, currency) + payment : null,
    problem: paymentProblem && problemLabels[paymentProblem],
    round: revisions > 0 ? revisions + 1 : null,
    isUnanswered: waitingSince !== null,
    needsAction: needsAction({ ...found, hasProblem: paymentProblem !== null, isWaiting: waitingSince !== null }),
    placed: formatMoment(createdAt, zone, now),
    due: dueAt && describeDue({ dueAt, overdue: order.overdue }, zone, now),
    visuals: { mix, ordered: getOrderedVisuals(found), delivered },
  };
}

export type OrdersScreenData = NonNullable<Awaited<ReturnType<typeof loadOrdersScreen>>>;
export type ListedOrder = OrdersScreenData["rows"][number];
