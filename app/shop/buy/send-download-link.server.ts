import { formatDay } from "#app/server/business-time.server";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { createPurchaseLink } from "./purchase-link.server";

interface DownloadLinkMail {
  product: Pick<Row<"products">, "slug" | "title" | "description">;
  purchase: Row<"purchases">;
  topic: "purchase-ready" | "purchase-link" | "purchase-update";
  /** Why the mail is sent: one mail for each cause. The link is otherwise sent once for each purchase. */
  cause?: string;
  /** What is new, for `purchase-update`. */
  note?: string | null;
}

/** Mails the private link to the buyer once the caller's transaction commits. Call `worker.wake()` after it. */
export async function sendDownloadLink(
  services: Pick<Services, "db" | "env" | "linkOrigin" | "secrets">,
  tx: Writer,
  { product, purchase, topic, cause, note = null }: DownloadLinkMail,
): Promise<void> {
  const data = {
    purchase: toMailPurchase(product, purchase),
    description: product.description,
    downloadUrl: createPurchaseLink(services, product.slug, purchase),
    until: formatDay(purchase.expiresAt, services.env.BUSINESS_TIMEZONE),
    downloadsLeft: purchase.downloadsAllowed - purchase.downloadsUsed,
    isExpired: purchase.expiresAt <= new Date(),
    ...(topic === "purchase-update" && { note }),
  };
  await enqueue(services.db, tx, {
    kind: "mail",
    topic,
    about: { kind: "purchase", id: purchase.id },
    dedupeKey: [topic, purchase.id, cause].filter(Boolean).join(":"),
    payload: { to: purchase.email, data },
  });
}

export function toMailPurchase({ title }: { title: string }, purchase: Row<"purchases">) {
  const { number, amountCents, currency } = purchase;
  return { number, title, amountCents, currency };
}
