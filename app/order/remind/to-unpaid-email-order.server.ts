import type { Services } from "#app/server/services.server";
import { readTurnaround } from "#app/server/time/turnaround.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { createCustomerPageLink } from "../access/customer-page-link.server";
import { toQuoteOnEmail } from "../emails/email-order.server";
import type { UnpaidEmailOrder } from "../emails/unpaid-emails.server";
import { getBoughtName } from "../model/bought-package";
import { isBalanceDue } from "../model/quote";
import { createOrderPaymentUrl } from "../pay/payment-link.server";

export async function toUnpaidEmailOrder(
  services: Services,
  tx: Writer,
  order: Row<"formSubmissions">,
): Promise<UnpaidEmailOrder> {
  return {
    submissionId: order.submissionId,
    option: order.planPurchased,
    packageName: getBoughtName(order),
    breakdown: order.visualBreakdown,
    priceCents: order.priceCents,
    discountCents: order.discountCents,
    couponCode: order.couponCode,
    currency: order.currency,
    ...toQuoteOnEmail(order),
    ...(isBalanceDue(order) ? { taxCents: order.taxCents, tax: order.tax } : { taxCents: 0, tax: null }),
    payUrl: createOrderPaymentUrl(services, order),
    origin: services.linkOrigin,
    terms: readTurnaround(services).terms,
    roomUrl: await createCustomerPageLink(services, tx, order),
  };
}
