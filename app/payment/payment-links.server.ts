import { paths } from "../paths";
import type { PaymentLinks } from "../server/feature.server";
import type { Purchase } from "../server/payable.server";
import { createLinkKeys } from "../server/secrets.server";
import type { Services } from "../server/services.server";

/** By item, of all features. */
export const listPaymentLinks = ({ features }: Pick<Services, "features">): PaymentLinks =>
  Object.assign({}, ...Object.values(features.paymentLinks).map((list) => list()));

/** On a page that the provider makes for our key, on one of its hosted payment links, or in the test checkout. */
export type Checkout = "key" | "link" | "test";

/** Null if nothing can be paid, which is only possible in production. */
export function chooseCheckout({ env }: Pick<Services, "env">, hasLink: boolean): Checkout | null {
  if (env.STRIPE_SECRET_KEY) return "key";
  if (hasLink) return "link";
  return env.APP_ENV === "production" ? null : "test";
}

/** Of everything that the features list payment links for: the first link ends the test checkout. */
export const getCheckout = (services: Pick<Services, "env" | "features">): Checkout | null =>
  chooseCheckout(services, Object.values(listPaymentLinks(services)).some(Boolean));

/** Without its query. Null if there is no way to pay for the item. */
export function getPaymentAddress(checkout: Checkout | null, item: string, link: string | undefined): string | null {
  if (checkout === "key") return paths.pay(item);
  return checkout === "test" ? paths.testCheckout(item) : (link ?? null);
}

// Named after the first of our pages that these keys opened.
const keys = createLinkKeys("test checkout");

interface Buyer {
  reference: string;
  /** Without it, anybody may buy. */
  email?: string;
  coupon?: string | null;
}

/** Stripe returns `client_reference_id` in its events. The key lets the link open a page of ours in any browser. */
export function createPaymentUrl(
  services: Pick<Services, "secrets">,
  address: string,
  { reference, email, coupon }: Buyer,
): string {
  const isPay = isPayAddress(address);
  const query = new URLSearchParams({
    client_reference_id: reference,
    ...(email && !isPay && { prefilled_email: email }),
    ...(coupon && !isPay && { prefilled_promo_code: coupon }),
  });
  if (address.startsWith("/")) {
    if (email) query.set("key", keys.create(services, reference, email));
    return `${address}?${query}`;
  }
  const url = new URL(address);
  for (const [name, value] of query) url.searchParams.set(name, value);
  return url.href;
}

export const isPayAddress = (address: string): boolean => address.startsWith(paths.pay(""));

/** A key is invalid once the address is corrected. Keys from earlier versions of the site sign no address. */
export function isPaymentKey(
  services: Pick<Services, "secrets">,
  { reference, email, isCorrected }: Pick<Purchase, "reference" | "email" | "isCorrected">,
  key: string,
): boolean {
  return (
    (email !== null && keys.isValid(services, key, reference, email)) ||
    (!isCorrected && keys.isValid(services, key, reference))
  );
}
