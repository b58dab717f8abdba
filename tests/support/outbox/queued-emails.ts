import { type Mail, writeMail } from "#app/server/email/email-topics.server";
import type { Site } from "../site";

type QueuedEmail = Mail & { key: string; to: string; replyTo?: string };

export async function listQueuedEmails({ services: { db, features } }: Site): Promise<QueuedEmail[]> {
  const rows = await db.read.select().from(db.tables.outbox).orderBy(db.tables.outbox.dedupeKey);
  return rows.flatMap((row) => {
    const email = row.kind === "mail" ? writeMail(features.emails, row) : null;
    return email ? { key: row.dedupeKey, ...email } : [];
  });
}
