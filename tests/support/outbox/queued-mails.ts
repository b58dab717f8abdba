import { type Mail, writeMail } from "#app/server/mail/mail-topics.server";
import type { Site } from "../site";

type QueuedMail = Mail & { key: string; to: string; replyTo?: string };

export async function listQueuedMails({ services: { db, features } }: Site): Promise<QueuedMail[]> {
  const rows = await db.read.select().from(db.tables.outbox).orderBy(db.tables.outbox.dedupeKey);
  return rows.flatMap((row) => {
    const mail = row.kind === "mail" ? writeMail(features.mails, row) : null;
    return mail ? { key: row.dedupeKey, ...mail } : [];
  });
}
