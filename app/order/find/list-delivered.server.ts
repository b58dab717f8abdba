import { and, count, eq, isNotNull, isNull } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { getOrderedVisuals } from "../model/bought-package";
import { countDelivered } from "../model/leaf";
import { isOneOf } from "../state/is-one-of.server";

type Order = Pick<
  Row<"formSubmissions">,
  | "id"
  | "orderStatus"
  | "paymentStatus"
  | "revisions"
  | "visualBreakdown"
  | "planPurchased"
  | "packageName"
  | "packageVisuals"
>;

export async function listDelivered({ db }: Pick<Services, "db">, orders: Order[]): Promise<Map<string, number>> {
  if (orders.length === 0) return new Map();
  const { deliveries, deliveredFiles, orderMessages } = db.tables;
  const { orderId, state, replacedBy, withdrawnAt, deliveryId } = deliveredFiles;
  const ids = orders.map(({ id }) => id);
  const files = await db.read
    .select({ orderId, round: deliveries.round, count: count() })
    .from(deliveredFiles)
    .innerJoin(deliveries, eq(deliveries.id, deliveryId))
    .where(and(isOneOf(db, orderId, ids), eq(state, "stored"), isNull(replacedBy), isNull(withdrawnAt)))
    .groupBy(orderId, deliveries.round);
  if (files.length === 0) return new Map();
  const approvals = await db.read
    .select({ orderId: orderMessages.orderId, round: deliveries.round })
    .from(orderMessages)
    .innerJoin(deliveries, eq(deliveries.id, orderMessages.deliveryId))
    .where(
      and(
        isOneOf(db, orderMessages.orderId, ids),
        eq(orderMessages.kind, "approval"),
        isNotNull(orderMessages.deliveryId),
      ),
    );
  return new Map(
    orders.map((order) => [
      order.id,
      countDelivered({
        ordered: getOrderedVisuals(order),
        files: files.filter((row) => row.orderId === order.id).map((row) => row.count),
        isApproved:
          order.orderStatus === "ready" &&
          order.paymentStatus !== "refunded" &&
          approvals.some(({ orderId, round }) => orderId === order.id && round === order.revisions + 1),
      }),
    ]),
  );
}
