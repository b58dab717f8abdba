import { and, count, eq, gte, inArray, isNull, lte, or } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

/**
 * By product id: the copies sold since the product's sale began, so that those of an earlier sale do not count. Products
 * without any are omitted.
 */
export async function countSoldOnSale(
  { read, tables: { products, purchases } }: Pick<Database, "read" | "tables">,
  productIds: string[],
): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await read
    .select({ productId: purchases.productId, sold: count() })
    .from(purchases)
    .innerJoin(products, eq(products.id, purchases.productId))
    .where(
      and(
        inArray(purchases.productId, productIds),
        eq(purchases.onSale, true),
        or(isNull(products.saleStartsAt), gte(purchases.createdAt, products.saleStartsAt)),
      ),
    )
    .groupBy(purchases.productId);
  return new Map(rows.map(({ productId, sold }) => [productId, sold]));
}

/** The copies sold from `saleStartsAt` until this time. The product may be as it was before an edit. */
export async function countSoldOnSaleUntil(
  { tables: { purchases } }: Pick<Database, "tables">,
  reader: Pick<Writer, "select">,
  { id, saleStartsAt }: Pick<Row<"products">, "id" | "saleStartsAt">,
  until: Date,
): Promise<number> {
  const { productId, onSale, createdAt } = purchases;
  const since = saleStartsAt ? gte(createdAt, saleStartsAt) : undefined;
  const [row] = await reader
    .select({ sold: count() })
    .from(purchases)
    .where(and(eq(productId, id), eq(onSale, true), since, lte(createdAt, until)));
  return row?.sold ?? 0;
}
