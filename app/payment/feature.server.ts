import type { Feature } from "#app/server/feature.server";
import { paymentMails } from "./unknown-payment-mail.server";

/** Payments of whatever features declare as payable: the provider's events and the test checkout. */
export function paymentFeature(): Feature {
  return { name: "payment", mails: paymentMails };
}
