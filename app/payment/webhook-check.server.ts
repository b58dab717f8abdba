import { desc } from "drizzle-orm";
import { paths } from "../paths";
import { good, type HealthCheck, unknown, warning } from "../server/health/health-check";
import type { Services } from "../server/services.server";
import { formatMoment } from "../server/time/business-time.server";
import { DAY } from "../server/time/durations";
import { usesTestCheckout } from "./payment-links.server";

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
      if (!row?.at) return usesTestCheckout(services) ? good("Not used by the test checkout.") : unknown("Never seen.");
      const found = `Last seen ${formatMoment(row.at, env.BUSINESS_TIMEZONE)}.`;
      return Date.now() - +row.at > QUIET_DAYS * DAY ? warning(found) : good(found);
    },
  };
}
