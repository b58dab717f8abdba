import type { Tax } from "#drizzle/schema/values";

export interface PaymentEvent {
  id: string;
  type: string;
  kind:
    | "paid"
    | "processing"
    | "failed"
    | "expired"
    | "refund"
    | "dispute"
    | "dispute_won"
    | "dispute_lost"
    | "refund_failed"
    | "refund_made"
    | "other";
  /** Null for refunds and disputes, which name only the intent, and for expired sessions without a payment. */
  reference: string | null;
  intent: string | null;
  session: string | null;
  email: string | null;
  /** For a refund: the total refunded so far. */
  amountCents: number | null;
  taxCents: number | null;
  /** Without added tax, after discounts. */
  subtotalCents: number | null;
  currency: string | null;
  isFull: boolean;
  /** A payment may be disputed more than once. */
  disputeId: string | null;
  refundId: string | null;
  ours: string | null;
  reason: string | null;
  /** By the provider's clock. */
  occurredAt: Date | null;
}

export const emptyEvent = {
  kind: "other",
  reference: null,
  intent: null,
  session: null,
  email: null,
  amountCents: null,
  taxCents: null,
  subtotalCents: null,
  currency: null,
  isFull: false,
  disputeId: null,
  refundId: null,
  ours: null,
  reason: null,
} as const;

type PaidAmounts = Pick<PaymentEvent, "amountCents" | "taxCents" | "subtotalCents">;

/** To compare with what was due, so without added tax. Without `tax`, a payment link may have added some. */
export function listPaidAmounts({ amountCents, taxCents, subtotalCents }: PaidAmounts, tax: Tax | null): number[] {
  if (amountCents === null) return [];
  if (!taxCents || tax?.isIncluded) return [amountCents];
  // The provider's subtotal contains an included tax.
  if (subtotalCents === amountCents) return [amountCents];
  return tax ? [amountCents - taxCents] : [amountCents, amountCents - taxCents];
}

export function getPaidTax({ amountCents, taxCents, subtotalCents }: PaidAmounts, shown: Tax | null): Tax | null {
  if (!taxCents) return null;
  const isIncluded = subtotalCents === null ? (shown?.isIncluded ?? false) : subtotalCents === amountCents;
  return { name: shown?.name ?? "Tax", percent: shown?.percent ?? null, isIncluded };
}
