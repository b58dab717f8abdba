import { paths } from "#app/paths";
import type { Env } from "#app/server/env.server";
import { paymentLinks, usesTestCheckout } from "#app/server/payment/payment-links.server";
import { findPackage, type Option, question, testPackage } from "../packages";

/** Where an option is paid, without the order's own parameters; null for a package without a link. */
export function findPaymentLink(env: Env, option: Option): string | null {
  if (option === question.value) return null;
  if (usesTestCheckout(env)) return paths.testCheckout(option);
  return paymentLinks(env)[option] ?? null;
}

/** The price to freeze with an order, in cents. */
export function priceCents(option: Option): number {
  if (option === testPackage.value) return testPackage.price * 100;
  return (findPackage(option)?.price ?? 0) * 100;
}
