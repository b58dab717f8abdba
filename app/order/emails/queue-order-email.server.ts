import { type EmailToTeam, emailTeam } from "#app/notifications/email-team.server";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { EmailPayload } from "#app/server/outbox/outbox-payload.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { orderTopics } from "./order-topics.server";

export type QueuedOrderEmail = EmailPayload & { topic: keyof typeof orderTopics; dedupeKey: string };

export type QueuedTeamEmail = Omit<EmailToTeam, "about"> & Pick<QueuedOrderEmail, "topic">;

export async function queueOrderEmail(
  { db }: Pick<Services, "db">,
  tx: Writer,
  orderId: string,
  { topic, dedupeKey, ...payload }: QueuedOrderEmail,
): Promise<void> {
  // The customer was erased.
  if (!payload.to) return;
  await enqueue(db, tx, { kind: "mail", topic, about: { kind: "order", id: orderId }, dedupeKey, payload });
}

export function queueTeamOrderEmail(
  services: Services,
  tx: Writer,
  orderId: string,
  email: QueuedTeamEmail,
): Promise<void> {
  return emailTeam(services, tx, { ...email, about: { kind: "order", id: orderId } });
}
