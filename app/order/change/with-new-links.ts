import type { MailPayload } from "#app/server/outbox/outbox-payload.server";

/** Replaces the mail's links, which may have ended since. */
export function withNewLinks(mail: MailPayload, links: { roomUrl: string; stopUrl?: string }): MailPayload {
  const { data } = "data" in mail ? mail : { data: null };
  if (typeof data !== "object" || data === null || Array.isArray(data)) return mail;
  const carried = Object.fromEntries(Object.entries(links).filter(([name]) => data[name]));
  return { ...mail, data: { ...data, ...carried } };
}
