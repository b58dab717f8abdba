import { collect } from "../feature.server";
import { sign, verifySignature } from "../secrets.server";
import type { Services } from "../services.server";

/** Whether the built-in test checkout stands in for the payment provider: no link configured, not in production. */
export function usesTestCheckout({ env, features }: Pick<Services, "env" | "features">): boolean {
  return env.APP_ENV !== "production" && Object.values(collect(features, "paymentLinks")).every((link) => !link);
}

const PURPOSE = "test checkout";

/**
 * Where a purchase is paid. Stripe returns `client_reference_id` in its events. The link to the test checkout is a path
 * with a key, so that the link in the mail works in every browser, and a reference alone in none.
 */
export function paymentUrl(
  services: Pick<Services, "env" | "features" | "secrets">,
  link: string,
  { reference, email }: { reference: string; email: string },
): string {
  const query: Record<string, string> = { client_reference_id: reference, prefilled_email: email };
  if (usesTestCheckout(services)) {
    query.key = sign(services.secrets.session, PURPOSE, reference);
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
