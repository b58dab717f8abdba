import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { formatIsoDate } from "#app/server/time/business-time.server";
import type { Row } from "#drizzle/schema";

const BATCH = 400;
const DAY_MS = 86_400_000;
const packages = [
  ["basic", "Essentials", 9_900],
  ["starter", "Professional", 19_900],
  ["growth", "Business", 32_900],
  ["pro", "Enterprise", 59_900],
] as const;
const sources = ["Direct", "google", "instagram.com", "facebook.com", "fall-newsletter", null];

/** Payments, every fifteenth with a refund, evenly over the last `days` days. Two thirds are orders. */
export async function fillEntries({ db, env }: Services, payments: number, days: number): Promise<void> {
  const { paymentEntries } = db.tables;
  const make = (number: number): Row<"paymentEntries">[] => {
    const createdAt = new Date(Date.now() - Math.floor((number / payments) * days * DAY_MS));
    const isOrder = number % 3 > 0;
    const [item, itemName, price] = isOrder
      ? (packages[(number * 7) % 4] ?? packages[0])
      : ([`product-${number % 20}`, `Planner ${number % 20} for a week with five people`, 1_900] as const);
    const payment: Row<"paymentEntries"> = {
      ...{ id: `entry-${number}`, createdAt, day: formatIsoDate(createdAt, env.BUSINESS_TIMEZONE) },
      kind: "payment",
      bookedBy: "provider",
      hasReceipt: true,
      ...{ eventId: `evt_${number}`, paymentIntent: `pi_${number}` },
      ...{
        reference: isOrder ? `SUB-${number}` : `vault_${item}`,
        record: isOrder ? "order" : "product",
        item,
        itemName,
      },
      source: sources[(number * 13) % sources.length] ?? null,
      couponCode: number % 9 === 0 ? `SAVE${number % 4}` : null,
      ...{ amountCents: price, taxCents: 0, tax: null, discountCents: 0, currency: "usd" },
      customer: createHash("sha256")
        .update(String(number % Math.ceil(payments * 0.7)))
        .digest("base64url"),
      paidBefore: number % 3 === 0 ? "2025-01-02" : "",
    };
    if (number % 15 > 0) return [payment];
    const refund = { id: `refund-${number}`, eventId: `evt_refund_${number}`, paidBefore: null };
    return [payment, { ...payment, ...refund, kind: "refund" }];
  };
  await db.transact(async (tx) => {
    await tx.delete(paymentEntries);
    for (let from = 0; from < payments; from += BATCH) {
      const count = Math.min(BATCH, payments - from);
      await tx.insert(paymentEntries).values(Array.from({ length: count }, (_, index) => make(from + index)).flat());
    }
  });
  const { native } = db;
  // As autovacuum does within a minute.
  if (native.dialect === "postgres") await native.drizzle.execute(sql`VACUUM ANALYZE payment_entries`);
}
