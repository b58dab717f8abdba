import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

/** One kind of thing that can be paid, such as orders. A reference belongs to at most one thing of all kinds. */
export interface Payable {
  /** What a reference names, locked until the transaction ends; null if there is nothing to pay. */
  lock(tx: Writer, reference: string): Promise<Due | null>;
  /** Stores what a payment event changes and queues mails, in the transaction that records the event. */
  settle(tx: Writer, due: Due, payment: Payment): Promise<void>;
  /** Which of the feature's watched lists shows it. */
  watchedList?: string;
  /** What the test checkout shows; null if there is nothing to pay. */
  findPurchase(reference: string): Promise<Purchase | null>;
  /** Whether this browser may open the test checkout without the key of the payment link. */
  isBuyer?(request: Request, id: string): Promise<boolean>;
}

export interface Due {
  id: string;
  reference: string;
  /** The price, frozen when it was ordered. */
  amountCents: number;
  currency: string;
  /** What was refunded is unpaid again. */
  state: "unpaid" | "paid" | "cancelled";
}

export type Outcome = Row<"paymentEvents">["outcome"];

/** The outcomes that reach `settle`. */
export type SettledOutcome =
  /** The exact price was paid. */
  | "applied"
  /** Another amount or currency was paid. */
  | "wrong_amount"
  /** It was paid once more. */
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

/** A payment, refund or dispute, with what it means for the thing that it names. */
export interface Payment {
  eventId: string;
  outcome: SettledOutcome;
  /** Of a refund: all that has been paid back so far. */
  amountCents: number | null;
  currency: string | null;
  /** For `refunded`, `partly_refunded` and `disputed`: the payment that it is about. */
  original: { outcome: Outcome; amountCents: number | null } | null;
  /** Why it is disputed, as the provider names it. */
  reason: string | null;
  /** What links in mails begin with. */
  linkOrigin: string;
}

export interface Purchase {
  id: string;
  reference: string;
  /** The last part of the test checkout's address. */
  item: string;
  name: string;
  /** What it consists of, such as 25 visuals. */
  contents: { count: number; noun: string } | null;
  email: string;
  amountCents: number;
  currency: string;
  isPaid: boolean;
  /** Where the customer goes after paying, and where without. */
  returnTo: string;
  backTo: string;
  /** What becomes of it when it is paid, and when it is not. */
  effects: { paid: string; unpaid: string };
}
