import { findUser } from "#app/account/auth.server";
import { findPaymentLink, type Linked } from "#app/packages/offered-packages.server";
import { packageList, toPackage } from "#app/packages/package-list";
import { testPackage } from "#app/packages/packages";
import { createPaymentUrl, getCheckout } from "#app/payment/payment-links.server";
import type { Services } from "#app/server/services.server";
import { formatIsoDate } from "#app/server/time/business-time.server";
import type { Row } from "#drizzle/schema";
import { getDuePart, getPartReference, isDraft, isExpired } from "../model/quote";
import { isUnpaid } from "../model/unpaid";

type PayableOrder = Pick<
  Row<"formSubmissions">,
  | "planPurchased"
  | "submissionId"
  | "email"
  | "couponCode"
  | "priceCents"
  | "currency"
  | "paymentStatus"
  | "quote"
  | "partPaidCents"
>;

/** Null also for a draft and an expired quote. */
export function createOrderPaymentUrl(
  services: Linked & Pick<Services, "secrets">,
  order: PayableOrder,
): string | null {
  const { planPurchased, email, couponCode, quote } = order;
  const link = findPaymentLink(services, planPurchased);
  if (!link) return null;
  const today = formatIsoDate(new Date(), services.env.BUSINESS_TIMEZONE);
  if (quote && (isDraft(order) || isExpired(order, today) || !takesPrice(services, order))) return null;
  const reference = getPartReference(order, getDuePart(order));
  return createPaymentUrl(services, link, { reference, email, coupon: couponCode });
}

/** For pages of the customer: null if there is nothing to pay, or a payment has a problem. */
export function findPayUrl(
  services: Parameters<typeof createOrderPaymentUrl>[0],
  order: PayableOrder & Parameters<typeof isUnpaid>[0] & { paymentProblem: string | null },
): string | null {
  return isUnpaid(order) && !order.paymentProblem ? createOrderPaymentUrl(services, order) : null;
}

/** A payment link made by hand charges only its package's price. */
export function takesPrice(
  services: Linked,
  order: Pick<PayableOrder, "planPurchased" | "priceCents" | "currency" | "quote" | "partPaidCents">,
): boolean {
  const checkout = getCheckout(services);
  if (checkout !== "link") return checkout !== null;
  const bought = services.settings.recallList(packageList).find(({ key }) => key === order.planPurchased);
  return (
    bought !== undefined &&
    getDuePart(order) === "whole" &&
    toPackage(bought, order.currency).cents === order.priceCents
  );
}

export async function canOrderTestPackage(services: Services, request: Request): Promise<boolean> {
  if (findPaymentLink(services, testPackage.value) === null) return false;
  return (await findUser(services, request))?.role === "admin";
}
