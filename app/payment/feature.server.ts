import type { Feature } from "../server/feature.server";
import { paymentEmails } from "./payment-emails.server";

export function createPaymentFeature(): Feature {
  return {
    name: "payment",
    emails: paymentEmails,
    notifications: {
      unknown_payments: {
        label: "Payments without an order or a purchase",
        group: "admins",
        topics: Object.keys(paymentEmails),
      },
    },
    grows: { paymentEvents: { kept: "always" } },
  };
}
