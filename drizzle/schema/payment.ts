import type { Builders } from "./builders";
import * as values from "./values";

export function describePaymentTables({
  check,
  createdAt,
  id,
  index,
  integer,
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
      amountCents: integer("amount_cents"),
      currency: text("currency"),
      outcome: text("outcome", { enum: values.PAYMENT_OUTCOMES }).notNull(),
      createdAt: createdAt(),
    },
    (t) => [
      index("payment_events_reference").on(t.reference),
      index("payment_events_intent").on(t.paymentIntent),
      index("payment_events_created").on(t.createdAt),
      check("payment_events_outcome", oneOf(t.outcome, values.PAYMENT_OUTCOMES)),
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
      /** A signature of what the page shows. Another one needs another page. */
      shown: text("shown").notNull(),
      amountCents: integer("amount_cents").notNull(),
      currency: text("currency").notNull(),
      /** The price before any sale or coupon. */
      listCents: integer("list_cents").notNull(),
      couponCode: text("coupon_code"),
      discountCents: integer("discount_cents").notNull(),
      /** Null until the provider has answered. */
      session: text("session"),
      url: text("url"),
      state: text("state", { enum: values.CHECKOUT_STATES }).notNull().default("open"),
    },
    (t) => [
      uniqueIndex("checkout_sessions_session").on(t.session),
      index("checkout_sessions_reference").on(t.reference, t.createdAt),
      index("checkout_sessions_expires").on(t.expiresAt),
      check("checkout_sessions_state", oneOf(t.state, values.CHECKOUT_STATES)),
    ],
  );

  return { paymentEvents, checkoutSessions };
}
