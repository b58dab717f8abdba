import { paths } from "#app/paths";
import type { Env } from "#app/server/env.server";
import { createPaymentUrl, usesTestCheckout } from "#app/server/payment/payment-links.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { findPackage, type Option, question, testPackage } from "../packages";

type PaidOption = Exclude<Option, typeof question.value>;

export function getOrderPaymentLinks(env: Env): Record<PaidOption, string | undefined> {
  return {
    basic: env.PAYMENT_LINK_BASIC,
    starter: env.PAYMENT_LINK_STARTER,
    growth: env.PAYMENT_LINK_GROWTH,
    pro: env.PAYMENT_LINK_PRO,
    test: env.PAYMENT_LINK_TEST,
  };
}

export function findPaymentLink(services: Pick<Services, "env" | "features">, option: Option): string | null {
  if (option === question.value) return null;
  if (usesTestCheckout(services)) return paths.testCheckout(option);
  return getOrderPaymentLinks(services.env)[option] ?? null;
}

type PayableOrder = Pick<Row<"formSubmissions">, "planPurchased" | "submissionId" | "email" | "couponCode">;

export function createOrderPaymentUrl(
  services: Pick<Services, "env" | "features" | "secrets">,
  { planPurchased, submissionId, email, couponCode }: PayableOrder,
): string | null {
  const link = findPaymentLink(services, planPurchased);
  return link && createPaymentUrl(services, link, { reference: submissionId, email, coupon: couponCode });
}

export function getPriceCents(option: Option): number {
  if (option === testPackage.value) return testPackage.price * 100;
  return (findPackage(option)?.price ?? 0) * 100;
}
