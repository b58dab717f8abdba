import type { Builders } from "./builders";
import * as values from "./values";

export function describeReceiptTables({
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
  /** One for each payment entry: a receipt for a payment, a credit note for money paid back. */
  const receipts = table(
    "receipts",
    {
      id: id(),
      createdAt: createdAt(),
      number: text("number").notNull(),
      year: integer("year").notNull(),
      /** Without gaps in a year. */
      sequence: integer("sequence").notNull(),
      kind: text("kind", { enum: values.RECEIPT_KINDS }).notNull(),
      entryId: text("entry_id").notNull(),
      /** The provider's event, or the event of the order's history: links in emails find the receipt by it. */
      eventId: text("event_id"),
      /** On a credit note: the receipt of the payment, which has the buyer. */
      rootId: text("root_id"),
      /** The printed date, YYYY-MM-DD. */
      day: text("day").notNull(),
      reference: text("reference"),
      record: text("record"),
      about: text("about"),
      currency: text("currency").notNull(),
      /** Negative on credit notes. */
      amountCents: integer("amount_cents").notNull(),
      taxCents: integer("tax_cents").notNull(),
      printed: json<values.PrintedReceipt>("printed").notNull(),
      /** Null if the customer is unknown or was erased, and on credit notes. */
      buyer: json<values.ReceiptBuyer>("buyer"),
      buyerChangedAt: time("buyer_changed_at"),
    },
    (t) => [
      uniqueIndex("receipts_number").on(t.number),
      uniqueIndex("receipts_sequence").on(t.year, t.sequence),
      uniqueIndex("receipts_entry").on(t.entryId),
      index("receipts_event").on(t.eventId),
      index("receipts_day").on(t.day, t.year, t.sequence),
      index("receipts_about").on(t.about),
      index("receipts_root").on(t.rootId),
      check("receipts_kind", oneOf(t.kind, values.RECEIPT_KINDS)),
    ],
  );

  /** The row is locked while a number is given, so that a transaction that fails leaves no gap. */
  const receiptYears = table("receipt_years", {
    year: integer("year").primaryKey(),
    lastSequence: integer("last_sequence").notNull(),
    /** Once closed, later entries of this year get a number of the year in which they are booked. */
    isClosed: boolean("is_closed").notNull().default(false),
  });

  return { receipts, receiptYears };
}
