import type { Feature } from "#app/server/feature.server";
import { paymentMails } from "./unknown-payment-mail.server";

export function createPaymentFeature(): Feature {
  return { name: "payment", mails: paymentMails };
}
