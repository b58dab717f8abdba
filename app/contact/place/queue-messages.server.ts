import { emailTeam } from "#app/notifications/email-team.server";
import { paths } from "#app/paths";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { JsonValue } from "#app/server/outbox/outbox-payload.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { toTeamData, toVisitorData } from "../emails/contact-emails.server";

export async function releaseMessage(services: Services, tx: Writer, row: Row<"contactMessages">): Promise<void> {
  const { db, env } = services;
  const about = { kind: "contact_message", id: row.id };
  const webhook =
    row.form === "contact"
      ? { topic: "contact-lead", url: env.CONTACT_WEBHOOK_URL, body: contactPayload(row) }
      : { topic: "inquiry-lead", url: env.INQUIRY_WEBHOOK_URL, body: inquiryPayload(row) };
  const { topic, url, body } = webhook;
  if (url)
    await enqueue(db, tx, { kind: "webhook", topic, about, dedupeKey: `${topic}:${row.id}`, payload: { url, body } });
  await emailTeam(services, tx, {
    topic: "contact-team",
    about,
    dedupeKey: `contact-team:${row.id}`,
    replyTo: row.email,
    data: toTeamData(services, row),
  });
  await enqueue(db, tx, {
    kind: "mail",
    topic: "contact-visitor",
    about,
    dedupeKey: `contact-visitor:${row.id}`,
    payload: { to: row.email, replyTo: env.TEAM_EMAIL, data: toVisitorData(services, row) },
  });
}

/** The keys of both payloads are exactly those of specification section 3. */
function contactPayload(row: Row<"contactMessages">): JsonValue {
  return {
    fullName: row.name,
    businessName: row.businessName ?? "",
    email: row.email,
    phone: row.phone ?? "",
    message: row.message,
    timestamp: row.createdAt.toISOString(),
    source: row.source?.page ?? paths.contact,
  };
}

function inquiryPayload(row: Row<"contactMessages">): JsonValue {
  return {
    name: row.name,
    email: row.email,
    phone: row.phone ?? "",
    businessType: row.businessType ?? "",
    inquiryType: row.inquiryType ?? "",
    message: row.message,
    consent: row.consentText !== null,
    timestamp: row.createdAt.toISOString(),
    source: row.source?.page ?? paths.letsTalk,
  };
}
