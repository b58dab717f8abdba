import { enqueue } from "#app/server/outbox/outbox.server";
import type { MailPayload } from "#app/server/outbox/outbox-payload.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { deliveryMails } from "../delivery/delivery-mail.server";
import type { MessageMail } from "../messages/message-mails.server";
import type { UnpaidMail } from "../reminders/unpaid-mails.server";
import type { ReviewMail } from "../reviews/review-mail.server";
import type { RevisionMail } from "../revisions/revision-mails.server";
import type { RoomMail } from "../room/access/room-mail.server";
import type { OrderMail } from "./order-mails.server";

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
