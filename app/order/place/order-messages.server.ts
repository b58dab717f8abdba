import { testPackage } from "#app/packages/packages";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { Services } from "#app/server/services.server";
import { readTurnaround } from "#app/server/time/turnaround.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { createNewOrderPageLink } from "../access/customer-page-link.server";
import { toEmailOrder } from "../emails/email-order.server";
import { queueOrderEmail, queueTeamOrderEmail } from "../emails/queue-order-email.server";
import type { Rest } from "../model/balance";
import { photoLink } from "../photos/photo-link.server";
import { describeDue } from "../state/due-dates.server";

export async function queueOrderMessages(
  services: Services,
  tx: Writer,
  row: Row<"formSubmissions">,
  photos: Row<"uploads">[],
  { payUrl, balance }: { payUrl: string | null; balance: Rest | null },
): Promise<void> {
  const { db, env } = services;
  if (env.LEAD_WEBHOOK_URL && row.planPurchased !== testPackage.value)
    await enqueue(db, tx, {
      kind: "webhook",
      topic: "order-lead",
      about: { kind: "order", id: row.id },
      dedupeKey: `order-lead:${row.id}`,
      payload: { url: env.LEAD_WEBHOOK_URL, body: leadPayload(services, row, photos) },
    });
  const delivery = balance && describeDue(row.createdAt.getTime(), readTurnaround(services));
  const data = { ...toEmailOrder(services, row, photos, payUrl), ...delivery, balance };
  await queueTeamOrderEmail(services, tx, row.id, {
    topic: "order-team",
    dedupeKey: `order-team:${row.id}`,
    replyTo: row.email,
    data,
  });
  await queueOrderEmail(services, tx, row.id, {
    topic: "order-customer",
    dedupeKey: `order-customer:${row.id}`,
    to: row.email,
    data: { ...data, roomUrl: createNewOrderPageLink(services, row) },
  });
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
