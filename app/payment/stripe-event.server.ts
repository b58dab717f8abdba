import { z } from "zod";
import { cleanEmail, removeUnstorable } from "../server/text/clean-text";
import { emptyEvent, type PaymentEvent } from "./payment-event";
import { loadStripe } from "./stripe-client.server";

export class InvalidSignatureError extends Error {}

const createTextSchema = (max: number) => z.string().transform(removeUnstorable).pipe(z.string().max(max));
const emailSchema = createTextSchema(320).transform(cleanEmail).nullish();
const intent = createTextSchema(255).nullish();
const currency = createTextSchema(10).nullish();
const amount = z.int32().nullish();

const MAX_SECONDS = 253_402_300_799;

const eventShape = z.object({
  id: createTextSchema(255).refine((id) => id !== ""),
  type: createTextSchema(255),
  /** Seconds. */
  created: z.number().int().positive().max(MAX_SECONDS).nullish().catch(null),
  data: z.object({ object: z.unknown() }),
});
const sessionShape = z.object({
  id: createTextSchema(255).nullish(),
  // Only some products need the address, and an odd one must not make the payment unreadable.
  customer_details: z.object({ email: emailSchema }).nullish().catch(null),
  customer_email: emailSchema.catch(null),
  client_reference_id: createTextSchema(200).nullish(),
  payment_intent: intent,
  amount_total: amount,
  amount_subtotal: amount,
  total_details: z.object({ amount_tax: amount, amount_discount: amount }).nullish().catch(null),
  currency,
  payment_status: z.string().nullish(),
});
const chargeShape = z.object({
  payment_intent: intent,
  amount_refunded: amount,
  currency,
  refunded: z.boolean().nullish(),
});
export const REFUND_METADATA = "refund";

const refundShape = z.object({
  id: createTextSchema(255).nullish(),
  payment_intent: intent,
  amount,
  currency,
  failure_reason: createTextSchema(200).nullish(),
  metadata: z
    .object({ [REFUND_METADATA]: createTextSchema(255).nullish() })
    .nullish()
    .catch(null),
});
const disputeShape = z.object({
  id: createTextSchema(255).nullish(),
  payment_intent: intent,
  amount,
  currency,
  reason: createTextSchema(200).nullish(),
  status: z.string().nullish(),
});

/** `secrets`: any of them may have signed the event. @throws InvalidSignatureError @throws ZodError */
export async function readStripeEvent(
  rawBody: Buffer,
  signature: string,
  secrets: readonly string[],
  now: number,
): Promise<PaymentEvent> {
  const { webhooks } = await loadStripe();
  const verify = ([secret = "", ...others]: readonly string[]): unknown => {
    try {
      return webhooks.constructEvent(rawBody, signature, secret, undefined, undefined, now);
    } catch (error) {
      if (others.length > 0) return verify(others);
      throw new InvalidSignatureError("The signature doesn’t match", { cause: error });
    }
  };
  const { id, type, created, data } = eventShape.parse(verify(secrets));
  const occurredAt = created ? new Date(created * 1000) : null;
  return { ...emptyEvent, id, type, occurredAt, ...readEventObject(type, data.object) };
}

/** Requested from the provider. Other events are recorded and ignored. */
export const READ_EVENTS = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.closed",
  "refund.created",
  "refund.failed",
] as const;

function readEventObject(type: string, object: unknown): Partial<PaymentEvent> {
  switch (type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed": {
      const session = sessionShape.parse(object);
      return {
        kind: getSessionKind(type, session.payment_status),
        reference: session.client_reference_id ?? null,
        intent: session.payment_intent ?? null,
        session: session.id ?? null,
        email: session.customer_details?.email || session.customer_email || null,
        amountCents: session.amount_total ?? null,
        taxCents: session.total_details?.amount_tax ?? null,
        subtotalCents: getSubtotal(session),
        currency: session.currency ?? null,
      };
    }
    case "checkout.session.expired":
      return { kind: "expired", session: sessionShape.parse(object).id ?? null };
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
    case "charge.dispute.created":
    case "charge.dispute.closed": {
      const dispute = disputeShape.parse(object);
      return {
        kind: type === "charge.dispute.created" ? "dispute" : getDecision(dispute.status),
        intent: dispute.payment_intent ?? null,
        amountCents: dispute.amount ?? null,
        currency: dispute.currency ?? null,
        disputeId: dispute.id ?? null,
        reason: dispute.reason ?? null,
      };
    }
    case "refund.created":
    case "refund.failed": {
      const refund = refundShape.parse(object);
      return {
        kind: type === "refund.failed" ? "refund_failed" : "refund_made",
        intent: refund.payment_intent ?? null,
        amountCents: refund.amount ?? null,
        currency: refund.currency ?? null,
        refundId: refund.id ?? null,
        ours: refund.metadata?.[REFUND_METADATA] ?? null,
        reason: refund.failure_reason ?? null,
      };
    }
    default:
      return {};
  }
}

function getSubtotal({ amount_subtotal: cents, total_details }: z.output<typeof sessionShape>): number | null {
  return typeof cents === "number" ? cents - (total_details?.amount_discount ?? 0) : null;
}

function getSessionKind(type: string, status: string | null | undefined): PaymentEvent["kind"] {
  if (type.endsWith("_failed")) return "failed";
  // A session may complete before a slow payment method has paid; the async event follows.
  return type.endsWith(".completed") && status === "unpaid" ? "processing" : "paid";
}

// An inquiry that ends without a dispute ("warning_closed") takes no money either.
function getDecision(status: string | null | undefined): PaymentEvent["kind"] {
  if (status === "won" || status === "warning_closed") return "dispute_won";
  return status === "lost" ? "dispute_lost" : "other";
}
