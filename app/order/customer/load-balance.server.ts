import { describeVisuals } from "#app/packages/packages";
import { paths } from "#app/paths";
import type { RequestContext } from "#app/server/http/context.server";
import type { Row } from "#drizzle/schema";
import { createCustomerPageLink } from "../access/customer-page-link.server";
import { canOrderMore, describeLeft, explainClosed } from "../model/balance";
import { getLabel } from "../model/order-labels";
import { findPackageUse } from "../state/balance.server";

type Order = Row<"formSubmissions">;

export async function loadBalance(context: RequestContext, order: Order) {
  const { db } = context;
  const use = await findPackageUse(db, db.read, order);
  if (!use || use.balance.closed === "unpaid") return null;
  const { first, balance, followUps } = use;
  const orders = [{ id: first.id, number: first.submissionId, email: first.email, visuals: null, orderStatus: null }];
  const shown = order.drawnFrom ? orders : followUps.filter(({ isDeleted }) => !isDeleted);
  return {
    isFirst: order.drawnFrom === null,
    visuals: balance.visuals,
    left: balance.left,
    text: describeLeft(balance),
    why: explainClosed(balance),
    orderUrl: canOrderMore(balance) && order.id === first.id ? paths.nextOrder(order.submissionId) : null,
    orders: await Promise.all(
      shown.map(async ({ visuals, orderStatus, ...other }) => ({
        number: other.number,
        about: visuals === null ? null : `${describeVisuals(visuals)}, ${getLabel(orderStatus)}`,
        href: await createLink(context, order, other),
      })),
    ),
  };
}

/** Null unless the other order has the same customer. */
async function createLink(context: RequestContext, order: Order, other: { id: string; number: string; email: string }) {
  if (other.email.toLowerCase() !== order.email.toLowerCase()) return null;
  const { db } = context;
  return createCustomerPageLink({ ...context, linkOrigin: "" }, db.read, { id: other.id, submissionId: other.number });
}

export type CustomerBalance = NonNullable<Awaited<ReturnType<typeof loadBalance>>>;
