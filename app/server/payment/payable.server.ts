import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

/** A reference belongs to at most one record of all kinds. */
export interface Payable {
  /** Locks the record until the transaction ends. Null if there is nothing to pay. */
  lock(tx: Writer, reference: string): Promise<AmountDue | null>;
  /** Runs in the transaction that records the event. */
  settle(tx: Writer, due: AmountDue, payment: Payment): Promise<void>;
  /** The feature's watched list that shows it. */
  watchedList?: string;
  /** For the test checkout. Null if there is nothing to pay. */
  findPurchase(reference: string): Promise<Purchase | null>;
  /** Lets a browser open the test checkout without the key of the payment link. */
  isBuyer?(request: Request, id: string): Promise<boolean>;
}

export interface AmountDue {
  id: string;
  reference: string;
  /** The price when it was ordered. */
  amountCents: number;
  currency: string;
  /** Refunded counts as unpaid. */
  state: "unpaid" | "paid" | "cancelled";
}

export type Outcome = Row<"paymentEvents">["outcome"];

/** The outcomes that reach `settle`. */
export type SettledOutcome =
  /** The exact price was paid. */
  | "applied"
  /** Another amount or currency was paid. */
  | "wrong_amount"
  /** It was paid again. */
  | "already_paid"
  /** The price of something cancelled was paid. */
  | "cancelled_order"
  /** A slow payment method did not pay after all. */
  | "failed"
  /** A payment was paid back in full, also when its own event arrives only now. */
  | "refunded"
  /** A part of a payment was paid back. */
  | "partly_refunded"
  /** The customer disputes a payment through their bank. */
  | "disputed";

export interface Payment {
  eventId: string;
  outcome: SettledOutcome;
  /** For a refund: the total refunded so far. */
  amountCents: number | null;
  currency: string | null;
  /** For `refunded`, `partly_refunded` and `disputed`: the payment concerned. */
  original: { outcome: Outcome; amountCents: number | null } | null;
  reason: string | null;
  linkOrigin: string;
}

export interface Purchase {
  id: string;
  reference: string;
  /** The last part of the test checkout's address. */
  item: string;
  name: string;
  /** For example 25 visuals. */
  contents: { count: number; noun: string } | null;
  email: string;
  amountCents: number;
  currency: string;
  isPaid: boolean;
  successUrl: string;
  cancelUrl: string;
  effects: { paid: string; unpaid: string };
}
