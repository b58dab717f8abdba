import { randomBytes } from "node:crypto";
import Stripe from "stripe";
import type { Services } from "#app/server/services.server";
import { receivePaymentEvent } from "./payment-events.server";

/** How a test payment may go. */
export const outcomes = ["paid", "twice", "wrong", "never"] as const;
type TestOutcome = (typeof outcomes)[number];

/** Reports a test payment exactly as the provider would: an event, signed with the webhook's secret. */
export async function sendTestPayment(
  services: Services,
  order: { submissionId: string; priceCents: number },
  outcome: TestOutcome,
): Promise<void> {
  if (outcome === "never") return;
  const payload = JSON.stringify({
    id: `evt_test_${randomBytes(12).toString("hex")}`,
    object: "event",
    type: "checkout.session.completed",
    data: {
      object: {
        object: "checkout.session",
        client_reference_id: order.submissionId,
        amount_total: outcome === "wrong" ? order.priceCents + 100 : order.priceCents,
        currency: "usd",
        payment_status: "paid",
      },
    },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: services.secrets.stripeWebhook });
  await receivePaymentEvent(services, Buffer.from(payload), signature);
  if (outcome === "twice") await receivePaymentEvent(services, Buffer.from(payload), signature);
}
