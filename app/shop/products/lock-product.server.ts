import { eq } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Product } from "./find-product.server";

export async function lockProduct(
  { dialect, tables: { products } }: Database,
  tx: Writer,
  id: string,
): Promise<Product | undefined> {
  const found = tx.select().from(products).where(eq(products.id, id));
  const [product] = await lockRows({ dialect }, found, "no key update");
  return product;
}
