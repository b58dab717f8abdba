import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { ReceiptLine, Tax } from "#drizzle/schema/values";

/** A reference belongs to at most one record of any kind. */
export interface Payable {
  /**
   * `reference` may be that of one part of the price; that of the result is the record's, under which all is stored.
   * Locks the record until the transaction ends. Null if there is nothing to pay. For a refund or a dispute
   * `receivedIntent` is its payment: then also null if the record that was paid was removed for good.
   */
  lock(tx: Writer, reference: string, receivedIntent: string | null): Promise<AmountDue | null>;
  /** What each outcome changes, in the transaction that records the event. */
  settle: Record<SettledOutcome, (tx: Writer, due: AmountDue, payment: Payment) => Promise<void>>;
  /** What a payment was for. Null if there is no such record. `eventId`: the event of the payment. */
  describeSale(tx: Writer, reference: string, eventId: string | null): Promise<Sale | null>;
  /** For our own pages on which it is paid. Null if there is nothing to pay. */
  findPurchase(reference: string): Promise<Purchase | null>;
  /** Lets a browser open these pages without the key of the payment link. */
  isBuyer?(request: Request, id: string): Promise<boolean>;
}

export interface Sale {
  /** The number that the customer knows. Null if nothing was bought. */
  number: string | null;
  customerName: string | null;
  /** Before the discount, as a receipt lists them. Absent if the item is all that was sold. */
  lines?: ReceiptLine[];
  /** Such as "Deposit", of a price that is paid in parts: the one that was just paid first. */
  parts?: { name: string; cents: number }[];
  /** The key of the package, or the id of the product. */
  item: string;
  itemName: string;
  /** Where the visit came from. Null if it is unknown. */
  source: string | null;
  couponCode: string | null;
  discountCents: number;
  email: string | null;
  /** In total, as the record says. Absent if the record does not have it. */
  refundedCents?: number;
}

export interface AmountDue {
  id: string;
  reference: string;
  /** The customer's email address, which a payment confirms. Absent if the checkout asks for it. */
  email?: string;
  amountCents: number;
  /** Other amounts that are right too, such as a price that was raised while somebody paid. */
  otherAmounts?: readonly number[];
  currency: string;
  /** What the site says about tax on it. */
  tax: Tax | null;
  /** Refunded counts as unpaid. */
  state: "unpaid" | "paid" | "cancelled";
  /** Which part of the price the payment is for, if it is paid in two parts. Only the feature reads it. */
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
  /** The bank has decided for us: the payment stays. */
  | "dispute_won"
  | "dispute_lost"
  /** The customer's bank did not take the money back. */
  | "refund_failed";

export type RefundRequest = Pick<Row<"refunds">, "id" | "amountCents" | "currency" | "reason" | "tellsCustomer">;

/** What a page showed on which somebody paid. It counts, whatever the price is now. */
export interface ShownPrice {
  amountCents: number;
  currency: string;
  /** Before the sale and the coupon. */
  listCents: number;
  couponCode: string | null;
  discountCents: number;
  tax: Tax | null;
}

export interface Payment {
  eventId: string;
  /** What the provider calls the payment and its checkout session, and the email address that the buyer gave there. */
  intent: string | null;
  session: string | null;
  email: string | null;
  outcome: SettledOutcome;
  /** For a refund: the total refunded so far. */
  amountCents: number | null;
  taxCents: number;
  tax: Tax | null;
  refundedCents: number;
  currency: string | null;
  /** For refunds and disputes: the payment concerned. */
  original: { outcome: Outcome; amountCents: number | null } | null;
  reason: string | null;
  /** For a decision: whether its dispute has been settled. Otherwise the decision is the first to tell of it. */
  wasDisputed: boolean;
  /** Who in the office did it. Null for what the provider reports by itself. */
  actor: string | null;
  /** The refund of the office that the event is about. Null for one that was made at the provider's site. */
  request: RefundRequest | null;
  /** Null if the site did not make the page. */
  shown: ShownPrice | null;
  linkOrigin: string;
}

export interface Purchase extends ShownPrice {
  id: string;
  reference: string;
  /** The last part of the page's address. */
  item: string;
  /** Where it is paid now, with its query: a page of ours, or a hosted payment link. Null if there is no way to pay. */
  payUrl: string | null;
  name: string;
  noun: string;
  contents: { count: number; noun: string } | null;
  /** Null if the checkout asks for it. */
  email: string | null;
  /** Whether the address was corrected, which ends earlier payment links. */
  isCorrected?: boolean;
  /** "processing": paid with a method that takes days. "closed": canceled or refunded. */
  state: "unpaid" | "processing" | "paid" | "closed";
  /** Null if the link has none. Anybody can put a code into the link of a product, so wrong ones are counted. */
  code: "valid" | "wrong" | null;
  /** The checkout puts its session in the place of `{CHECKOUT_SESSION_ID}`. */
  successUrl: string;
  cancelUrl: string;
  /** A page that says why it can't be paid here now, such as that of an expired quote. */
  insteadUrl?: string;
  effects: { paid: string; unpaid: string };
  /** What a buyer is told who leaves without paying. */
  unpaidNotice: string;
}
