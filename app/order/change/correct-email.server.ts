import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { correctCustomer } from "#app/payment/payment-entries.server";
import { emailPayload } from "#app/server/outbox/outbox-payload.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { createCustomerPageLink } from "../access/customer-page-link.server";
import { createReminderLink } from "../access/reminder-link.server";
import { toSearchText } from "../model/order-fields";
import { createOrderPaymentUrl } from "../pay/payment-link.server";
import { changeOrder, type OrderChange } from "../state/change-order.server";
import { renewLinks } from "./send-email-again.server";

/** Revokes links that went to the wrong address, and emails new ones. Returns false if nothing changed. */
export async function correctEmail(
  services: Services,
  { orderId, email: newEmail, actor }: { orderId: string; email: string; actor: string },
): Promise<boolean> {
  const { db } = services;
  const { customerPages, paymentReminders } = db.tables;
  const correct = async ({ tx, order, update, record, email }: OrderChange): Promise<boolean> => {
    if (order.email === newEmail) return false;
    await update({ email: newEmail, search: toSearchText({ ...order, email: newEmail }, order.submissionId) });
    await tx
      .insert(customerPages)
      .values({ orderId, version: 2 })
      .onConflictDoUpdate({ target: customerPages.orderId, set: { version: sql`${customerPages.version} + 1` } });
    const where = eq(db.tables.paymentEntries.reference, order.submissionId);
    await correctCustomer(services, tx, { where, email: newEmail });
    // Whoever got the emails by mistake may have stopped the reminders.
    await tx.update(paymentReminders).set({ stoppedAt: null }).where(eq(paymentReminders.orderId, orderId));
    const roomUrl = await createCustomerPageLink(services, tx, order);
    const stopUrl = await createReminderLink(services, tx, order);
    const payUrl = createOrderPaymentUrl(services, { ...order, email: newEmail });
    await redirectWaitingEmails(services, tx, { order, email: newEmail, links: { roomUrl, payUrl, stopUrl } });
    const id = await record({ actor, kind: "email", before: order.email, after: newEmail });
    await email({
      topic: "order-room-link",
      dedupeKey: `order-room-link:${orderId}:${id}`,
      to: newEmail,
      data: { submissionId: order.submissionId, roomUrl, isCorrection: true },
    });
    return true;
  };
  return (await changeOrder(services, orderId, correct)) ?? false;
}

/** Emails that are already being sent are not redirected. */
async function redirectWaitingEmails(
  services: Services,
  tx: Writer,
  { order, email, links }: { order: Row<"formSubmissions">; email: string; links: Parameters<typeof renewLinks>[3] },
): Promise<void> {
  const { outbox } = services.db.tables;
  const now = new Date(services.db.now());
  const isIdle = or(isNull(outbox.lockedUntil), lte(outbox.lockedUntil, now));
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
    const { data: queued } = emailPayload.safeParse(payload);
    if (queued?.to !== order.email) continue;
    const redirected = { ...(await renewLinks(services, tx, queued, links)), to: email };
    // An email that was held for the wrong address goes to the right one now.
    const sentNow = heldFor ? { heldFor: null, lastError: null, runAt: now } : {};
    await tx
      .update(outbox)
      .set({ payload: redirected, ...sentNow })
      .where(and(eq(outbox.id, id), isWaiting));
  }
}
