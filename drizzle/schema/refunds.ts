import { sql } from "drizzle-orm";
import type { Builders } from "./builders";
import * as values from "./values";

export function describeRefundTables({
  boolean,
  check,
  createdAt,
  id,
  index,
  integer,
  oneOf,
  table,
  text,
  time,
}: Builders) {
  /** Written before the request to the provider, or recorded by hand. */
  const refunds = table(
    "refunds",
    {
      /** Also the request's idempotency key, so that the same refund is made once. */
      id: id(),
      createdAt: createdAt(),
      paymentEntry: text("payment_entry").notNull(),
      /** Null for a payment that was marked by hand. */
      paymentIntent: text("payment_intent"),
      /** The order's number, or the reference that the provider returned for a product. */
      reference: text("reference"),
      amountCents: integer("amount_cents").notNull(),
      currency: text("currency").notNull(),
      reason: text("reason", { enum: values.REFUND_REASONS }).notNull(),
      note: text("note"),
      actor: text("actor").notNull(),
      tellsCustomer: boolean("tells_customer").notNull(),
      way: text("way", { enum: values.REFUND_WAYS }).notNull(),
      state: text("state", { enum: values.REFUND_STATES }).notNull(),
      problem: text("problem"),
      askedAt: time("asked_at").notNull(),
      providerRefund: text("provider_refund"),
      /** Whether the provider's report has changed the order or purchase and told the customer. */
      isSettled: boolean("is_settled").notNull().default(false),
      /** The provider's highest total before a refund by hand. What it reports beyond that is this refund. */
      knownCents: integer("known_cents").notNull().default(0),
    },
    (t) => [
      index("refunds_payment").on(t.paymentEntry),
      index("refunds_intent").on(t.paymentIntent),
      index("refunds_reference").on(t.reference),
      index("refunds_asked").on(t.askedAt).where(sql.raw(values.ASKED_REFUNDS)),
      check("refunds_reason", oneOf(t.reason, values.REFUND_REASONS)),
      check("refunds_way", oneOf(t.way, values.REFUND_WAYS)),
      check("refunds_state", oneOf(t.state, values.REFUND_STATES)),
    ],
  );

  return { refunds };
}
