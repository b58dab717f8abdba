import { and, eq, inArray } from "drizzle-orm";
import { renewReceiptLink } from "#app/receipts/receipt-link.server";
import { createPostId } from "#app/server/forms/submission-keys.server";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { EmailPayload } from "#app/server/outbox/outbox-payload.server";
import { emailPayload } from "#app/server/outbox/outbox-payload.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { createCustomerPageLink } from "../access/customer-page-link.server";
import { createOrderPaymentUrl } from "../pay/payment-link.server";
import { changeOrder, type OrderChange } from "../state/change-order.server";

/** A form sent twice queues one email to the order's present address. Returns null if there is no such email. */
export async function sendEmailAgain(
  services: Services,
  orderId: string,
  { messageId, formId, actor }: { messageId: string; formId: string; actor: string },
): Promise<string | null> {
  const { db, features } = services;
  const { outbox, orderEvents } = db.tables;
  const about = { kind: "order", id: orderId };
  const isOrderEmail = and(eq(outbox.aboutKind, about.kind), eq(outbox.aboutId, about.id), eq(outbox.kind, "mail"));
  const sendAgain = async ({ tx, order }: OrderChange) => {
    const [row] = await tx
      .select({ topic: outbox.topic, payload: outbox.payload })
      .from(outbox)
      .where(and(eq(outbox.id, messageId), isOrderEmail, inArray(outbox.state, ["sent", "dead"])));
    const { data: email } = emailPayload.safeParse(row?.payload);
    const topic = row && features.emails[row.topic];
    if (!row || !email || !topic?.canSendAgain) return null;
    const detail = `${topic.label}, sent again`;
    const id = createPostId(formId, messageId);
    const events = tx
      .insert(orderEvents)
      .values({ id, orderId: order.id, actor, kind: "mail", before: "again", detail });
    const recorded = await events.onConflictDoNothing().returning({ id: orderEvents.id });
    if (recorded.length === 0) return order.email;
    const roomUrl = await createCustomerPageLink(services, tx, order);
    const payUrl = createOrderPaymentUrl(services, order);
    const payload = { ...(await renewLinks(services, tx, email, { roomUrl, payUrl })), to: order.email };
    const revived = await tx
      .update(outbox)
      .set({ payload, state: "pending", attempts: 0, runAt: new Date(db.now()), lockedUntil: null, finishedAt: null })
      .where(and(eq(outbox.id, messageId), eq(outbox.state, "dead")))
      .returning({ id: outbox.id });
    if (revived.length === 0)
      await enqueue(db, tx, { kind: "mail", topic: row.topic, about, dedupeKey: `again:${id}`, payload });
    return order.email;
  };
  return changeOrder(services, orderId, sendAgain, { inTrash: true });
}

/** Links of an email may have ended since the email was first sent. */
export async function renewLinks(
  services: Services,
  tx: Writer,
  email: EmailPayload,
  links: { roomUrl: string; payUrl: string | null; stopUrl?: string },
): Promise<EmailPayload> {
  const { data } = "data" in email ? email : { data: null };
  if (typeof data !== "object" || data === null || Array.isArray(data)) return email;
  const { receiptUrl } = data;
  const renewed = typeof receiptUrl === "string" ? await renewReceiptLink(services, tx, receiptUrl) : null;
  const carried = Object.fromEntries(
    Object.entries({ ...links, receiptUrl: renewed }).filter(([name, link]) => link && data[name]),
  );
  return { ...email, data: { ...data, ...carried } };
}
