import type { Row } from "#drizzle/schema";
import { insertRows, type Source } from "#tests/support/database/rows";

let serial = 0;

/** Each is a payment of $100 for an order, unless its row says otherwise. */
export async function insertPaymentEntries(source: Source, ...rows: Partial<Row<"paymentEntries">>[]): Promise<void> {
  const known = { record: "order", item: "starter", itemName: "Professional", source: "Direct", couponCode: null };
  const none = {
    paymentIntent: null,
    reference: null,
    discountCents: 0,
    taxCents: 0,
    customer: null,
    paidBefore: null,
  };
  const usual = { kind: "payment", bookedBy: "provider", amountCents: 10_000, currency: "usd" } as const;
  const entries = rows.map(({ day = "2026-05-06", ...changes }) => {
    const id = `entry ${++serial}`;
    return { ...known, ...none, ...usual, id, eventId: id, day, createdAt: new Date(`${day}T12:00:00Z`), ...changes };
  });
  await insertRows(source, "paymentEntries", entries);
}
