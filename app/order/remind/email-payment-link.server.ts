import { and, eq, gt } from "drizzle-orm";
import { webLink } from "#app/server/email/layout.server";
import type { Services } from "#app/server/services.server";
import { MINUTE } from "#app/server/time/durations";
import type { Row } from "#drizzle/schema";
import { getPaymentLinkSubject } from "../emails/unpaid-emails.server";
import { isUnpaid } from "../model/unpaid";
import { createOrderPaymentUrl } from "../pay/payment-link.server";
import { changeOrder } from "../state/change-order.server";
import { toUnpaidEmailOrder } from "./to-unpaid-email-order.server";

const REPEAT_MS = MINUTE;

/** An absolute address. Null if there is nothing to pay. */
export function findPayableLink(services: Services, order: Row<"formSubmissions">): string | null {
  const payUrl = isUnpaid(order) ? createOrderPaymentUrl(services, order) : null;
  return payUrl && webLink(payUrl, services.linkOrigin);
}

/** `repeated`: sent within the last minute, so the button was pressed twice. */
export async function emailPaymentLink(
  services: Services,
  actor: string,
  orderId: string,
  now = Date.now(),
): Promise<"sent" | "repeated" | "nothing"> {
  const { orderEvents } = services.db.tables;
  const outcome = await changeOrder(services, orderId, async ({ tx, order, record, email }) => {
    if (!findPayableLink(services, order)) return "nothing";
    const detail = getPaymentLinkSubject(order.submissionId);
    const [repeated] = await tx
      .select({ id: orderEvents.id })
      .from(orderEvents)
      .where(
        and(
          eq(orderEvents.orderId, orderId),
          gt(orderEvents.createdAt, new Date(now - REPEAT_MS)),
          eq(orderEvents.kind, "mail"),
          eq(orderEvents.detail, detail),
        ),
      )
      .limit(1);
    if (repeated) return "repeated";
    const id = await record({ createdAt: new Date(now), actor, kind: "mail", detail });
    await email({
      topic: "payment-link",
      dedupeKey: `payment-link:${id}`,
      to: order.email,
      data: await toUnpaidEmailOrder(services, tx, order),
    });
    return "sent";
  });
  return outcome ?? "nothing";
}
