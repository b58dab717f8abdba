import { and, eq, gt, min } from "drizzle-orm";
import { formatMoney } from "#app/server/text/money";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { countSoldOnSale } from "./sold-on-sale.server";

export type PricedProduct = Pick<
  Row<"products">,
  "id" | "priceCents" | "salePriceCents" | "saleStartsAt" | "saleEndsAt" | "saleLimit"
>;

export interface Price {
  cents: number;
  originalCents: number | null;
  saleEndsAt: Date | null;
}

/** @param soldOnSale copies sold since the sale began; matters only for a sale with a limit */
export function computePrice(product: PricedProduct, now: Date, soldOnSale: number): Price {
  const { priceCents, salePriceCents, saleEndsAt, saleLimit } = product;
  const isOn = isInSalePeriod(product, now) && (saleLimit === null || soldOnSale < saleLimit);
  if (!isOn || salePriceCents === null) return { cents: priceCents, originalCents: null, saleEndsAt: null };
  return { cents: salePriceCents, originalCents: priceCents, saleEndsAt };
}

export function describePrice({ cents, originalCents }: Price, currency: string) {
  return {
    price: cents === 0 ? "Free" : formatMoney(cents, currency),
    originalPrice: originalCents === null ? null : formatMoney(originalCents, currency),
  };
}

export async function loadPrices(
  { read, tables }: Pick<Database, "read" | "tables">,
  products: readonly PricedProduct[],
  now = new Date(),
): Promise<Map<string, Price>> {
  const limited = products.filter((product) => product.saleLimit !== null && isInSalePeriod(product, now));
  const sold = await countSoldOnSale(
    { read, tables },
    limited.map(({ id }) => id),
  );
  return new Map(products.map((product) => [product.id, computePrice(product, now, sold.get(product.id) ?? 0)]));
}

export async function findLowestPrice({ read, tables: { products } }: Pick<Database, "read" | "tables">) {
  const { priceCents, status } = products;
  const hasPrice = and(eq(status, "published"), gt(priceCents, 0));
  const [row] = await read
    .select({ lowest: min(priceCents) })
    .from(products)
    .where(hasPrice);
  return row?.lowest ? { cents: row.lowest, quantity: 1 } : null;
}

function isInSalePeriod({ priceCents, salePriceCents, saleStartsAt, saleEndsAt }: PricedProduct, now: Date): boolean {
  if (salePriceCents === null || salePriceCents >= priceCents) return false;
  return (saleStartsAt === null || saleStartsAt <= now) && (saleEndsAt === null || now < saleEndsAt);
}
