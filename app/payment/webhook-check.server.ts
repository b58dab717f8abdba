import { desc } from "drizzle-orm";
import { paths } from "../paths";
import { bad, good, type HealthCheck, unknown, warning } from "../server/health/health-check";
import { madeWebhook } from "../server/secrets.server";
import type { Services } from "../server/services.server";
import { formatMoment } from "../server/time/business-time.server";
import { DAY } from "../server/time/durations";
import { getCheckout } from "./payment-links.server";

/** With a key, a secret that was made under VAR_DIR is not the provider's. */
export const knowsWebhookSecret = ({ env, secrets, settings }: Pick<Services, "env" | "secrets" | "settings">) =>
  Boolean(
    env.STRIPE_SECRET_KEY ? (env.STRIPE_WEBHOOK_SECRET ?? settings.recall(madeWebhook).secret) : secrets.stripeWebhook,
  );

const MAKE_WEBHOOK = "Press Create webhook endpoint under Settings, Connections, or set STRIPE_WEBHOOK_SECRET.";

const QUIET_DAYS = 30;

export function createWebhookCheck(services: Services): HealthCheck {
  const { db, env, linkOrigin } = services;
  return {
    name: "Payment webhook",
    advice: `Have the payment provider report payments to ${linkOrigin}${paths.stripeWebhook}, and look there for failed deliveries.`,
    async run() {
      if (!knowsWebhookSecret(services)) return bad("The payment provider doesn’t report payments yet.", MAKE_WEBHOOK);
      const { paymentEvents } = db.tables;
      const [row] = await db.read
        .select({ at: paymentEvents.createdAt })
        .from(paymentEvents)
        .orderBy(desc(paymentEvents.createdAt))
        .limit(1);
      if (!row?.at) {
        const isTest = getCheckout(services) === "test";
        return isTest ? good("Not used by the test checkout.") : unknown("Never seen.");
      }
      const found = `Last seen ${formatMoment(row.at, env.BUSINESS_TIMEZONE)}.`;
      return Date.now() - +row.at > QUIET_DAYS * DAY ? warning(found) : good(found);
    },
  };
}
