import { paths } from "#app/paths";
import type { Env } from "#app/server/env.server";
import { usesTestCheckout } from "#app/server/payment/payment-links.server";
import type { Services } from "#app/server/services.server";
import { findPackage, type Option, question, testPackage } from "../packages";

type Paid = Exclude<Option, typeof question.value>;

export function orderPaymentLinks(env: Env): Record<Paid, string | undefined> {
  return {
    basic: env.PAYMENT_LINK_BASIC,
    starter: env.PAYMENT_LINK_STARTER,
    growth: env.PAYMENT_LINK_GROWTH,
    pro: env.PAYMENT_LINK_PRO,
    test: env.PAYMENT_LINK_TEST,
  };
}

/** Where an option is paid, without the order's own parameters; null for a package without a link. */
export function findPaymentLink(services: Pick<Services, "env" | "features">, option: Option): string | null {
  if (option === question.value) return null;
  if (usesTestCheckout(services)) return paths.testCheckout(option);
  return orderPaymentLinks(services.env)[option] ?? null;
}

/** The price to freeze with an order, in cents. */
export function priceCents(option: Option): number {
  if (option === testPackage.value) return testPackage.price * 100;
  return (findPackage(option)?.price ?? 0) * 100;
}
