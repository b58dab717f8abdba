import { data } from "@remix-run/node";
import { eq } from "drizzle-orm";
import type { OfficeUser } from "../office-rights";
import { type EmailTopics, writeEmail } from "../server/email/email-topics.server";
import { MAX_ATTEMPTS } from "../server/outbox/outbox.server";
import { webhookPayload } from "../server/outbox/outbox-payload.server";
import type { Services } from "../server/services.server";
import { formatOfficeTime } from "../server/time/business-time.server";
import { type Business, business } from "../site";
import type { Message } from "./message-rows.server";
import { selectMessageColumns, toMessages } from "./message-rows.server";

export type MessageContent =
  | { kind: "mail"; to: string; replyTo: string | null; subject: string; text: string }
  | { kind: "webhook"; url: string; json: string }
  | { kind: "other"; json: string };

/** @throws 404 */
export async function getMessage(services: Services, id: string, { role }: OfficeUser, now = new Date()) {
  const { db, env } = services;
  const { outbox } = db.tables;
  const { payload, dedupeKey, createdAt, answer } = outbox;
  const [row] = await db.read
    .select({ ...selectMessageColumns(db), payload, dedupeKey, createdAt, answer })
    .from(outbox)
    .where(eq(outbox.id, id));
  if (!row) throw data(null, { status: 404 });
  const content = readContent(services.features.emails, row, await services.settings.read(business));
  const [message] = await toMessages(services, [row], now);
  return {
    message: message as Message,
    created: formatOfficeTime(row.createdAt, env.BUSINESS_TIMEZONE, now),
    key: row.dedupeKey,
    answer: row.answer,
    maxAttempts: MAX_ATTEMPTS,
    content: role === "admin" ? content : hideLinks(content, services.linkOrigin),
  };
}

function readContent(
  topics: EmailTopics,
  row: { kind: "mail" | "webhook"; topic: string; payload: unknown },
  agency: Business,
): MessageContent {
  const { kind, payload } = row;
  const email = kind === "mail" ? tryWriteEmail(topics, row, agency) : null;
  if (email) {
    const { to, replyTo = null, subject, text } = email;
    return { kind: "mail", to, replyTo, subject, text };
  }
  const webhook = webhookPayload.safeParse(payload);
  if (kind === "webhook" && webhook.success)
    return { kind, url: webhook.data.url, json: JSON.stringify(webhook.data.body, null, 2) };
  return { kind: "other", json: JSON.stringify(payload, null, 2) };
}

// Links open the pages, orders and downloads of customers, which staff may not be allowed to open.
function hideLinks(content: MessageContent, origin: string): MessageContent {
  const [HIDDEN, link] = ["(only admins see this link)", `${origin}/`];
  const hide = (text: string) => {
    const [start = "", ...others] = text.split(link);
    return [start, ...others.map((part) => part.replace(/^[^\s"]*/, HIDDEN))].join(link);
  };
  // A webhook's path or query may contain a key.
  if (content.kind === "webhook") return { ...content, url: new URL(content.url).host, json: hide(content.json) };
  return content.kind === "mail" ? { ...content, text: hide(content.text) } : { ...content, json: hide(content.json) };
}

const PRIVATE = "This email has a link that opens an account, so only the recipient can read it.";

function tryWriteEmail(topics: EmailTopics, row: { topic: string; payload: unknown }, agency: Business) {
  try {
    const email = writeEmail(topics, row, agency);
    return email && topics[row.topic]?.isPrivate ? { ...email, text: PRIVATE } : email;
  } catch {
    return null;
  }
}
