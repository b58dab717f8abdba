import { paths } from "#app/paths";
import { type Env, paymentLinks } from "#app/server/env.server";
import { findPackage, type Option, question, testPackage } from "./packages";

/** Whether the built-in test checkout stands in for the payment provider: no link configured, not in production. */
export function usesTestCheckout(env: Env): boolean {
  return env.APP_ENV !== "production" && Object.values(paymentLinks(env)).every((link) => !link);
}

/** Where an option is paid, without the order's own parameters; null for a package without a link. */
export function findPaymentLink(env: Env, option: Option): string | null {
  if (option === question.value) return null;
  if (usesTestCheckout(env)) return `${env.ORIGIN}${paths.testCheckout(option)}`;
  return paymentLinks(env)[option] ?? null;
}

/** The payment page of one order: Stripe hands `client_reference_id` back in its events. */
export function paymentUrl(link: string, order: { submissionId: string; email: string }): string {
  const url = new URL(link);
  url.searchParams.set("client_reference_id", order.submissionId);
  url.searchParams.set("prefilled_email", order.email);
  return url.href;
}

/** The price to freeze with an order, in cents. */
export function priceCents(option: Option): number {
  if (option === testPackage.value) return testPackage.price * 100;
  return (findPackage(option)?.price ?? 0) * 100;
}
