import { desc, notInArray } from "drizzle-orm";
import { paths } from "../paths";
import { bad, good, type HealthCheck, unknown, unused, warning } from "../server/health/health-check";
import { madeWebhook } from "../server/made-webhook";
import type { Services } from "../server/services.server";
import { formatMoment } from "../server/time/business-time.server";
import { DAY } from "../server/time/durations";
import { getCheckout } from "./payment-links.server";
import { readRefusedEvent } from "./refused-events.server";
import { OFFICE_EVENTS } from "./sum-refunded";

/** With a key, a secret created under VAR_DIR is not the provider's. */
export const knowsWebhookSecret = ({ env, secrets, settings }: Pick<Services, "env" | "secrets" | "settings">) =>
  Boolean(
    env.STRIPE_SECRET_KEY ? (env.STRIPE_WEBHOOK_SECRET ?? settings.recall(madeWebhook).secret) : secrets.stripeWebhook,
  );

const MAKE_WEBHOOK = "Press Create webhook endpoint under Settings, Connections, or set STRIPE_WEBHOOK_SECRET.";

const REPLACE_WEBHOOK =
  "Press Replace webhook under Settings, Connections. Then have the payment provider send the refused events again, on its own site.";
const CORRECT_SECRET =
  "Set STRIPE_WEBHOOK_SECRET to the signing secret that the payment provider shows for this webhook, restart the site, and let the provider send the event again.";

const QUIET_DAYS = 30;

export function createWebhookCheck(services: Services): HealthCheck {
  const { db, env, linkOrigin } = services;
  return {
    name: "Payment webhook",
    advice: `Have the payment provider report payments to ${linkOrigin}${paths.stripeWebhook}, and look there for failed deliveries.`,
    screen: { name: "Connections", href: `${paths.adminConnections}#connection-payment`, link: "See payment setup" },
    needsDatabase: true,
    async run() {
      if (!knowsWebhookSecret(services)) return bad("The payment provider doesn’t report payments yet.", MAKE_WEBHOOK);
      const { paymentEvents } = db.tables;
      const [row] = await db.read
        .select({ at: paymentEvents.createdAt })
        .from(paymentEvents)
        .where(notInArray(paymentEvents.type, [...OFFICE_EVENTS]))
        .orderBy(desc(paymentEvents.createdAt))
        .limit(1);
      const refusedAt = await readRefusedEvent(services);
      if (refusedAt && (!row || refusedAt > row.at)) {
        const secret =
          env.STRIPE_WEBHOOK_SECRET || !env.STRIPE_SECRET_KEY ? "STRIPE_WEBHOOK_SECRET" : "the stored secret";
        const found = `An event was refused ${formatMoment(refusedAt, env.BUSINESS_TIMEZONE)}, because its signature does not match ${secret}.`;
        return warning(found, secret === "STRIPE_WEBHOOK_SECRET" ? CORRECT_SECRET : REPLACE_WEBHOOK);
      }
      if (!row) {
        const isTest = getCheckout(services) === "test";
        return isTest ? unused("The test checkout doesn’t need it.") : unknown("Never seen.");
      }
      const found = `Last seen ${formatMoment(row.at, env.BUSINESS_TIMEZONE)}.`;
      return Date.now() - +row.at > QUIET_DAYS * DAY ? warning(found) : good(found);
    },
  };
}
