import { paths } from "#app/paths";
import type { Env } from "#app/server/env.server";
import { paymentLinks } from "#app/server/payment-links.server";
import { sign, verifySignature } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";
import { findPackage, type Option, question, testPackage } from "./packages";

/** Whether the built-in test checkout stands in for the payment provider: no link configured, not in production. */
export function usesTestCheckout(env: Env): boolean {
  return env.APP_ENV !== "production" && Object.values(paymentLinks(env)).every((link) => !link);
}

const PURPOSE = "test checkout";

/** Where an option is paid, without the order's own parameters; null for a package without a link. */
export function findPaymentLink(env: Env, option: Option): string | null {
  if (option === question.value) return null;
  if (usesTestCheckout(env)) return paths.testCheckout(option);
  return paymentLinks(env)[option] ?? null;
}

/**
 * The payment page of one order. Stripe returns `client_reference_id` in its events. The link to the test checkout is a
 * path with a key, so that the link in the mail works in every browser, and an order number alone in none.
 */
export function paymentUrl(
  { env, secrets }: Pick<Services, "env" | "secrets">,
  link: string,
  order: { submissionId: string; email: string },
): string {
  const url = new URL(link, env.ORIGIN);
  url.searchParams.set("client_reference_id", order.submissionId);
  url.searchParams.set("prefilled_email", order.email);
  if (!usesTestCheckout(env)) return url.href;
  url.searchParams.set("key", sign(secrets.session, PURPOSE, order.submissionId));
  return url.pathname + url.search;
}

/** Whether this key is the one in the order's payment link. */
export function opensTestCheckout({ secrets }: Pick<Services, "secrets">, submissionId: string, key: string): boolean {
  return verifySignature(secrets.session, PURPOSE, submissionId, key);
}

/** The price to freeze with an order, in cents. */
export function priceCents(option: Option): number {
  if (option === testPackage.value) return testPackage.price * 100;
  return (findPackage(option)?.price ?? 0) * 100;
}
