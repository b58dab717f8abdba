import { enqueue } from "#app/server/outbox/outbox.server";
import type { EmailPayload } from "#app/server/outbox/outbox-payload.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { CustomerPageEmail } from "./customer-page-email.server";
import type { deliveryEmails } from "./delivery-mail.server";
import type { MessageMail } from "./message-mails.server";
import type { OrderEmail } from "./order-mails.server";
import type { ReviewEmail } from "./review-mail.server";
import type { RevisionEmail } from "./revision-mails.server";
import type { UnpaidEmail } from "./unpaid-mails.server";

type Topic =
  | OrderEmail
  | keyof typeof deliveryEmails
  | MessageMail
  | CustomerPageEmail
  | RevisionEmail
  | ReviewEmail
  | UnpaidEmail
  | "letter";
type QueuedEmail = EmailPayload & { topic: Topic; dedupeKey: string };

/** Sent once the caller's transaction commits. */
export async function queueOrderEmail(
  { db }: Pick<Services, "db">,
  tx: Writer,
  orderId: string,
  { topic, dedupeKey, ...payload }: QueuedEmail,
): Promise<void> {
  await enqueue(db, tx, { kind: "mail", topic, about: { kind: "order", id: orderId }, dedupeKey, payload });
}
