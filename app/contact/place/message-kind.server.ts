import { and, eq } from "drizzle-orm";
import { createStaffEmailTopic } from "#app/outbox/compose/staff-email.server";
import { paths } from "#app/paths";
import type { EmailTopics } from "#app/server/email/email-topics.server";
import type { EntryKind, EntryRow } from "#app/server/inbox-source.server";
import type { Services } from "#app/server/services.server";
import type { Business } from "#app/site";
import type { Writer } from "#drizzle/connect";
import { formLabels, listFields, MESSAGE_KIND } from "../model/message-fields";
import { releaseMessage } from "./queue-messages.server";

const createAnswerSubject = ({ name }: Pick<Business, "name">) => `Your message to ${name}`;

export function createMessageKind(services: Services): EntryKind {
  const { contactEvents, contactMessages } = services.db.tables;
  return {
    name: MESSAGE_KIND,
    noun: "message",
    getPath: paths.adminInboxMessage,
    getAnswerPath: paths.adminInboxAnswer,
    createAnswerSubject,
    answerTopic: "contact-answer",
    entries: contactMessages,
    events: contactEvents,
    findRow: (id) => findMessage(services, id),
    onNotSpam: (tx, id) => releaseHeldBack(services, tx, id),
  };
}

export const answerEmails: EmailTopics = {
  "contact-answer": createStaffEmailTopic("Answer to a message", (agency) => ({
    subject: createAnswerSubject(agency),
    text: "Hi Marcus,\n\nYes, we can connect the missed-call text to your calendar. It takes two days.\n\nDoes Thursday at 10 work for a short call?",
    fullName: "Marcus Reed",
  })),
};

const shownElsewhere = ["name", "businessName", "email", "phone", "message"];

async function findMessage({ db }: Pick<Services, "db">, id: string): Promise<EntryRow | null> {
  const { contactMessages } = db.tables;
  const [message] = await db.read.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!message) return null;
  const label = formLabels[message.form];
  return {
    ...message,
    business: message.businessName,
    ...{ label, form: label.toLowerCase(), text: message.message },
    details: listFields(message.form).flatMap(([key, { label }]) => {
      const value = message[key];
      return value && !shownElsewhere.includes(key) ? [{ label, value }] : [];
    }),
  };
}

/** Messages that were suspected of spam on arrival were held back. Messages marked as spam by hand were not. */
async function releaseHeldBack(services: Services, tx: Writer, id: string): Promise<void> {
  const { contactEvents: events, contactMessages } = services.db.tables;
  const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!message || message.spamReasons.length === 0) return;
  const restored = and(eq(events.entryId, id), eq(events.kind, "status"), eq(events.before, "spam"));
  if ((await tx.$count(events, restored)) === 0) await releaseMessage(services, tx, message);
}
