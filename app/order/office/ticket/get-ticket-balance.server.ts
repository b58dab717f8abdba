import { canOrderMore, describeLeft, explainClosed } from "#app/order/model/balance";
import { getLabel } from "#app/order/model/order-labels";
import { findFirstOrder, listFollowUps, readBalance } from "#app/order/state/balance.server";
import { describeVisuals } from "#app/packages/packages";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";

export async function getTicketBalance({ db }: Services, order: Row<"formSubmissions">) {
  const first = await findFirstOrder(db, db.read, order);
  const followUps = await listFollowUps(db, db.read, first?.submissionId ?? order.submissionId);
  const balance = first ? await readBalance(db, db.read, first, followUps) : null;
  const isFirst = order.drawnFrom === null;
  if (isFirst && (!balance || (balance.closed === "unpaid" && followUps.length === 0))) return null;
  return {
    isFirst,
    first: first ? first.submissionId : null,
    left: balance?.left ?? 0,
    text: balance ? describeLeft(balance) : null,
    why: balance && balance.left > 0 && !canOrderMore(balance) ? explainClosed(balance) : null,
    orders: followUps.map(({ number, visuals, orderStatus, isDeleted }) => ({
      number,
      about: `${describeVisuals(visuals)}, ${isDeleted ? "in the trash" : getLabel(orderStatus)}`,
    })),
  };
}
