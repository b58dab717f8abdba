import type { Feature } from "../server/feature.server";
import { paymentEmails } from "./payment-emails.server";

export function createPaymentFeature(): Feature {
  return { name: "payment", emails: paymentEmails, grows: { paymentEvents: { kept: "always" } } };
}
