import { createLetterMail } from "#app/outbox/compose/letter-mail.server";
import { fillPlaceholders } from "#app/outbox/compose/letter-text";
import type { Services } from "#app/server/services.server";
import { hashContent } from "#app/server/text/hash-content.server";
import { queueOrderMail } from "../emails/queue-order-mail.server";
import { markQuestionsAnswered } from "../state/waiting.server";
import type { Recipient } from "./list-recipients.server";

interface Letter {
  formId: string;
  subject: string;
  text: string;
}

/** The history row's id is a hash of the form and the letter, so that sending a form twice sends one mail. */
export async function sendLetter(services: Services, actor: string, letter: Letter, to: Recipient[]): Promise<void> {
  const { db, env } = services;
  const { orderEvents } = db.tables;
  const createdAt = new Date();
  const createEventId = (orderId: string) => hashContent([letter, orderId]);
  const mails = to.map((recipient) => {
    const subject = fillPlaceholders(letter.subject, recipient.placeholders);
    return {
      recipient,
      mail: createLetterMail({ ...recipient, subject, text: fillPlaceholders(letter.text, recipient.placeholders) }),
    };
  });
  await db.transact(async (tx) => {
    for (const { recipient, mail } of mails) {
      const event = { createdAt, actor, kind: "mail", detail: mail.subject } as const;
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
      await queueOrderMail(services, tx, recipient.orderId, {
        topic: "letter",
        dedupeKey: `letter:${recipient.orderId}:${createEventId(recipient.orderId)}`,
        to: recipient.email,
        replyTo: env.TEAM_EMAIL,
        ...mail,
      });
    }
  });
}
