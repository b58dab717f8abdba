import { data } from "@remix-run/node";
import { eq } from "drizzle-orm";
import type { StaffEmailDraft } from "#app/outbox/compose/read-staff-email.server";
import { createStaffEmail, createStaffEmailTopic } from "#app/outbox/compose/staff-email.server";
import { fillPlaceholders } from "#app/outbox/compose/staff-email-text";
import type { StaffEmailProblem } from "#app/outbox/compose/validate-staff-email";
import { finishEmail } from "#app/server/email/email-topics.server";
import { createPostId } from "#app/server/forms/submission-keys.server";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { Services } from "#app/server/services.server";
import { business } from "#app/site";
import { lockRows } from "#drizzle/lock-rows";
import { createInitialSubject, createReplyId } from "../model/answer-text";
import { MESSAGE_KIND } from "../model/message-fields";
import type { Message } from "./find-message.server";

export interface Recipient {
  fullName: string;
  email: string;
  placeholders: { name: string };
}

/** Why the message cannot be answered. */
export function checkStatus({ status, deletedAt }: Pick<Message, "status" | "deletedAt">): StaffEmailProblem[] {
  if (status !== "spam" && !deletedAt) return [];
  const title = deletedAt ? "Message in the Trash" : "Message in Spam";
  return [{ field: null, title, description: "Restore the message before you answer it." }];
}

/**
 * The event's id comes from the form and the answer, so that submitting a form twice sends one email. Returns why nothing
 * was sent, if a colleague has changed the message meanwhile. @throws 404
 */
export async function sendAnswer(
  services: Services,
  actor: string,
  message: Message,
  { formId, subject, text, recipient }: StaffEmailDraft & { recipient: Recipient | null },
): Promise<StaffEmailProblem[]> {
  const { db, env } = services;
  const { contactEvents, contactMessages } = db.tables;
  const values = recipient?.placeholders ?? {};
  const id = createReplyId(formId, createPostId(message.id, formId, subject, text));
  const written = { subject: fillPlaceholders(subject, values), text: fillPlaceholders(text, values) };
  const email = createStaffEmail({ ...written, fullName: message.name });
  const answer = finishEmail(email, await services.settings.read(business));
  return db.transact(async (tx) => {
    const { status, deletedAt } = contactMessages;
    const isMessage = eq(contactMessages.id, message.id);
    const [current] = await lockRows(db, tx.select({ status, deletedAt }).from(contactMessages).where(isMessage));
    if (!current) throw data(null, { status: 404 });
    const problems = checkStatus(current);
    if (problems.length > 0) return problems;
    const event = { id, entryId: message.id, createdAt: new Date(), actor, kind: "answer" as const };
    const inserted = await tx
      .insert(contactEvents)
      .values({ ...event, after: answer.subject, detail: written.text })
      .onConflictDoNothing()
      .returning({ id: contactEvents.id });
    if (inserted.length === 0) return [];
    await tx.update(contactMessages).set({ status: "answered" }).where(isMessage);
    await enqueue(db, tx, {
      kind: "mail",
      topic: "contact-answer",
      about: { kind: MESSAGE_KIND, id: message.id },
      dedupeKey: `contact-answer:${id}`,
      payload: { to: message.email, replyTo: env.TEAM_EMAIL, ...answer },
    });
    return [];
  });
}

export const answerTopic = createStaffEmailTopic("Answer to a message", (agency) => ({
  subject: createInitialSubject(agency),
  text: "Hi Marcus,\n\nYes, we can connect the missed-call text to your calendar. It takes two days.\n\nDoes Thursday at 10 work for a short call?",
  fullName: "Marcus Reed",
}));
