import { like } from "drizzle-orm";
import { type FinishedEmail, writeEmail } from "#app/server/email/email-topics.server";
import { business } from "#app/site";
import type { Site } from "../site";

type QueuedEmail = FinishedEmail & { key: string; to: string; replyTo?: string };

/** `prefix`: how their keys start. */
export async function listQueuedEmails(
  { services: { db, features, settings } }: Site,
  prefix = "",
): Promise<QueuedEmail[]> {
  const { outbox } = db.tables;
  const agency = await settings.read(business);
  const rows = await db.read
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `${prefix}%`))
    .orderBy(outbox.dedupeKey);
  return rows.flatMap((row) => {
    const email = row.kind === "mail" ? writeEmail(features.emails, row, agency) : null;
    return email ? { key: row.dedupeKey, ...email } : [];
  });
}
