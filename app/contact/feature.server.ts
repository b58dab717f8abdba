import { createEntryPosts } from "../inbox/statuses";
import { createRecordKind } from "../outbox/create-record-kind.server";
import { paths } from "../paths";
import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { contactEmails } from "./emails/contact-emails.server";
import { MESSAGE_KIND } from "./model/message-fields";
import { createMessageEntries } from "./place/message-entries.server";
import { answerEmails, createMessageKind } from "./place/message-kind.server";
import { createMessageTrash } from "./place/message-trash.server";

export function createContactFeature(services: Services): Feature {
  const { contactMessages: table } = services.db.tables;
  return {
    name: "contact",
    posts: { [paths.adminInbox]: createEntryPosts("an inbox message") },
    emails: { ...contactEmails, ...answerEmails },
    notifications: { messages: { label: "Contact form messages", group: "inbox", topics: ["contact-team"] } },
    webhooks: {
      "contact-lead": { label: "Contact message webhook" },
      "inquiry-lead": { label: "Inquiry webhook" },
    },
    records: {
      [MESSAGE_KIND]: createRecordKind(services, {
        ...{ table, name: table.name, time: table.createdAt },
        getHref: ({ id }) => paths.adminInboxMessage(id),
      }),
    },
    trash: { [MESSAGE_KIND]: createMessageTrash(services) },
    inboxEntries: { [MESSAGE_KIND]: { ...createMessageEntries(services), kind: createMessageKind(services) } },
    grows: {
      contactMessages: {
        about: "senders, by email",
        kept: "until its age under Settings, or 30 days after it is deleted",
      },
      contactEvents: { about: "history with notes and answers, by the message", kept: "as long as the message" },
    },
  };
}
