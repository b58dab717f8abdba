import { type EmailContent, writeEmail } from "#app/server/email/email-topics.server";
import { insertRows, listRows } from "../database/rows";
import type { Site } from "../site";

type QueuedEmail = EmailContent & { key: string; to: string; replyTo?: string };

export async function listQueuedEmails({ services }: Pick<Site, "services">): Promise<QueuedEmail[]> {
  const rows = await listRows({ services }, "outbox", {}, "dedupeKey");
  return rows.flatMap((row) => {
    const email = row.kind === "mail" ? writeEmail(services.features.emails, row) : null;
    return email ? { key: row.dedupeKey, ...email } : [];
  });
}

/** An email that could not be sent. */
export async function insertDeadEmail(site: Site, id: string, dedupeKey = id): Promise<void> {
  const payload = { to: "dana@studio.example", subject: "Hello", text: "Text", html: "<p>Text</p>" };
  const message = { id, kind: "mail", dedupeKey, payload, state: "dead", attempts: 15, runAt: new Date(0) } as const;
  await insertRows(site, "outbox", message);
}
