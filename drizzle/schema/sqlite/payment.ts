import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import * as values from "../values";
import { createdAt, id, oneOf } from "./columns";

export const paymentEvents = sqliteTable(
  "payment_events",
  {
    id: id(),
    type: text("type").notNull(),
    reference: text("reference"),
    paymentIntent: text("payment_intent"),
    disputeId: text("dispute_id"),
    amountCents: integer("amount_cents"),
    currency: text("currency"),
    outcome: text("outcome", { enum: values.PAYMENT_OUTCOMES }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("payment_events_reference").on(t.reference),
    index("payment_events_intent").on(t.paymentIntent),
    check("payment_events_outcome", oneOf(t.outcome, values.PAYMENT_OUTCOMES)),
  ],
);
