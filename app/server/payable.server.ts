import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { ReceiptLine, Tax } from "#drizzle/schema/values";

/** A reference belongs to at most one record of any kind. */
export interface Payable {
  /**
   * Locks the record until the transaction ends. `reference` may name one part of the price; the result has the
   * reference of the record, under which everything is stored. Null if there is nothing to pay. `receivedIntent` is the
   * payment of a refund or dispute: then also null if the paid record was removed for good.
   */
  lock(tx: Writer, reference: string, receivedIntent: string | null): Promise<AmountDue | null>;
  settle: Record<SettledOutcome, (tx: Writer, due: AmountDue, payment: Payment) => Promise<void>>;
  /** Null without such a record. `eventId`: the event of the payment. */
  describeSale(tx: Writer, reference: string, eventId: string | null): Promise<Sale | null>;
  findPurchase(reference: string): Promise<Purchase | null>;
  /** Lets a browser open these pages without the key of the payment link. */
  isBuyer?(request: Request, id: string): Promise<boolean>;
}

export interface Sale {
  number: string | null;
  customerName: string | null;
  /** Before the discount, as a receipt lists them. Absent if the item is all that was sold. */
  lines?: ReceiptLine[];
  parts?: { name: string; cents: number }[];
  item: string;
  itemName: string;
  source: string | null;
  couponCode: string | null;
  discountCents: number;
  email: string | null;
  refundedCents?: number;
}

export interface AmountDue {
  id: string;
  reference: string;
  /** A payment confirms this address. Absent if the checkout asks for one. */
  email?: string;
  amountCents: number;
  /** Other amounts that are right too, such as a price that was raised while somebody paid. */
  otherAmounts?: readonly number[];
  currency: string;
  tax: Tax | null;
  /** Refunded counts as unpaid. */
  state: "unpaid" | "paid" | "cancelled";
  /** Which part of a price in two parts the payment is for. */
  part?: string;
}

export type Outcome = Row<"paymentEvents">["outcome"];

export type SettledOutcome =
  | "applied"
  | "wrong_amount"
  | "already_paid"
  | "cancelled_order"
  /** A slow payment method did not pay after all. */
  | "failed"
  /** In full, also if the payment's own event arrives after the refund's. */
  | "refunded"
  | "partly_refunded"
  | "disputed"
  /** The bank decided for us: the payment stays. */
  | "dispute_won"
  | "dispute_lost"
  /** The customer's bank did not take the money back. */
  | "refund_failed";

export type RefundRequest = Pick<Row<"refunds">, "id" | "amountCents" | "currency" | "reason" | "tellsCustomer">;

/** What the payment page showed, which counts even if the price has changed. */
export interface ShownPrice {
  amountCents: number;
  currency: string;
  listCents: number;
  couponCode: string | null;
  discountCents: number;
  tax: Tax | null;
}

export interface Payment {
  eventId: string;
  /** The provider's names for the payment and its checkout session, and the email address given there. */
  intent: string | null;
  session: string | null;
  email: string | null;
  outcome: SettledOutcome;
  amountCents: number | null;
  taxCents: number;
  tax: Tax | null;
  refundedCents: number;
  currency: string | null;
  original: { outcome: Outcome; amountCents: number | null } | null;
  reason: string | null;
  /** For the decision of a dispute: whether the site knew of the dispute before. */
  wasDisputed: boolean;
  actor: string | null;
  /** The office's refund that the event is about. Null for a refund made on the provider's site. */
  request: RefundRequest | null;
  /** Null if the site did not create the payment page. */
  shown: ShownPrice | null;
  linkOrigin: string;
}

export interface Purchase extends ShownPrice {
  id: string;
  reference: string;
  item: string;
  payUrl: string | null;
  name: string;
  noun: string;
  contents: { count: number; noun: string } | null;
  email: string | null;
  isCorrected?: boolean;
  /** "processing": paid with a method that takes days. "closed": canceled or refunded. */
  state: "unpaid" | "processing" | "paid" | "closed";
  /** Null without a code. Anybody can put one into a product's link, so wrong ones are counted. */
  code: "valid" | "wrong" | null;
  /** The checkout replaces `{CHECKOUT_SESSION_ID}`. */
  successUrl: string;
  cancelUrl: string;
  /** A page that explains why nothing can be paid here now, such as that of an expired quote. */
  insteadUrl?: string;
  effects: { paid: string; unpaid: string };
  unpaidNotice: string;
}
