import { enqueue } from "#app/server/outbox/outbox.server";
import type { EmailPayload } from "#app/server/outbox/outbox-payload.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { orderTopics } from "./order-topics.server";

export type QueuedOrderEmail = EmailPayload & { topic: keyof typeof orderTopics; dedupeKey: string };

/** Sent once the caller's transaction commits. */
export async function queueOrderEmail(
  { db }: Pick<Services, "db">,
  tx: Writer,
  orderId: string,
  { topic, dedupeKey, ...payload }: QueuedOrderEmail,
): Promise<void> {
  await enqueue(db, tx, { kind: "mail", topic, about: { kind: "order", id: orderId }, dedupeKey, payload });
}
