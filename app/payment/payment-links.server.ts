import type { PaymentLinks } from "../server/feature.server";
import { sign, verifySignature } from "../server/secrets.server";
import type { Services } from "../server/services.server";

/** By item, of all features. */
export const listPaymentLinks = ({ features }: Pick<Services, "features">): PaymentLinks =>
  Object.assign({}, ...Object.values(features.paymentLinks).map((list) => list()));

/** True if no payment link is configured, except in production. */
export function usesTestCheckout(services: Pick<Services, "env" | "features">): boolean {
  return services.env.APP_ENV !== "production" && Object.values(listPaymentLinks(services)).every((link) => !link);
}

const PURPOSE = "test checkout";

/** Stripe returns `client_reference_id` in its events. The key lets the link open the test checkout in any browser. */
export function createPaymentUrl(
  services: Pick<Services, "env" | "features" | "secrets">,
  link: string,
  { reference, email, coupon }: { reference: string; email: string; coupon?: string | null },
): string {
  const query: Record<string, string> = {
    client_reference_id: reference,
    prefilled_email: email,
    ...(coupon && { prefilled_promo_code: coupon }),
  };
  if (usesTestCheckout(services)) {
    query.key = sign(services.secrets.session, PURPOSE, reference);
    return `${link}?${new URLSearchParams(query)}`;
  }
  const url = new URL(link);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

export function isTestCheckoutKey({ secrets }: Pick<Services, "secrets">, reference: string, key: string): boolean {
  return verifySignature(secrets.session, PURPOSE, reference, key);
}
