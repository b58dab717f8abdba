import { and, count, eq, exists, gt, gte, inArray, isNull, lte, or } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

/** A refunded or deleted copy no longer counts as sold. A held one counts until it is refunded. */
export const soldStatuses = ["active", "held", "revoked"] as const;

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
        inArray(purchases.status, soldStatuses),
        isNull(purchases.deletedAt),
        or(isNull(products.saleStartsAt), gte(purchases.createdAt, products.saleStartsAt)),
      ),
    )
    .groupBy(purchases.productId);
  return new Map(rows.map(({ productId, sold }) => [productId, sold]));
}

interface CountedPeriod {
  soldUntil: Date;
  /** If set, copies that were refunded or deleted after this time count too. */
  endedAfter?: Date;
}

/** The copies sold since `saleStartsAt`. The product may be as it was before an edit. */
export async function countSoldOnSaleUntil(
  { tables: { purchases, purchaseEvents } }: Pick<Database, "tables">,
  reader: Pick<Writer, "select">,
  { id, saleStartsAt }: Pick<Row<"products">, "id" | "saleStartsAt">,
  { soldUntil, endedAfter }: CountedPeriod,
): Promise<number> {
  const { productId, onSale, status, createdAt, deletedAt } = purchases;
  const since = saleStartsAt ? gte(createdAt, saleStartsAt) : undefined;
  const wasRefundedLater =
    endedAfter &&
    exists(
      reader
        .select({ id: purchaseEvents.id })
        .from(purchaseEvents)
        .where(
          and(
            eq(purchaseEvents.purchaseId, purchases.id),
            eq(purchaseEvents.after, "refunded"),
            eq(purchaseEvents.kind, "revoked"),
            gt(purchaseEvents.createdAt, endedAfter),
          ),
        ),
    );
  const wasDeletedLater = endedAfter && gt(deletedAt, endedAfter);
  const isSold = or(and(inArray(status, soldStatuses), isNull(deletedAt)), wasRefundedLater, wasDeletedLater);
  const [row] = await reader
    .select({ sold: count() })
    .from(purchases)
    .where(and(eq(productId, id), eq(onSale, true), isSold, since, lte(createdAt, soldUntil)));
  return row?.sold ?? 0;
}
