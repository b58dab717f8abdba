import { data } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { type MailWriters, writeMail } from "#app/server/mail/mail-writers.server";
import { MAX_ATTEMPTS } from "#app/server/outbox/outbox.server";
import { webhookPayload } from "#app/server/outbox/outbox-payload.server";
import type { Services } from "#app/server/services.server";
import { messageColumns, officeTime, toMessage } from "./outbox-row.server";

/** What a message holds, as text: a mail, a webhook, or the bare payload where it is neither. */
export type Content =
  | { kind: "mail"; to: string; replyTo: string | null; subject: string; text: string }
  | { kind: "webhook"; url: string; json: string }
  | { kind: "other"; json: string };

/** One message with all that it holds. @throws 404 */
export async function getMessage(services: Services, id: string, now = new Date()) {
  const { db, env } = services;
  const { outbox, formSubmissions } = db.tables;
  const { payload, createdAt } = outbox;
  const [row] = await db.read
    .select({ ...messageColumns(db), payload, createdAt })
    .from(outbox)
    .where(eq(outbox.id, id));
  if (!row) throw data(null, { status: 404 });
  const [order] = await db.read
    .select({ number: formSubmissions.submissionId })
    .from(formSubmissions)
    .where(eq(formSubmissions.id, row.dedupeKey.split(":")[1] ?? ""));
  return {
    message: toMessage(env, row, order?.number ?? null, now),
    created: officeTime(env, row.createdAt, now),
    key: row.dedupeKey,
    most: MAX_ATTEMPTS,
    content: contentOf(services.mails, row.kind, row.payload),
  };
}

function contentOf(writers: MailWriters, kind: "mail" | "webhook", payload: unknown): Content {
  const mail = kind === "mail" ? tryToWrite(writers, payload) : null;
  if (mail) {
    const { to, replyTo = null, subject, text } = mail;
    return { kind: "mail", to, replyTo, subject, text };
  }
  const webhook = webhookPayload.safeParse(payload);
  if (kind === "webhook" && webhook.success)
    return { kind, url: webhook.data.url, json: JSON.stringify(webhook.data.body, null, 2) };
  return { kind: "other", json: JSON.stringify(payload, null, 2) };
}

/** What cannot be written is shown as it is stored; why it is not sent stands in its last error. */
function tryToWrite(writers: MailWriters, payload: unknown) {
  try {
    return writeMail(writers, payload);
  } catch {
    return null;
  }
}
