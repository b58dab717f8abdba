import type { Env } from "../env.server";
import { sign, verifySignature } from "../secrets.server";
import type { Services } from "../services.server";

/** The payment link of each package. */
export function paymentLinks(env: Env): Record<"basic" | "starter" | "growth" | "pro" | "test", string | undefined> {
  return {
    basic: env.PAYMENT_LINK_BASIC,
    starter: env.PAYMENT_LINK_STARTER,
    growth: env.PAYMENT_LINK_GROWTH,
    pro: env.PAYMENT_LINK_PRO,
    test: env.PAYMENT_LINK_TEST,
  };
}

/** Whether the built-in test checkout stands in for the payment provider: no link configured, not in production. */
export function usesTestCheckout(env: Env): boolean {
  return env.APP_ENV !== "production" && Object.values(paymentLinks(env)).every((link) => !link);
}

const PURPOSE = "test checkout";

/**
 * Where a purchase is paid. Stripe returns `client_reference_id` in its events. The link to the test checkout is a path
 * with a key, so that the link in the mail works in every browser, and a reference alone in none.
 */
export function paymentUrl(
  { env, secrets }: Pick<Services, "env" | "secrets">,
  link: string,
  { reference, email }: { reference: string; email: string },
): string {
  const query: Record<string, string> = { client_reference_id: reference, prefilled_email: email };
  if (usesTestCheckout(env)) {
    query.key = sign(secrets.session, PURPOSE, reference);
    return `${link}?${new URLSearchParams(query)}`;
  }
  const url = new URL(link);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Whether this key is the one in the payment link with this reference. */
export function opensTestCheckout({ secrets }: Pick<Services, "secrets">, reference: string, key: string): boolean {
  return verifySignature(secrets.session, PURPOSE, reference, key);
}
