import Stripe from "stripe";
import { z } from "zod";
import { removeUnstorable } from "#app/server/forms/clean-text";

/** An event of the payment provider in our own terms. */
export interface PaymentEvent {
  id: string;
  type: string;
  kind: "paid" | "on_its_way" | "failed" | "refund" | "dispute" | "other";
  /** What was paid; a refund or a dispute names only the intent. */
  reference: string | null;
  intent: string | null;
  /** Of a refund: all that has been paid back so far. */
  amountCents: number | null;
  currency: string | null;
  /** Whether a refund pays all of it back. */
  isFull: boolean;
  /** Why it is disputed. */
  reason: string | null;
}

export class BadSignature extends Error {}

const text = (max: number) => z.string().transform(removeUnstorable).pipe(z.string().max(max));
const intent = text(255).nullish();
const currency = text(10).nullish();
const amount = z.int32().nullish();

const eventShape = z.object({
  id: text(255).refine((id) => id !== ""),
  type: text(255),
  data: z.object({ object: z.unknown() }),
});
const sessionShape = z.object({
  client_reference_id: text(200).nullish(),
  payment_intent: intent,
  amount_total: amount,
  currency,
  payment_status: z.string().nullish(),
});
const chargeShape = z.object({
  payment_intent: intent,
  amount_refunded: amount,
  currency,
  refunded: z.boolean().nullish(),
});
const disputeShape = z.object({ payment_intent: intent, amount, currency, reason: text(200).nullish() });

/**
 * Reads an event whose signature over the raw body is right.
 * @throws BadSignature @throws ZodError
 */
export function readStripeEvent(rawBody: Buffer, signature: string, secret: string): PaymentEvent {
  let verified: unknown;
  try {
    verified = Stripe.webhooks.constructEvent(rawBody, signature, secret);
  } catch (error) {
    throw new BadSignature("The signature does not fit", { cause: error });
  }
  const { id, type, data } = eventShape.parse(verified);
  return { ...none, id, type, ...readObject(type, data.object) };
}

const none = {
  kind: "other",
  reference: null,
  intent: null,
  amountCents: null,
  currency: null,
  isFull: false,
  reason: null,
} as const;

function readObject(type: string, object: unknown): Partial<PaymentEvent> {
  switch (type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed": {
      const session = sessionShape.parse(object);
      return {
        kind: kindOf(type, session.payment_status),
        reference: session.client_reference_id ?? null,
        intent: session.payment_intent ?? null,
        amountCents: session.amount_total ?? null,
        currency: session.currency ?? null,
      };
    }
    case "charge.refunded": {
      const charge = chargeShape.parse(object);
      return {
        kind: "refund",
        intent: charge.payment_intent ?? null,
        amountCents: charge.amount_refunded ?? null,
        currency: charge.currency ?? null,
        isFull: charge.refunded ?? false,
      };
    }
    case "charge.dispute.created": {
      const dispute = disputeShape.parse(object);
      return {
        kind: "dispute",
        intent: dispute.payment_intent ?? null,
        amountCents: dispute.amount ?? null,
        currency: dispute.currency ?? null,
        reason: dispute.reason ?? null,
      };
    }
    default:
      return {};
  }
}

function kindOf(type: string, status: string | null | undefined): PaymentEvent["kind"] {
  if (type.endsWith("_failed")) return "failed";
  // A session may complete before a slow payment method has paid; the async event follows.
  return type.endsWith(".completed") && status === "unpaid" ? "on_its_way" : "paid";
}
