import { desc } from "drizzle-orm";
import { paths } from "../paths";
import { good, type HealthCheck, unknown, warning } from "../server/health/health-check";
import type { Services } from "../server/services.server";
import { formatMoment } from "../server/time/business-time.server";
import { DAY } from "../server/time/durations";
import { usesTestCheckout } from "./payment-links.server";
import { readRefusedEvent } from "./refused-events.server";

const QUIET_DAYS = 30;

export function createWebhookCheck(services: Services): HealthCheck {
  const { db, env, linkOrigin } = services;
  return {
    name: "Payment webhook",
    advice: `Have the payment provider report payments to ${linkOrigin}${paths.stripeWebhook}, and look there for failed deliveries.`,
    needsDatabase: true,
    async run() {
      const { paymentEvents } = db.tables;
      const [row] = await db.read
        .select({ at: paymentEvents.createdAt })
        .from(paymentEvents)
        .orderBy(desc(paymentEvents.createdAt))
        .limit(1);
      const refusedAt = await readRefusedEvent(services);
      if (refusedAt && (!row || refusedAt > row.at))
        return warning(
          `An event was refused ${formatMoment(refusedAt, env.BUSINESS_TIMEZONE)}, because its signature does not match STRIPE_WEBHOOK_SECRET.`,
          "Set STRIPE_WEBHOOK_SECRET to the signing secret that the payment provider shows for this webhook, restart the site, and let the provider send the event again.",
        );
      if (!row) return usesTestCheckout(services) ? good("Not used by the test checkout.") : unknown("Never seen.");
      const found = `Last seen ${formatMoment(row.at, env.BUSINESS_TIMEZONE)}.`;
      return Date.now() - +row.at > QUIET_DAYS * DAY ? warning(found) : good(found);
    },
  };
}
