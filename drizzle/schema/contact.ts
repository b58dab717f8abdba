import { sql } from "drizzle-orm";
import type { AccountTables } from "./account";
import type { Builders } from "./builders";
import * as values from "./values";

export function describeContactTables(
  { check, createdAt, id, index, json, oneOf, table, text, time, uniqueIndex }: Builders,
  { adminUsers }: Pick<AccountTables, "adminUsers">,
) {
  const contactMessages = table(
    "contact_messages",
    {
      id: id(),
      form: text("form", { enum: values.CONTACT_FORMS }).notNull(),
      submissionKey: text("submission_key").notNull(),
      createdAt: createdAt(),
      name: text("name").notNull(),
      email: text("email").notNull(),
      phone: text("phone"),
      businessName: text("business_name"),
      businessType: text("business_type"),
      inquiryType: text("inquiry_type"),
      message: text("message").notNull(),
      /** The text that the visitor agreed to; null for the form without a consent box. */
      consentText: text("consent_text"),
      consentVersion: text("consent_version"),
      source: json<values.VisitSource>("source"),
      status: text("status", { enum: values.CONTACT_STATUSES }).notNull().default("new"),
      spamReasons: json<string[]>("spam_reasons").notNull(),
      assigneeId: text("assignee_id").references(() => adminUsers.userId, { onDelete: "set null" }),
      search: text("search").notNull().default(""),
      deletedAt: time("deleted_at"),
    },
    (t) => [
      uniqueIndex("contact_messages_submission_key").on(t.submissionKey),
      index("contact_messages_listed").on(t.createdAt, t.id).where(sql`deleted_at is null`),
      index("contact_messages_status").on(t.status, t.createdAt, t.id, t.deletedAt).where(sql`deleted_at is null`),
      index("contact_messages_email").on(t.email, t.createdAt),
      index("contact_messages_assignee").on(t.assigneeId, t.status, t.createdAt, t.id),
      index("contact_messages_trashed").on(t.deletedAt, t.id).where(sql`deleted_at is not null`),
      check("contact_messages_form", oneOf(t.form, values.CONTACT_FORMS)),
      check("contact_messages_status", oneOf(t.status, values.CONTACT_STATUSES)),
    ],
  );

  const contactEvents = table(
    "contact_events",
    {
      id: id(),
      entryId: text("message_id")
        .notNull()
        .references(() => contactMessages.id, { onDelete: "cascade" }),
      createdAt: createdAt(),
      actor: text("actor").notNull(),
      kind: text("kind", { enum: values.INBOX_EVENTS }).notNull(),
      before: text("before"),
      after: text("after"),
      detail: text("detail"),
    },
    (t) => [
      index("contact_events_message").on(t.entryId, t.createdAt),
      check("contact_events_kind", oneOf(t.kind, values.INBOX_EVENTS)),
    ],
  );

  return { contactMessages, contactEvents };
}
