import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { newId } from "#app/server/new-id.server";
import { emailPayload } from "#app/server/outbox/outbox-payload.server";
import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { createCustomerPageLink } from "../access/customer-page-link.server";
import { createReminderLink } from "../access/reminder-link.server";
import { queueOrderEmail } from "../emails/queue-order-email.server";
import { toSearchText } from "../model/order-fields";
import { lockOrder } from "../state/lock-order.server";
import { withNewLinks } from "./send-email-again.server";

/**
 * Ends the links to the order's customer page that went to the wrong address, and emails a new one to the right address.
 * Returns false if nothing changed.
 */
export async function correctEmail(
  services: Services,
  { orderId, email, actor }: { orderId: string; email: string; actor: string },
): Promise<boolean> {
  const { db } = services;
  const { formSubmissions, orderEvents, customerPages, paymentReminders } = db.tables;
  return db.transact(async (tx) => {
    const order = await lockOrder(db, tx, orderId);
    if (!order || order.deletedAt || order.email === email) return false;
    const search = toSearchText({ ...order, email }, order.submissionId);
    await tx.update(formSubmissions).set({ email, search }).where(eq(formSubmissions.id, orderId));
    await tx
      .insert(customerPages)
      .values({ orderId, version: 2 })
      .onConflictDoUpdate({ target: customerPages.orderId, set: { version: sql`${customerPages.version} + 1` } });
    // Whoever got the emails by mistake may have stopped the reminders.
    await tx.update(paymentReminders).set({ stoppedAt: null }).where(eq(paymentReminders.orderId, orderId));
    const roomUrl = await createCustomerPageLink(services, tx, order);
    const stopUrl = await createReminderLink(services, tx, order);
    await redirectWaitingEmails(db, tx, { order, email, links: { roomUrl, stopUrl } });
    const id = newId();
    await tx.insert(orderEvents).values({ id, orderId, actor, kind: "email", before: order.email, after: email });
    await queueOrderEmail(services, tx, orderId, {
      topic: "order-room-link",
      dedupeKey: `order-room-link:${orderId}:${id}`,
      to: email,
      data: { submissionId: order.submissionId, roomUrl, isCorrection: true },
    });
    return true;
  });
}

/** Emails that are being sent at this moment stay as they are. */
async function redirectWaitingEmails(
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
    const { data: mail } = emailPayload.safeParse(payload);
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
