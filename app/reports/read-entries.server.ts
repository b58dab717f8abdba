import { and, gte, lte, sql } from "drizzle-orm";
import type { Row } from "#drizzle/schema";
import type { Services } from "../server/services.server";
import type { Period } from "./period.server";

type Entry = Row<"paymentEntries">;

export interface EntryGroup
  extends Pick<Entry, "day" | "currency" | "kind" | "record" | "item" | "itemName" | "source" | "couponCode"> {
  amountCents: number;
  taxCents: number;
  discountCents: number;
  /** Without those that were taken back. */
  entries: number;
  /** Each customer counts once, with the first payment of the period. */
  customers: number;
  returning: number;
}

/** A single statement, which reads only an index. */
export function readEntryGroups({ db }: Pick<Services, "db">, { from, to }: Pick<Period, "from" | "to">) {
  const { paymentEntries } = db.tables;
  const { day, currency, kind, record, item, itemName, source, couponCode } = paymentEntries;
  const { amountCents, taxCents, discountCents, paidBefore } = paymentEntries;
  const key = { day, currency, kind, record, item, itemName, source, couponCode };
  // Entries that take something back count as -1.
  const one = sql`sign(${amountCents})`;
  const isFirst = sql`${paidBefore} < ${from}`;
  return db.read
    .select({
      ...key,
      amountCents: sql`sum(${amountCents})`.mapWith(Number),
      taxCents: sql`sum(${taxCents})`.mapWith(Number),
      discountCents: sql`sum(${discountCents})`.mapWith(Number),
      entries: sql`sum(${one})`.mapWith(Number),
      customers: sql`sum(case when ${isFirst} then ${one} else 0 end)`.mapWith(Number),
      returning: sql`sum(case when ${paidBefore} <> '' and ${isFirst} then ${one} else 0 end)`.mapWith(Number),
    })
    .from(paymentEntries)
    .where(and(gte(day, from), lte(day, to)))
    .groupBy(...Object.values(key)) satisfies PromiseLike<EntryGroup[]>;
}
