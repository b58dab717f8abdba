import { and, eq, isNull, sql } from "drizzle-orm";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { queueOrderMail } from "../../mails/queue-order-mail.server";
import { toSearchText } from "../../order-fields";
import { createRoomLink } from "../../room/room-link.server";

/**
 * Ends the links to the order's room that went to the wrong address, and mails a new one to the right address.
 * Returns false if nothing changed.
 */
export async function correctEmail(
  services: Services,
  { orderId, email, actor }: { orderId: string; email: string; actor: string },
): Promise<boolean> {
  const { db, worker } = services;
  const { formSubmissions, orderEvents, orderRooms } = db.tables;
  const changed = await db.transact(async (tx) => {
    const orders = tx
      .select()
      .from(formSubmissions)
      .where(and(eq(formSubmissions.id, orderId), isNull(formSubmissions.deletedAt)));
    const [order] = await (db.dialect === "postgres" ? orders.for("update") : orders);
    if (!order || order.email === email) return false;
    const search = toSearchText({ ...order, email }, order.submissionId);
    await tx.update(formSubmissions).set({ email, search }).where(eq(formSubmissions.id, orderId));
    await tx
      .insert(orderRooms)
      .values({ orderId, version: 2 })
      .onConflictDoUpdate({ target: orderRooms.orderId, set: { version: sql`${orderRooms.version} + 1` } });
    const id = newId();
    await tx.insert(orderEvents).values({ id, orderId, actor, kind: "email", before: order.email, after: email });
    await queueOrderMail(services, tx, orderId, {
      topic: "order-room-link",
      dedupeKey: `order-room-link:${orderId}:${id}`,
      to: email,
      data: { submissionId: order.submissionId, roomUrl: await createRoomLink(services, tx, order) },
    });
    return true;
  });
  if (changed) worker.wake();
  return changed;
}
