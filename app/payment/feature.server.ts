import type { Feature } from "../server/feature.server";
import { paymentMails } from "./payment-mails.server";

export function createPaymentFeature(): Feature {
  return { name: "payment", mails: paymentMails };
}
