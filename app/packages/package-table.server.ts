import { and, count, eq, gte, sql } from "drizzle-orm";
import { switchedOn } from "../server/forms/text-field";
import { getCurrency } from "../server/money/money-settings";
import type { Services } from "../server/services.server";
import type { RecordMark, RecordTable } from "../server/setting-form";
import { formatMoney, nameCurrency } from "../server/text/money";
import { formatIsoDate, startOfMonth } from "../server/time/business-time.server";
import { findPaymentLink, isOrderable, MAX_OFFERED } from "./offered-packages.server";
import { type PackageRecord, type packageList, toPackage } from "./package-list";
import { isPrice } from "./package-price";
import { formatUnitPrice } from "./packages";

/** Such as SUB-7K2M9QXA. */
const ORDER_NUMBER_LENGTH = 12;

export function describeOffer(services: Services, { key, price, offered }: PackageRecord): [RecordMark, string] {
  const currency = getCurrency(services);
  if (!isPrice(price, currency))
    return ["problem", `${price} can’t be charged in ${nameCurrency(currency)}. Change the price.`];
  if (offered !== switchedOn) return ["off", "Retired: customers can’t order it."];
  if (findPaymentLink(services, key) === null) return ["problem", "Not offered, because it has no payment link."];
  if (!isOrderable(services, key))
    return ["problem", `Not offered, because the order page shows only the first ${MAX_OFFERED} packages.`];
  return ["on", "Offered"];
}

export async function tabulatePackages(services: Services): Promise<RecordTable<typeof packageList>> {
  const sold = await countSold(services);
  const currency = getCurrency(services);
  const price = (record: PackageRecord, format: (found: ReturnType<typeof toPackage>) => string) =>
    isPrice(record.price, currency) ? format(toPackage(record, currency)) : record.price;
  return {
    columns: [
      { label: "Visuals", show: ({ visuals }) => visuals },
      { label: "Price", field: "price", show: (record) => price(record, ({ cents }) => formatMoney(cents, currency)) },
      { label: "Per visual", show: (record) => price(record, formatUnitPrice) },
      { label: "Sold this month", show: ({ key }) => String(sold.get(key) ?? 0) },
    ],
    summary: "On the order page",
    mark: (record) => describeOffer(services, record)[0],
  };
}

// Orders paid this month, by package. An order paid in two parts counts once, one marked unpaid again not at all.
async function countSold({ db, env }: Services): Promise<Map<string | null, number>> {
  const { day, kind, record, item, reference, amountCents } = db.tables.paymentEntries;
  const zone = env.BUSINESS_TIMEZONE;
  const firstDay = formatIsoDate(startOfMonth(db.now(), zone), zone);
  // A part's reference is the order's number followed by the part.
  const number = sql`substr(${reference}, 1, ${sql.raw(String(ORDER_NUMBER_LENGTH))})`;
  const orders = db.read
    .select({ item })
    .from(db.tables.paymentEntries)
    .where(and(gte(day, firstDay), eq(kind, "payment"), eq(record, "order")))
    .groupBy(item, number)
    .having(sql`sum(${amountCents}) > 0`)
    .as("orders");
  const rows = await db.read.select({ item: orders.item, count: count() }).from(orders).groupBy(orders.item);
  return new Map(rows.map(({ item, count }) => [item, count]));
}
