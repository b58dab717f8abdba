import type { Env } from "../env.server";
import { sign, verifySignature } from "../secrets.server";
import type { Services } from "../services.server";

export function getPaymentLinks(env: Env): Record<"basic" | "starter" | "growth" | "pro" | "test", string | undefined> {
  return {
    basic: env.PAYMENT_LINK_BASIC,
    starter: env.PAYMENT_LINK_STARTER,
    growth: env.PAYMENT_LINK_GROWTH,
    pro: env.PAYMENT_LINK_PRO,
    test: env.PAYMENT_LINK_TEST,
  };
}

/** True if no payment link is configured, except in production. */
export function usesTestCheckout(env: Env): boolean {
  return env.APP_ENV !== "production" && Object.values(getPaymentLinks(env)).every((link) => !link);
}

const PURPOSE = "test checkout";

/** Stripe returns `client_reference_id` in its events. The key lets the link open the test checkout in any browser. */
export function createPaymentUrl(
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

export function isTestCheckoutKey({ secrets }: Pick<Services, "secrets">, reference: string, key: string): boolean {
  return verifySignature(secrets.session, PURPOSE, reference, key);
}
