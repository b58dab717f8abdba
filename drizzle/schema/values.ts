/** Both schemas build column types and CHECK constraints from these lists (specification sections 3 and 4). */
export const ORDER_STATUSES = ["pending_payment", "in_progress", "ready", "cancelled", "question"] as const;
export const PAYMENT_STATUSES = ["pending", "paid", "failed", "refunded", "n/a"] as const;
export const PRIORITIES = ["normal", "high", "urgent"] as const;
export const UPLOAD_STATES = ["pending", "stored", "removing"] as const;
export const OUTBOX_KINDS = ["mail", "webhook"] as const;
export const OUTBOX_STATES = ["pending", "sent", "dead"] as const;
export const PAYMENT_OUTCOMES = [
  "applied",
  "wrong_amount",
  "already_paid",
  "cancelled_order",
  "unknown_reference",
  "not_paid",
  "failed",
  "refunded",
  "partly_refunded",
  "disputed",
  "dispute_won",
  "dispute_lost",
  "refund_failed",
  "ignored",
] as const;
export const ENTRY_KINDS = ["payment", "refund", "chargeback"] as const;
export const ENTRY_SOURCES = ["provider", "hand"] as const;
export const REFUND_REASONS = ["requested", "duplicate", "not_delivered", "other"] as const;
/** How it is paid back: "hand" means that the team does it itself, and the site only records it. */
export const REFUND_WAYS = ["provider", "hand"] as const;
/** "asked": the provider has not answered yet. */
export const REFUND_STATES = ["asked", "done", "failed"] as const;
/** "failed": the provider could not make the page, or a slow payment method did not pay. */
export const CHECKOUT_STATES = ["open", "paid", "expired", "failed"] as const;
export const PAYMENT_PROBLEMS = ["wrong_amount", "already_paid", "cancelled_order", "disputed"] as const;
export const DEALFLOW_STATUSES = ["Pre-Payment", "Paid / Awaiting Agreement", "Fully Onboarded", "Live"] as const;
export const ORDER_EVENTS = [
  "status",
  "priority",
  "payment",
  "note",
  "mail",
  "deleted",
  "restored",
  "delivery",
  "email",
  "revision",
  "approval",
  "review",
  "quote",
  "balance",
] as const;
export const MESSAGE_KINDS = ["message", "revision", "approval"] as const;
export const MESSAGE_SENDERS = ["customer", "team"] as const;
export const REVIEW_STATES = ["waiting", "published", "declined"] as const;
export const WEB_VITALS = ["LCP", "CLS", "INP", "FCP", "TTFB"] as const;
export const DEVICES = ["phone", "tablet", "computer"] as const;
export const CONTACT_FORMS = ["contact", "inquiry"] as const;
export const CONTACT_STATUSES = ["new", "answered", "spam"] as const;
export const INBOX_EVENTS = ["status", "assignee", "note", "answer"] as const;
export const BOOKING_STATUSES = ["booked", "cancelled", "no_show"] as const;
export const BOOKING_EVENTS = ["booked", "moved", "cancelled", "no_show", "restored"] as const;
export const PRODUCT_CATEGORIES = ["business", "parents", "students", "tech", "lifestyle"] as const;
export const PRODUCT_STATUSES = ["draft", "published", "hidden"] as const;
/** "held" means that the amount paid differs from the price, or no email address is known: the team has to decide. */
export const PURCHASE_STATUSES = ["active", "held", "revoked", "refunded"] as const;
export const PURCHASE_EVENTS = [
  "bought",
  "refunded",
  "downloaded",
  "link",
  "extended",
  "revoked",
  "restored",
  "email",
  "review",
] as const;
export const RECEIPT_KINDS = ["receipt", "credit_note"] as const;
export const COUPON_SCOPES = ["everything", "products", "packages"] as const;
export const TRASH_EVENTS = ["deleted", "restored"] as const;
export const ADMIN_ROLES = ["admin", "staff"] as const;
export const ACCOUNT_LINKS = ["invitation", "reset"] as const;

export type VisualBreakdown = Record<string, number>;
/** Where a visitor came from. `page` is the path of the form's page, `landing` that of the visit's first page. */
export type VisitSource = { page: string; landing?: string; referrer?: string; utm?: Record<string, string> };
/** The name and rate at the time of payment. `percent` is null if the payment provider computed the tax. */
export type Tax = { name: string; percent: string | null; isIncluded: boolean };
/** Minutes after midnight in the time zone of the business. */
export type OpenHours = { start: number; end: number };
/** How a call happens. For "phone" we call the visitor, so the form requires a number. */
export type MeetingPlace = { type: "phone" } | { type: "video"; url: string } | { type: "address"; address: string };
export type QuoteLine = { name: string; quantity: number; unitCents: number };
/** `validUntil`: the last day on which it can be paid, as YYYY-MM-DD. `depositCents`: the first part, or 0. */
export type Quote = { lines: QuoteLine[]; note: string; validUntil: string; depositCents: number };
export type Question = { question: string; answer: string };
/** Pixels. `url` is an address of this site. */
export type ProductPicture = { url: string; width: number; height: number; alt: string };
export interface ReceiptBuyer {
  name: string;
  company: string;
  street: string;
  postal_code: string;
  city: string;
  country: string;
  tax_id: string;
  email: string;
}
export interface ReceiptLine {
  name: string;
  quantity: number;
  unitCents: number;
  cents: number;
}
/** What a receipt says about the sale and the seller, and nothing about the buyer. */
export interface PrintedReceipt {
  /** Not printed. Raised to end earlier links; absent means 1. */
  linkVersion?: number;
  seller: {
    name: string;
    legal_name: string;
    street: string;
    city: string;
    country: string;
    email: string;
    phone: string;
    tax_id: string;
    note: string;
  };
  lines: ReceiptLine[];
  discount: { cents: number; couponCode: string | null } | null;
  tax: Tax | null;
  paidBy: "provider" | "hand";
  /** The day of the payment or refund, YYYY-MM-DD. */
  paidOn: string;
  /** Null for a payment. `corrects`: the number of the receipt or credit note that this one corrects. */
  reason: "refund" | "chargeback" | "unpaid" | "taken_back" | null;
  corrects: string | null;
}

/** SQL without parameters, because a partial index applies only to exactly the same condition. */
export const ACTION_NEEDED =
  "(order_status = 'in_progress' or (order_status = 'pending_payment' and payment_status = 'paid') or payment_problem is not null or waiting_since is not null)";

export const DEPOSIT_PAID = "(part_paid_cents > 0 and payment_status in ('pending', 'failed'))";

export const PAYMENT_MARKS = "(kind = 'payment' and after in ('paid', 'unpaid'))";

/** Orders, other than questions, whose customer waits for an answer to a message. */
export const WAITING_ORDERS = "(deleted_at is null and waiting_since is not null and plan_purchased <> 'other')";

export const HELD_PURCHASES = "(deleted_at is null and status = 'held')";

export const ASKED_REFUNDS = "(state = 'asked')";

export const QUESTIONS = "(deleted_at is null and plan_purchased = 'other')";
