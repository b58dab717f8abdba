import { desc, eq } from "drizzle-orm";
import { type CheckedPrice, getSmallestCharge, isPayableStep } from "#app/server/money/currency";
import { formatMoney } from "#app/server/text/money";
import type { Database } from "#drizzle/connect";
import { productStatuses } from "../model/product-statuses";

const MAX_OF_STATUS = 500;

export async function listProductPrices({ read, tables }: Database, currency: string): Promise<CheckedPrice[]> {
  const { id, position, status, title, priceCents, salePriceCents } = tables.products;
  const list = (wanted: (typeof productStatuses)[number]) =>
    read
      .select({ title, priceCents, salePriceCents })
      .from(tables.products)
      .where(eq(status, wanted))
      .orderBy(desc(position), desc(id))
      .limit(MAX_OF_STATUS);
  const products = (await Promise.all(productStatuses.map(list))).flat();
  const isWrong = (cents: number) =>
    cents > 0 && (cents < getSmallestCharge(currency) || !isPayableStep(cents, currency));
  const toPrice = (name: string, cents: number): CheckedPrice => ({
    name,
    price: cents === 0 ? "Free" : formatMoney(cents, currency),
    isWrong: isWrong(cents),
  });
  return products.flatMap((product) => [
    toPrice(`Product ${product.title}`, product.priceCents),
    ...(product.salePriceCents === null ? [] : [toPrice(`${product.title}, discounted`, product.salePriceCents)]),
  ]);
}
