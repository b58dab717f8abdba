import { sql } from "drizzle-orm";
import type { Builders } from "./builders";
import * as values from "./values";

export function describePaymentTables({
  boolean,
  check,
  createdAt,
  id,
  index,
  integer,
  json,
  oneOf,
  table,
  text,
  time,
  uniqueIndex,
}: Builders) {
  const paymentEvents = table(
    "payment_events",
    {
      /** The provider's event id: a second delivery of the same event finds its row and changes nothing. */
      id: id(),
      type: text("type").notNull(),
      reference: text("reference"),
      /** The provider's id of the payment: a refund or a dispute names it instead of the reference. */
      paymentIntent: text("payment_intent"),
      /** The provider's id of the dispute. Null for other events, and for disputes recorded by earlier versions. */
      disputeId: text("dispute_id"),
      refundId: text("refund_id"),
      amountCents: integer("amount_cents"),
      taxCents: integer("tax_cents"),
      currency: text("currency"),
      outcome: text("outcome", { enum: values.PAYMENT_OUTCOMES }).notNull(),
      /** Whether `payment_entries` has the payment. False for events that an earlier version recorded. */
      isBooked: boolean("is_booked").notNull().default(false),
      createdAt: createdAt(),
      /** By the provider's clock, because events arrive in any order. Null if an earlier version recorded it. */
      occurredAt: time("occurred_at"),
    },
    (t) => [
      index("payment_events_reference").on(t.reference),
      index("payment_events_intent").on(t.paymentIntent),
      index("payment_events_created").on(t.createdAt),
      index("payment_events_unbooked").on(t.createdAt, t.id).where(sql`not is_booked`),
      check("payment_events_outcome", oneOf(t.outcome, values.PAYMENT_OUTCOMES)),
    ],
  );

  /** Events with a wrong signature: the last one of each sender. */
  const refusedEvents = table("refused_events", {
    sender: text("sender").primaryKey(),
    refusedAt: time("refused_at").notNull(),
  });

  // What was paid and paid back, for reports and accounting. Append-only: a correction is another row with the opposite
  // amount. Rows stay when the order or purchase is deleted, and have no name or address.
  const paymentEntries = table(
    "payment_entries",
    {
      id: id(),
      createdAt: createdAt(),
      /** YYYY-MM-DD in the time zone that the business had then. */
      day: text("day").notNull(),
      kind: text("kind", { enum: values.ENTRY_KINDS }).notNull(),
      bookedBy: text("booked_by", { enum: values.ENTRY_SOURCES }).notNull(),
      /** The provider's event, or for `hand` the event of the order's history. Null for refunds taken back. */
      eventId: text("event_id"),
      paymentIntent: text("payment_intent"),
      reference: text("reference"),
      /** The kind of record, such as "order". Null if no record had the reference. */
      record: text("record"),
      item: text("item"),
      itemName: text("item_name"),
      source: text("source"),
      couponCode: text("coupon_code"),
      discountCents: integer("discount_cents").notNull().default(0),
      /** Negative for money paid back. */
      amountCents: integer("amount_cents").notNull(),
      taxCents: integer("tax_cents").notNull().default(0),
      tax: json<values.Tax>("tax"),
      currency: text("currency").notNull(),
      /** A signature of the customer's address. Null if it is unknown or was erased. */
      customer: text("customer"),
      /** The day of the customer's payment before this one; empty for the first. Null without a customer. */
      paidBefore: text("paid_before"),
      /** False for entries that a process of an earlier version added. */
      hasReceipt: boolean("has_receipt").notNull().default(false),
    },
    (t) => [
      // Contains all columns of a report, which then reads only the index.
      index("payment_entries_reported").on(
        t.day,
        t.currency,
        t.kind,
        t.record,
        t.item,
        t.itemName,
        t.source,
        t.couponCode,
        t.amountCents,
        t.taxCents,
        t.discountCents,
        t.paidBefore,
      ),
      uniqueIndex("payment_entries_event").on(t.eventId, t.kind),
      index("payment_entries_intent").on(t.paymentIntent),
      index("payment_entries_reference").on(t.reference),
      index("payment_entries_customer").on(t.customer),
      index("payment_entries_without_receipt").on(t.createdAt, t.id).where(sql`not has_receipt`),
      check("payment_entries_kind", oneOf(t.kind, values.ENTRY_KINDS)),
      check("payment_entries_booked_by", oneOf(t.bookedBy, values.ENTRY_SOURCES)),
    ],
  );

  /** One row for each checkout page that the site asked the provider for, written before it asks. */
  const checkoutSessions = table(
    "checkout_sessions",
    {
      /** Also the idempotency key of the request, so that several requests for one row make one page. */
      id: id(),
      reference: text("reference").notNull(),
      createdAt: createdAt(),
      /** As the provider has it. Requests for one row send the same time. */
      expiresAt: time("expires_at").notNull(),
      /** A signature of what the page shows. When it changes, a new page is needed. */
      shown: text("shown").notNull(),
      /** Before tax that is added. */
      amountCents: integer("amount_cents").notNull(),
      currency: text("currency").notNull(),
      tax: json<values.Tax>("tax"),
      listCents: integer("list_cents").notNull(),
      couponCode: text("coupon_code"),
      discountCents: integer("discount_cents").notNull(),
      session: text("session"),
      url: text("url"),
      /** Where the visit came from. An order has its own source. */
      source: text("source"),
      /** What the provider doesn't take, by its code. Null unless it refused the page for good. */
      refusal: text("refusal"),
      state: text("state", { enum: values.CHECKOUT_STATES }).notNull().default("open"),
    },
    (t) => [
      uniqueIndex("checkout_sessions_session").on(t.session),
      index("checkout_sessions_reference").on(t.reference, t.createdAt),
      index("checkout_sessions_expires").on(t.expiresAt),
      index("checkout_sessions_refused").on(t.createdAt).where(sql`refusal is not null`),
      check("checkout_sessions_state", oneOf(t.state, values.CHECKOUT_STATES)),
    ],
  );

  const providerTaxRates = table("provider_tax_rates", {
    /** A signature of the rate and of the API key, whose account owns the rate. */
    id: id(),
    rate: text("rate").notNull(),
  });

  return { paymentEvents, refusedEvents, paymentEntries, checkoutSessions, providerTaxRates };
}
