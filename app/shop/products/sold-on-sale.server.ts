import { and, count, eq, gt, gte, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

type Tables = Pick<Database, "tables">;
type Reader = Pick<Writer, "select">;

/** Held copies count until they are refunded or revoked, revoked ones only if they were valid before. */
export function isSoldCopy({ tables }: Tables, reader: Reader): SQL | undefined {
  const { purchases, purchaseEvents } = tables;
  const wasValid = hasEnded({ tables }, reader, eq(purchaseEvents.before, "active"));
  const isCounted = or(inArray(purchases.status, ["active", "held"]), and(eq(purchases.status, "revoked"), wasValid));
  return and(isNull(purchases.deletedAt), isCounted);
}

/** Counts events, because PostgreSQL would read those of all purchases for `or exists`. */
function hasEnded({ tables: { purchases, purchaseEvents } }: Tables, reader: Reader, condition: SQL): SQL {
  const isEnd = and(eq(purchaseEvents.purchaseId, purchases.id), eq(purchaseEvents.kind, "revoked"), condition);
  return sql`${reader.select({ ends: count() }).from(purchaseEvents).where(isEnd)} > 0`;
}

/** Keyed by product, since its sale began, so that an earlier sale does not count. Omits products without any. */
export async function countSoldOnSale(
  { read, tables }: Pick<Database, "read" | "tables">,
  productIds: string[],
): Promise<Map<string, number>> {
  const { products, purchases } = tables;
  if (productIds.length === 0) return new Map();
  const rows = await read
    .select({ productId: purchases.productId, sold: count() })
    .from(purchases)
    .innerJoin(products, eq(products.id, purchases.productId))
    .where(
      and(
        inArray(purchases.productId, productIds),
        eq(purchases.onSale, true),
        isSoldCopy({ tables }, read),
        or(isNull(products.saleStartsAt), gte(purchases.createdAt, products.saleStartsAt)),
      ),
    )
    .groupBy(purchases.productId);
  return new Map(rows.map(({ productId, sold }) => [productId, sold]));
}

interface CountedPeriod {
  soldUntil: Date;
  /** If set, copies refunded, revoked or deleted after this time count, too. */
  endedAfter?: Date;
}

export async function countSoldOnSaleUntil(
  { tables }: Tables,
  reader: Reader,
  { id, saleStartsAt }: Pick<Row<"products">, "id" | "saleStartsAt">,
  { soldUntil, endedAfter }: CountedPeriod,
): Promise<number> {
  const { productId, onSale, createdAt, deletedAt } = tables.purchases;
  const since = saleStartsAt ? gte(createdAt, saleStartsAt) : undefined;
  const endedLater = endedAfter && hasEnded({ tables }, reader, gt(tables.purchaseEvents.createdAt, endedAfter));
  const deletedLater = endedAfter && gt(deletedAt, endedAfter);
  const isSold = or(isSoldCopy({ tables }, reader), endedLater, deletedLater);
  const [row] = await reader
    .select({ sold: count() })
    .from(tables.purchases)
    .where(and(eq(productId, id), eq(onSale, true), isSold, since, lte(createdAt, soldUntil)));
  return row?.sold ?? 0;
}
