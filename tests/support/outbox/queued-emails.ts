import { type EmailContent, writeEmail } from "#app/server/email/email-topics.server";
import type { Site } from "../site";

type QueuedEmail = EmailContent & { key: string; to: string; replyTo?: string };

export async function listQueuedEmails({ services: { db, features } }: Site): Promise<QueuedEmail[]> {
  const rows = await db.read.select().from(db.tables.outbox).orderBy(db.tables.outbox.dedupeKey);
  return rows.flatMap((row) => {
    const email = row.kind === "mail" ? writeEmail(features.emails, row) : null;
    return email ? { key: row.dedupeKey, ...email } : [];
  });
}
