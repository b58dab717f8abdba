import type { Feature } from "#app/server/feature.server";
import type { Services } from "#app/server/services.server";
import { contactMails } from "./mails/contact-mails.server";
import { createMessageRecords } from "./message-records.server";

export function createContactFeature(services: Services): Feature {
  return {
    name: "contact",
    mails: contactMails,
    webhooks: {
      "contact-lead": { label: "Contact message webhook" },
      "inquiry-lead": { label: "Inquiry webhook" },
    },
    records: { contact_message: createMessageRecords(services) },
    personalData: [{ table: "contactMessages", about: "senders, by email", kept: "until it is removed by hand" }],
  };
}
