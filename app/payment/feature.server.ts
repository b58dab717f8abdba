import type { Feature } from "../server/feature.server";
import type { Services } from "../server/services.server";
import { bookMissingEvents } from "./book-missing-events.server";
import { removeOldCheckouts } from "./checkouts.server";
import { paymentEmails } from "./payment-emails.server";
import { createWebhookCheck } from "./webhook-check.server";

export function createPaymentFeature(services: Services): Feature {
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
    healthChecks: { paymentWebhook: createWebhookCheck(services) },
    sweeps: {
      "payment entries": () => bookMissingEvents(services),
      "checkout pages": (now) => removeOldCheckouts(services.db, now),
    },
    grows: {
      paymentEvents: { kept: "always" },
      paymentEntries: { kept: "always", about: "customers, by signature" },
      checkoutSessions: { kept: "for 30 days after they expire" },
      providerTaxRates: { kept: "always" },
    },
  };
}
