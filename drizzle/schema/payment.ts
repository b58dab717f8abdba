import type { Builders } from "./builders";
import * as values from "./values";

export function describePaymentTables({ check, createdAt, id, index, integer, oneOf, table, text, time }: Builders) {
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

  /** Events that were refused because of their signature: of each sender the last one. */
  const refusedEvents = table("refused_events", {
    sender: text("sender").primaryKey(),
    refusedAt: time("refused_at").notNull(),
  });

  return { paymentEvents, refusedEvents };
}
