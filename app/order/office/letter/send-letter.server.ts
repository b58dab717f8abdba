import { createHash } from "node:crypto";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { Services } from "#app/server/services.server";
import { fill } from "./compose-rules";
import { letterMail } from "./letter-mail.server";
import type { Recipient } from "./recipients.server";

interface Letter {
  /** The form's own id. */
  formId: string;
  subject: string;
  text: string;
}

/**
 * Queues one mail for each customer and writes it into the history of each order, in one transaction. The id of the
 * history's row is made of the form and the letter, so that sending a form twice sends once: the primary key decides.
 */
export async function sendLetter(services: Services, actor: string, letter: Letter, to: Recipient[]): Promise<void> {
  const { db, env, worker } = services;
  const { orderEvents } = db.tables;
  const createdAt = new Date();
  const keyOf = (orderId: string) =>
    createHash("sha256")
      .update(JSON.stringify([letter, orderId]))
      .digest("base64url");
  const mails = to.map((recipient) => {
    const subject = fill(letter.subject, recipient.facts);
    return { recipient, mail: letterMail({ ...recipient, subject, text: fill(letter.text, recipient.facts) }) };
  });
  await db.transact(async (tx) => {
    for (const { recipient, mail } of mails) {
      const event = { createdAt, actor, kind: "mail", detail: mail.subject } as const;
      const rows = [recipient, ...recipient.others].map(({ orderId }) => ({
        ...event,
        id: keyOf(orderId),
        orderId,
      }));
      const written = await tx.insert(orderEvents).values(rows).onConflictDoNothing().returning({ id: orderEvents.id });
      if (written.length === 0) continue;
      const payload = { to: recipient.email, replyTo: env.TEAM_EMAIL, ...mail };
      await enqueue(db, tx, {
        kind: "mail",
        topic: "letter",
        about: { kind: "order", id: recipient.orderId },
        dedupeKey: `letter:${recipient.orderId}:${keyOf(recipient.orderId)}`,
        payload,
      });
    }
  });
  worker.wake();
}
