import { paths } from "#app/paths";
import type { Env } from "#app/server/env.server";
import { getPaymentLinks, usesTestCheckout } from "#app/server/payment/payment-links.server";
import { findPackage, type Option, question, testPackage } from "../packages";

/** Null for a package without a link. */
export function findPaymentLink(env: Env, option: Option): string | null {
  if (option === question.value) return null;
  if (usesTestCheckout(env)) return paths.testCheckout(option);
  return getPaymentLinks(env)[option] ?? null;
}

export function getPriceCents(option: Option): number {
  if (option === testPackage.value) return testPackage.price * 100;
  return (findPackage(option)?.price ?? 0) * 100;
}
