import { randomBytes } from "node:crypto";
import Stripe from "stripe";
import type { Purchase } from "#app/server/payment/payable.server";
import type { Services } from "#app/server/services.server";
import { receivePaymentEvent } from "./receive-payment-event.server";

export const testOutcomes = ["paid", "twice", "wrong", "never"] as const;
type TestOutcome = (typeof testOutcomes)[number];

export async function sendTestPayment(
  services: Services,
  { reference, amountCents, currency }: Pick<Purchase, "reference" | "amountCents" | "currency">,
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
        client_reference_id: reference,
        payment_intent: `pi_test_${randomBytes(12).toString("hex")}`,
        amount_total: outcome === "wrong" ? amountCents + 100 : amountCents,
        currency,
        payment_status: "paid",
      },
    },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: services.secrets.stripeWebhook });
  await receivePaymentEvent(services, Buffer.from(payload), signature);
  if (outcome === "twice") await receivePaymentEvent(services, Buffer.from(payload), signature);
}
