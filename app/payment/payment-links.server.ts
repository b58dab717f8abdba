import { paths } from "../paths";
import type { PaymentLinks } from "../server/feature.server";
import type { Purchase } from "../server/payable.server";
import { createLinkKeys } from "../server/secrets.server";
import type { Services } from "../server/services.server";

export const listPaymentLinks = ({ features }: Pick<Services, "features">): PaymentLinks =>
  Object.assign({}, ...Object.values(features.paymentLinks).map((list) => list()));

/** "key": a page that the provider makes for our key. "link": a hosted payment link. */
export type Checkout = "key" | "link" | "test";

export const TEST_CHECKOUT_NOTE = "Without a payment provider’s key, the test checkout takes no money.";

export function chooseCheckout({ env }: Pick<Services, "env">, hasLink: boolean): Checkout | null {
  if (env.STRIPE_SECRET_KEY) return "key";
  if (hasLink) return "link";
  return env.APP_ENV === "production" ? null : "test";
}

export const getCheckout = (services: Pick<Services, "env" | "features">): Checkout | null =>
  chooseCheckout(services, Object.values(listPaymentLinks(services)).some(Boolean));

export function getPaymentAddress(checkout: Checkout | null, item: string, link: string | undefined): string | null {
  if (checkout === "key") return paths.pay(item);
  return checkout === "test" ? paths.testCheckout(item) : (link ?? null);
}

// Named after the first of our pages that these keys opened.
const keys = createLinkKeys("test checkout");

interface Buyer {
  reference: string;
  /** If absent, anybody may buy. */
  email?: string;
  coupon?: string | null;
}

/** Stripe returns `client_reference_id` in its events. The key opens our page in any browser. */
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

/** Correcting the address invalidates a key. Keys of earlier versions sign no address. */
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
