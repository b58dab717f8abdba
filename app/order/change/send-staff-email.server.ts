import { createStaffEmail } from "#app/outbox/compose/staff-email.server";
import { fillPlaceholders } from "#app/outbox/compose/staff-email-text";
import { finishEmail } from "#app/server/email/email-topics.server";
import { createPostId } from "#app/server/forms/submission-keys.server";
import type { Services } from "#app/server/services.server";
import { business } from "#app/site";
import { queueOrderEmail } from "../emails/queue-order-email.server";
import { markQuestionsAnswered } from "../state/waiting.server";
import type { Recipient } from "./list-recipients.server";

interface StaffEmail {
  formId: string;
  subject: string;
  text: string;
}

/** The event's id is a hash of the form and the email, so that a form sent twice sends one email. */
export async function sendStaffEmail(
  services: Services,
  actor: string,
  staffEmail: StaffEmail,
  to: Recipient[],
): Promise<void> {
  const { db, env } = services;
  const { orderEvents } = db.tables;
  const createdAt = new Date();
  const agency = await services.settings.read(business);
  const createEventId = (orderId: string) => createPostId(staffEmail, orderId);
  const emails = to.map((recipient) => {
    const subject = fillPlaceholders(staffEmail.subject, recipient.placeholders);
    return {
      recipient,
      content: finishEmail(
        createStaffEmail({ ...recipient, subject, text: fillPlaceholders(staffEmail.text, recipient.placeholders) }),
        agency,
      ),
    };
  });
  await db.transact(async (tx) => {
    for (const { recipient, content } of emails) {
      const event = { createdAt, actor, kind: "mail", detail: content.subject } as const;
      const rows = [recipient, ...recipient.otherOrders].map(({ orderId }) => ({
        ...event,
        id: createEventId(orderId),
        orderId,
      }));
      const inserted = await tx
        .insert(orderEvents)
        .values(rows)
        .onConflictDoNothing()
        .returning({ id: orderEvents.id });
      if (inserted.length === 0) continue;
      await markQuestionsAnswered(
        db,
        tx,
        rows.map(({ orderId }) => orderId),
        createdAt,
      );
      await queueOrderEmail(services, tx, recipient.orderId, {
        topic: "letter",
        dedupeKey: `letter:${recipient.orderId}:${createEventId(recipient.orderId)}`,
        to: recipient.email,
        replyTo: env.TEAM_EMAIL,
        ...content,
      });
    }
  });
}
