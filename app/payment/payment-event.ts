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
  /** Null for refunds and disputes, which name only the intent, and for sessions that expired without a payment. */
  reference: string | null;
  intent: string | null;
  /** The checkout session. */
  session: string | null;
  /** The address that the buyer gave at the checkout. */
  email: string | null;
  /** For a refund: the total refunded so far. */
  amountCents: number | null;
  currency: string | null;
  isFull: boolean;
  /** The provider's id of the dispute. A payment may be disputed more than once. */
  disputeId: string | null;
  /** The provider's id of one refund. */
  refundId: string | null;
  /** The id of that refund in the office, if it was made there. */
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
  currency: null,
  isFull: false,
  disputeId: null,
  refundId: null,
  ours: null,
  reason: null,
} as const;
