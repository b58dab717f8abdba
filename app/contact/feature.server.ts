import type { Feature } from "#app/server/feature.server";
import type { Services } from "#app/server/services.server";
import { answerTopic } from "./inbox/message/send-answer.server";
import { createMessageEntries, MESSAGE_KIND } from "./inbox/message-entries.server";
import { contactMails } from "./mails/contact-mails.server";
import { createMessageRecords } from "./message-records.server";

export function createContactFeature(services: Services): Feature {
  return {
    name: "contact",
    mails: { ...contactMails, "contact-answer": answerTopic },
    webhooks: {
      "contact-lead": { label: "Contact message webhook" },
      "inquiry-lead": { label: "Inquiry webhook" },
    },
    records: { [MESSAGE_KIND]: createMessageRecords(services) },
    inboxEntries: { [MESSAGE_KIND]: createMessageEntries(services) },
    personalData: [
      { table: "contactMessages", about: "senders, by email", kept: "until it is removed by hand" },
      {
        table: "contactEvents",
        about: "history with notes and answers, by the message",
        kept: "as long as the message",
      },
    ],
  };
}
