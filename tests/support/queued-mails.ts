import { type Mail, writeMail } from "../../app/server/mail/mail-writers.server";
import type { Site } from "./site";

type QueuedMail = Mail & { key: string; to: string; replyTo?: string };

/** The mails in the outbox as they will be sent, by their keys. */
export async function queuedMails({ services: { db, mails } }: Site): Promise<QueuedMail[]> {
  const rows = await db.read.select().from(db.tables.outbox).orderBy(db.tables.outbox.dedupeKey);
  return rows.flatMap(({ kind, dedupeKey, payload }) => {
    const mail = kind === "mail" ? writeMail(mails, payload) : null;
    return mail ? { key: dedupeKey, ...mail } : [];
  });
}
