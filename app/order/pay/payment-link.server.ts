import { findUser } from "#app/account/auth.server";
import { findPaymentLink, type Linked } from "#app/packages/offered-packages.server";
import { testPackage } from "#app/packages/packages";
import { createPaymentUrl } from "#app/payment/payment-links.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";

type PayableOrder = Pick<Row<"formSubmissions">, "planPurchased" | "submissionId" | "email" | "couponCode">;

export function createOrderPaymentUrl(
  services: Linked & Pick<Services, "secrets">,
  { planPurchased, submissionId, email, couponCode }: PayableOrder,
): string | null {
  const link = findPaymentLink(services, planPurchased);
  return link && createPaymentUrl(services, link, { reference: submissionId, email, coupon: couponCode });
}

export async function canOrderTestPackage(services: Services, request: Request): Promise<boolean> {
  if (findPaymentLink(services, testPackage.value) === null) return false;
  return (await findUser(services, request))?.role === "admin";
}
