import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { newId } from "#app/server/new-id.server";
import { mailPayload } from "#app/server/outbox/outbox-payload.server";
import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { createReminderLink } from "../access/reminder-link.server";
import { createRoomLink } from "../access/room-link.server";
import { queueOrderMail } from "../emails/queue-order-mail.server";
import { toSearchText } from "../model/order-fields";
import { lockOrder } from "../state/lock-order.server";
import { withNewLinks } from "./send-mail-again.server";

/**
 * Ends the links to the order's room that went to the wrong address, and mails a new one to the right address.
 * Returns false if nothing changed.
 */
export async function correctEmail(
  services: Services,
  { orderId, email, actor }: { orderId: string; email: string; actor: string },
): Promise<boolean> {
  const { db } = services;
  const { formSubmissions, orderEvents, orderRooms, paymentReminders } = db.tables;
  return db.transact(async (tx) => {
    const order = await lockOrder(db, tx, orderId);
    if (!order || order.deletedAt || order.email === email) return false;
    const search = toSearchText({ ...order, email }, order.submissionId);
    await tx.update(formSubmissions).set({ email, search }).where(eq(formSubmissions.id, orderId));
    await tx
      .insert(orderRooms)
      .values({ orderId, version: 2 })
      .onConflictDoUpdate({ target: orderRooms.orderId, set: { version: sql`${orderRooms.version} + 1` } });
    // Whoever got the mails by mistake may have stopped the reminders.
    await tx.update(paymentReminders).set({ stoppedAt: null }).where(eq(paymentReminders.orderId, orderId));
    const roomUrl = await createRoomLink(services, tx, order);
    const stopUrl = await createReminderLink(services, tx, order);
    await redirectWaitingMails(db, tx, { order, email, links: { roomUrl, stopUrl } });
    const id = newId();
    await tx.insert(orderEvents).values({ id, orderId, actor, kind: "email", before: order.email, after: email });
    await queueOrderMail(services, tx, orderId, {
      topic: "order-room-link",
      dedupeKey: `order-room-link:${orderId}:${id}`,
      to: email,
      data: { submissionId: order.submissionId, roomUrl, isCorrection: true },
    });
    return true;
  });
}

/** Mails that are being sent at this moment stay as they are. */
async function redirectWaitingMails(
  { tables: { outbox } }: Database,
  tx: Writer,
  {
    order,
    email,
    links,
  }: { order: Row<"formSubmissions">; email: string; links: { roomUrl: string; stopUrl: string } },
): Promise<void> {
  const isIdle = or(isNull(outbox.lockedUntil), lte(outbox.lockedUntil, new Date()));
  const isWaiting = and(
    eq(outbox.aboutKind, "order"),
    eq(outbox.aboutId, order.id),
    eq(outbox.state, "pending"),
    isIdle,
  );
  const rows = await tx
    .select({ id: outbox.id, payload: outbox.payload, heldFor: outbox.heldFor })
    .from(outbox)
    .where(isWaiting);
  for (const { id, payload, heldFor } of rows) {
    const { data: mail } = mailPayload.safeParse(payload);
    if (mail?.to !== order.email) continue;
    const redirected = { ...withNewLinks(mail, links), to: email };
    // An email that was held for the wrong address is sent to the right one now.
    const now = heldFor ? { heldFor: null, lastError: null, runAt: new Date() } : {};
    await tx
      .update(outbox)
      .set({ payload: redirected, ...now })
      .where(and(eq(outbox.id, id), isWaiting));
  }
}
