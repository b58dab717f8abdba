import { createSubmissionKey, releaseKey } from "#app/server/forms/submission-keys.server";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { joinSearchText } from "#app/server/text/search-text";
import { type Business, business } from "#app/site";
import { keepPrepared, placeholders } from "#drizzle/prepare";
import type { VisitSource } from "#drizzle/schema/values";
import { type ContactForm, consent, type MessageKey } from "../model/message-fields";
import { releaseMessage } from "./queue-messages.server";

export interface NewMessage {
  form: ContactForm;
  formId: string;
  texts: Partial<Record<MessageKey, string>>;
  source: VisitSource;
  spamReasons: string[];
}

/** Storing the same message again, even at the same time, does nothing. */
export async function storeMessage(services: Services, message: NewMessage, now = Date.now()): Promise<void> {
  const { db } = services;
  const { form, formId, texts } = message;
  const key = createSubmissionKey({ form, ...texts, formId });
  const agency = await services.settings.read(business);
  await db.transact(async (tx) => {
    if (!formId) await releaseKey(tx, db.tables.contactMessages, { key, now });
    const [row] = await insertRow(db, tx).execute(toColumns(message, key, agency, now));
    if (row && row.status !== "spam") await releaseMessage(services, tx, row);
  });
}

const insertRow = keepPrepared(({ tables: { contactMessages } }, tx) =>
  tx
    .insert(contactMessages)
    .values({
      ...placeholders("id", "form", "submissionKey", "createdAt", "name", "email", "phone", "businessName"),
      ...placeholders("businessType", "inquiryType", "message", "consentText", "consentVersion"),
      ...placeholders("source", "status", "spamReasons", "search"),
    })
    .onConflictDoNothing({ target: contactMessages.submissionKey })
    .returning()
    .prepare("insert_contact_message"),
);

function toColumns(
  { form, texts, source, spamReasons }: NewMessage,
  submissionKey: string,
  { name: agencyName }: Business,
  now: number,
) {
  const { name = "", email = "", message = "" } = texts;
  const optional = (key: MessageKey) => texts[key] || null;
  const agreed = form === "inquiry" ? consent : null;
  return {
    id: newId(now),
    form,
    submissionKey,
    createdAt: new Date(now),
    name,
    email,
    phone: optional("phone"),
    businessName: optional("businessName"),
    businessType: optional("businessType"),
    inquiryType: optional("inquiryType"),
    message,
    consentText: agreed?.describe(agencyName) ?? null,
    consentVersion: agreed?.version ?? null,
    source,
    status: spamReasons.length > 0 ? ("spam" as const) : ("new" as const),
    spamReasons,
    search: joinSearchText([name, email, optional("phone"), optional("businessName"), message]),
  };
}
