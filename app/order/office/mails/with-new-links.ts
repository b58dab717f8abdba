import type { MailPayload } from "#app/server/outbox/outbox-payload.server";

/** The mail with this link to the order's room, if it carries one: its own may have ended since. */
export function withRoomLink(mail: MailPayload, roomUrl: string): MailPayload {
  if (!("data" in mail) || typeof mail.data !== "object" || mail.data === null || Array.isArray(mail.data)) return mail;
  return mail.data.roomUrl ? { ...mail, data: { ...mail.data, roomUrl } } : mail;
}
