import type { OutboxMessage } from "#app/server/outbox/outbox.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { toMailOrder } from "../mails/mail-order.server";
import type { OrderMail } from "../mails/order-mails.server";
import { testPackage } from "../packages";
import { photoLink } from "../photos/photo-link.server";

export function createOrderMessages(
  services: Services,
  row: Row<"formSubmissions">,
  photos: Row<"uploads">[],
  payUrl: string | null,
): OutboxMessage[] {
  const { env } = services;
  const data = toMailOrder(services, row, photos, payUrl);
  const about = { kind: "order", id: row.id };
  const mail = (topic: OrderMail, to: string, replyTo?: string): OutboxMessage => ({
    kind: "mail",
    topic,
    about,
    dedupeKey: `${topic}:${row.id}`,
    payload: { to, replyTo, data },
  });
  const messages = [mail("order-team", env.TEAM_EMAIL, row.email), mail("order-customer", row.email)];
  if (env.LEAD_WEBHOOK_URL && row.planPurchased !== testPackage.value)
    messages.unshift({
      kind: "webhook",
      topic: "order-lead",
      about,
      dedupeKey: `order-lead:${row.id}`,
      payload: { url: env.LEAD_WEBHOOK_URL, body: leadPayload(services, row, photos) },
    });
  return messages;
}

/** Exactly the keys of specification section 7. */
function leadPayload(services: Services, row: Row<"formSubmissions">, photos: Row<"uploads">[]) {
  return {
    fullName: row.fullName,
    email: row.email,
    phone: row.phone ?? "",
    businessName: row.businessName ?? "",
    selectedPackage: row.planPurchased,
    visualDetails: row.requirements,
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
