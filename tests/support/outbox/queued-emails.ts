import { like } from "drizzle-orm";
import { type EmailContent, writeEmail } from "#app/server/email/email-topics.server";
import type { Site } from "../site";

type QueuedEmail = EmailContent & { key: string; to: string; replyTo?: string };

/** `prefix`: how their keys start. */
export async function listQueuedEmails({ services: { db, features } }: Site, prefix = ""): Promise<QueuedEmail[]> {
  const { outbox } = db.tables;
  const rows = await db.read
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `${prefix}%`))
    .orderBy(outbox.dedupeKey);
  return rows.flatMap((row) => {
    const email = row.kind === "mail" ? writeEmail(features.emails, row) : null;
    return email ? { key: row.dedupeKey, ...email } : [];
  });
}
