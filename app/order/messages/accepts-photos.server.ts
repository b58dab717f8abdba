import { desc, eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

type Order = Pick<Row<"formSubmissions">, "id" | "orderStatus" | "paymentStatus">;

/** Pictures are for work that is still to be done. An approval ends the work, unless more was delivered since. */
export async function acceptsPhotos(
  { db }: Pick<Services, "db">,
  order: Order,
  reader: Pick<Writer, "select"> = db.read,
): Promise<boolean> {
  if (order.orderStatus === "cancelled" || order.paymentStatus === "refunded") return false;
  if (order.orderStatus !== "ready") return true;
  const { deliveries, orderMessages } = db.tables;
  const [newest] = await reader
    .select({ answer: orderMessages.kind })
    .from(deliveries)
    .leftJoin(orderMessages, eq(orderMessages.deliveryId, deliveries.id))
    .where(eq(deliveries.orderId, order.id))
    .orderBy(desc(deliveries.round), desc(deliveries.createdAt), desc(deliveries.id))
    .limit(1);
  return newest?.answer !== "approval";
}
