import type { OutboxMessage } from "#app/server/outbox.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { confirmationMail, type MailOrder, teamMail } from "./order-mails.server";
import { photoLink } from "./photo-link.server";

/** The messages that a new order causes: lead webhook, mail to the team, mail to the customer (specification section 7). */
export function announceOrder(
  services: Services,
  row: Row<"formSubmissions">,
  photos: Row<"uploads">[],
  payUrl: string | null,
): OutboxMessage[] {
  const { env } = services;
  const order = mailOrder(services, row, photos, payUrl);
  const messages: OutboxMessage[] = [
    {
      kind: "mail",
      dedupeKey: `order-team:${row.id}`,
      payload: { to: env.TEAM_EMAIL, replyTo: row.email, ...teamMail(order) },
    },
    { kind: "mail", dedupeKey: `order-customer:${row.id}`, payload: { to: row.email, ...confirmationMail(order) } },
  ];
  if (env.LEAD_WEBHOOK_URL)
    messages.unshift({
      kind: "webhook",
      dedupeKey: `order-lead:${row.id}`,
      payload: { url: env.LEAD_WEBHOOK_URL, body: leadPayload(services, row, photos) },
    });
  return messages;
}

/** An order as the mails tell it. */
export function mailOrder(
  services: Services,
  row: Row<"formSubmissions">,
  photos: Row<"uploads">[],
  payUrl: string | null,
): MailOrder {
  return {
    submissionId: row.submissionId,
    fullName: row.fullName,
    email: row.email,
    phone: row.phone,
    businessName: row.businessName,
    option: row.planPurchased,
    requirements: row.itemSplit,
    breakdown: row.visualBreakdown,
    priceCents: row.priceCents,
    payUrl,
    photos: photos.map(({ id, name, size }) => ({ name, size, url: photoLink(services, id) })),
    origin: services.env.ORIGIN,
  };
}

/** Exactly the keys of specification section 7. */
function leadPayload(services: Services, row: Row<"formSubmissions">, photos: Row<"uploads">[]) {
  return {
    fullName: row.fullName,
    email: row.email,
    phone: row.phone ?? "",
    businessName: row.businessName ?? "",
    selectedPackage: row.planPurchased,
    visualDetails: row.itemSplit,
    submissionId: row.submissionId,
    uploadedFiles: photos.map(({ id, name, path, size }) => ({
      name,
      path,
      url: photoLink(services, id),
      type: "photo",
      size,
    })),
    visualBreakdown: row.visualBreakdown,
  };
}
