import { createPostId } from "#app/server/forms/submission-keys.server";
import { addTax } from "#app/server/money/tax";
import type { Purchase } from "#app/server/payable.server";
import type { Services } from "#app/server/services.server";
import { receivePaymentEvent } from "../receive-payment-event.server";
import { loadStripe } from "../stripe-client.server";

export const testOutcomes = ["paid", "twice", "wrong", "never"] as const;
type TestOutcome = (typeof testOutcomes)[number];
type Paid = Pick<Purchase, "reference" | "amountCents" | "currency" | "email" | "tax">;

/** Returns the id of the checkout session. Null if nothing is paid. A form sent twice pays once. */
export async function sendTestPayment(
  services: Services,
  { reference, amountCents: priceCents, currency, email, tax }: Paid,
  { outcome, formId }: { outcome: TestOutcome; formId: string },
): Promise<string | null> {
  if (outcome === "never") return null;
  const { amountCents, taxCents } = addTax(priceCents, tax);
  const id = createPostId(formId, reference, outcome);
  const session = `cs_test_${id}`;
  const payload = JSON.stringify({
    id: `evt_test_${id}`,
    object: "event",
    type: "checkout.session.completed",
    data: {
      object: {
        id: session,
        object: "checkout.session",
        client_reference_id: reference,
        customer_details: { email },
        payment_intent: `pi_test_${id}`,
        amount_subtotal: outcome === "wrong" ? priceCents + 100 : priceCents,
        total_details: { amount_discount: 0, amount_tax: taxCents },
        amount_total: outcome === "wrong" ? amountCents + 100 : amountCents,
        currency,
        payment_status: "paid",
      },
    },
  });
  const { webhooks } = await loadStripe();
  const signature = webhooks.generateTestHeaderString({ payload, secret: services.secrets.stripeWebhook });
  await receivePaymentEvent(services, Buffer.from(payload), signature);
  if (outcome === "twice") await receivePaymentEvent(services, Buffer.from(payload), signature);
  return session;
}
