import { enqueue } from "#app/server/outbox/outbox.server";
import type { MailPayload } from "#app/server/outbox/outbox-payload.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { deliveryMails } from "./delivery-mail.server";
import type { MessageMail } from "./message-mails.server";
import type { OrderMail } from "./order-mails.server";
import type { ReviewMail } from "./review-mail.server";
import type { RevisionMail } from "./revision-mails.server";
import type { RoomMail } from "./room-mail.server";
import type { UnpaidMail } from "./unpaid-mails.server";

type Topic =
  | OrderMail
  | keyof typeof deliveryMails
  | MessageMail
  | RoomMail
  | RevisionMail
  | ReviewMail
  | UnpaidMail
  | "letter";
type QueuedMail = MailPayload & { topic: Topic; dedupeKey: string };

/** Sent once the caller's transaction commits. */
export async function queueOrderMail(
  { db }: Pick<Services, "db">,
  tx: Writer,
  orderId: string,
  { topic, dedupeKey, ...payload }: QueuedMail,
): Promise<void> {
  await enqueue(db, tx, { kind: "mail", topic, about: { kind: "order", id: orderId }, dedupeKey, payload });
}
