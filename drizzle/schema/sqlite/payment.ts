import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import * as values from "../../values";
import { createdAt, id, oneOf } from "./columns";

export const paymentEvents = sqliteTable(
  "payment_events",
  {
    /** The provider's event id: a second delivery of the same event finds its row and changes nothing. */
    id: id(),
    type: text("type").notNull(),
    reference: text("reference"),
    amountCents: integer("amount_cents"),
    currency: text("currency"),
    outcome: text("outcome", { enum: values.PAYMENT_OUTCOMES }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("payment_events_reference").on(t.reference),
    check("payment_events_outcome", oneOf(t.outcome, values.PAYMENT_OUTCOMES)),
  ],
);
