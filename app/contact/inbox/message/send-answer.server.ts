import { and, eq, ne } from "drizzle-orm";
import { hashContent } from "#app/server/forms/hash-content.server";
import { createLetterMail, createLetterTopic } from "#app/server/letter/letter-mail.server";
import { fillPlaceholders } from "#app/server/letter/letter-text";
import type { LetterForm } from "#app/server/letter/read-letter.server";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { Services } from "#app/server/services.server";
import { MESSAGE_KIND } from "../message-kind";
import { INITIAL_SUBJECT } from "./answer-text";
import type { Message } from "./find-message.server";

export interface Recipient {
  fullName: string;
  email: string;
  placeholders: { name: string };
}

/** The event's id is a hash of the form and the answer, so that submitting a form twice sends one mail. */
export async function sendAnswer(
  services: Services,
  actor: string,
  message: Message,
  { formId, subject, text, recipient }: LetterForm & { recipient: Recipient | null },
): Promise<void> {
  const { db, env } = services;
  const { contactEvents, contactMessages } = db.tables;
  const values = recipient?.placeholders ?? {};
  const id = hashContent([message.id, formId, subject, text]);
  const written = { subject: fillPlaceholders(subject, values), text: fillPlaceholders(text, values) };
  const mail = createLetterMail({ ...written, fullName: message.name });
  await db.transact(async (tx) => {
    const event = { id, messageId: message.id, createdAt: new Date(), actor, kind: "answer" as const };
    const inserted = await tx
      .insert(contactEvents)
      .values({ ...event, after: mail.subject, detail: written.text })
      .onConflictDoNothing()
      .returning({ id: contactEvents.id });
    if (inserted.length === 0) return;
    await tx
      .update(contactMessages)
      .set({ status: "answered" })
      .where(and(eq(contactMessages.id, message.id), ne(contactMessages.status, "spam")));
    await enqueue(db, tx, {
      kind: "mail",
      topic: "contact-answer",
      about: { kind: MESSAGE_KIND, id: message.id },
      dedupeKey: `contact-answer:${id}`,
      payload: { to: message.email, replyTo: env.TEAM_EMAIL, ...mail },
    });
  });
}

export const answerTopic = createLetterTopic("Answer to a message", {
  subject: INITIAL_SUBJECT,
  text: "Hi Marcus,\n\nYes, we can connect the missed-call text to your calendar. It takes two days.\n\nDoes Thursday at 10 work for a short call?",
  fullName: "Marcus Reed",
});
