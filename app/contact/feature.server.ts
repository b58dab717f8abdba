import type { Feature } from "#app/server/feature.server";
import { removeSpam } from "#app/server/inbox/remove-spam.server";
import type { Services } from "#app/server/services.server";
import { answerTopic } from "./inbox/message/send-answer.server";
import { createMessageEntries } from "./inbox/message-entries.server";
import { MESSAGE_KIND } from "./inbox/message-kind";
import { createMessageTrash } from "./inbox/message-trash.server";
import { contactMails } from "./mails/contact-mails.server";
import { createMessageRecords } from "./message-records.server";

export function createContactFeature(services: Services): Feature {
  const { contactEvents, contactMessages } = services.db.tables;
  const spam = { messages: contactMessages, events: contactEvents, eventsOf: contactEvents.messageId };
  return {
    name: "contact",
    mails: { ...contactMails, "contact-answer": answerTopic },
    webhooks: {
      "contact-lead": { label: "Contact message webhook" },
      "inquiry-lead": { label: "Inquiry webhook" },
    },
    records: { [MESSAGE_KIND]: createMessageRecords(services) },
    trash: { [MESSAGE_KIND]: createMessageTrash(services) },
    inboxEntries: { [MESSAGE_KIND]: createMessageEntries(services) },
    sweeps: { "spam messages": (now) => removeSpam(services, MESSAGE_KIND, spam, now) },
    personalData: [
      { table: "contactMessages", about: "senders, by email", kept: "until 30 days after it is deleted" },
      {
        table: "contactEvents",
        about: "history with notes and answers, by the message",
        kept: "as long as the message",
      },
    ],
  };
}
