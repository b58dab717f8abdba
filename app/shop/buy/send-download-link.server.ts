import { createReceiptLink } from "#app/receipts/receipt-link.server";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { Services } from "#app/server/services.server";
import { formatDay } from "#app/server/time/business-time.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { LinkReason } from "./buyer-emails.server";
import { createPurchaseLink } from "./purchase-link.server";

interface DownloadLinkEmail {
  product: Pick<Row<"products">, "slug" | "title" | "description">;
  purchase: Row<"purchases">;
  topic: "purchase-ready" | "purchase-link" | "purchase-update";
  /** Each cause sends one email; without one, each purchase gets one. Identifies the buyer of a `purchase-update`. */
  cause?: string;
  reason?: LinkReason;
  note?: string | null;
}

export async function sendDownloadLink(
  services: Pick<Services, "db" | "env" | "linkOrigin" | "secrets">,
  tx: Writer,
  { product, purchase, topic, cause, reason, note = null }: DownloadLinkEmail,
): Promise<void> {
  const data = {
    purchase: toEmailPurchase(product, purchase),
    description: product.description,
    downloadUrl: createPurchaseLink(services, product.slug, purchase),
    until: formatDay(purchase.expiresAt, services.env.BUSINESS_TIMEZONE),
    downloadsLeft: purchase.downloadsAllowed - purchase.downloadsUsed,
    isExpired: purchase.expiresAt <= new Date(),
    receiptUrl: await createReceiptLink(services, tx, purchase.eventId),
    ...(topic === "purchase-link" && { reason }),
    ...(topic === "purchase-update" && { note }),
  };
  await enqueue(services.db, tx, {
    kind: "mail",
    topic,
    about: { kind: "purchase", id: purchase.id },
    dedupeKey: [topic, topic === "purchase-update" ? null : purchase.id, cause].filter(Boolean).join(":"),
    payload: { to: purchase.email, data },
  });
}

export function toEmailPurchase({ title }: { title: string }, purchase: Row<"purchases">) {
  const { number, amountCents, currency, taxCents, tax } = purchase;
  return { number, title, amountCents, currency, taxCents, tax };
}
