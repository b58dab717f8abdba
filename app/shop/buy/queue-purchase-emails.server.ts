import { emailTeam } from "#app/notifications/email-team.server";
import { paths } from "#app/paths";
import { createReceiptLink } from "#app/receipts/receipt-link.server";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { JsonValue } from "#app/server/outbox/outbox-payload.server";
import type { Payment } from "#app/server/payable.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { EmailRefund } from "./ended-emails.server";
import { toEmailPurchase } from "./send-download-link.server";
import type { TeamSaleEmail } from "./team-sale-emails.server";

interface Sold {
  services: Services;
  tx: Writer;
  product: { title: string };
  payment: Pick<Payment, "eventId" | "linkOrigin">;
}

export async function queueTeamEmail(
  { services, tx, product, payment: { eventId, linkOrigin } }: Sold,
  purchase: Row<"purchases">,
  { topic, data }: { topic: TeamSaleEmail; data: Record<string, JsonValue> },
): Promise<void> {
  const saleUrl = linkOrigin + paths.adminSale(purchase.number);
  const sale = { purchase: toEmailPurchase(product, purchase), email: purchase.email, saleUrl, eventId };
  await emailTeam(services, tx, {
    topic,
    about: { kind: "purchase", id: purchase.id },
    dedupeKey: `${topic}:${purchase.id}:${eventId}`,
    replyTo: purchase.email || undefined,
    data: { ...sale, ...data },
  });
}

/** `purchase`: before it ended. `cause`: what ended it, such as a refund's event; each cause sends one email. */
export async function queueEndedEmail(
  services: Pick<Services, "db" | "linkOrigin" | "secrets">,
  tx: Writer,
  {
    product,
    purchase,
    reason,
    cause,
    refund = null,
  }: {
    product: { title: string };
    purchase: Row<"purchases">;
    reason: "refunded" | "revoked";
    cause: string;
    refund?: EmailRefund | null;
  },
): Promise<void> {
  if (!purchase.email) return;
  const receiptUrl = await createReceiptLink(services, tx, reason === "refunded" ? cause : purchase.eventId);
  const hadLink = purchase.status !== "held";
  const data = { purchase: toEmailPurchase(product, purchase), reason, hadLink, refund, receiptUrl };
  await enqueue(services.db, tx, {
    kind: "mail",
    topic: "purchase-ended",
    about: { kind: "purchase", id: purchase.id },
    dedupeKey: `purchase-ended:${purchase.id}:${cause}`,
    payload: { to: purchase.email, data },
  });
}

export async function queueRefundEmail(
  services: Pick<Services, "db" | "linkOrigin" | "secrets">,
  tx: Writer,
  {
    product,
    purchase,
    refund,
    cause,
  }: { product: { title: string }; purchase: Row<"purchases">; refund: EmailRefund; cause: string },
): Promise<void> {
  if (!purchase.email) return;
  const receiptUrl = await createReceiptLink(services, tx, cause);
  const data = { purchase: toEmailPurchase(product, purchase), refund, receiptUrl };
  await enqueue(services.db, tx, {
    kind: "mail",
    topic: "purchase-refund",
    about: { kind: "purchase", id: purchase.id },
    dedupeKey: `purchase-refund:${purchase.id}:${cause}`,
    payload: { to: purchase.email, data },
  });
}
