import { and, eq, isNull } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { DeliveryRound } from "../../delivery/list-deliveries.server";
import { removeHidden } from "../../room/visible-files.server";

/** What the customer has, and what came back. */
export async function loadProgress({ db }: Pick<Services, "db">, orderId: string, rounds: DeliveryRound[]) {
  const { orderEvents, orderMessages } = db.tables;
  const [approvals, letters] = await Promise.all([
    db.read
      .select({ deliveryId: orderMessages.deliveryId })
      .from(orderMessages)
      .where(and(eq(orderMessages.orderId, orderId), eq(orderMessages.kind, "approval"))),
    db.read
      .select({ id: orderEvents.id })
      .from(orderEvents)
      // A confirmation that is sent again is no answer.
      .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, "mail"), isNull(orderEvents.before)))
      .limit(1),
  ]);
  const newest = removeHidden(rounds)[0]?.deliveries[0];
  return {
    hasFiles: newest !== undefined,
    isApproved: approvals.some(({ deliveryId }) => deliveryId === newest?.id),
    isAnswered: letters.length > 0,
  };
}
