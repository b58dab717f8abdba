import { and, asc, count, eq, gt, isNull, lte, max, or, sql, sum } from "drizzle-orm";
import { hashContent } from "#app/server/forms/hash-content.server";
import type { Database } from "#drizzle/connect";
import { countSoldOnSale } from "./sold-on-sale.server";

/**
 * Changes with every edit (`edition`, `updatedAt`), a new order, the beginning and end of a sale, its sold copies, and
 * every review that is published or no longer published.
 */
export async function readProductsRevision(
  { read, tables }: Pick<Database, "read" | "tables">,
  now = new Date(),
): Promise<string> {
  const { products, productReviews } = tables;
  const { status, edition, position, updatedAt, saleStartsAt, saleEndsAt, saleLimit, id } = products;
  const [state, onSale, reviews] = await Promise.all([
    read
      .select({ status, count: count(), editions: sum(edition), positions: sum(position), newest: max(updatedAt) })
      .from(products)
      .groupBy(status)
      .orderBy(asc(status)),
    read
      .select({ id, saleLimit })
      .from(products)
      .where(
        and(
          sql`sale_price_cents is not null`,
          or(isNull(saleStartsAt), lte(saleStartsAt, now)),
          or(isNull(saleEndsAt), gt(saleEndsAt, now)),
        ),
      ),
    read
      .select({ count: count(), newest: max(productReviews.publishedAt) })
      .from(productReviews)
      .where(eq(productReviews.state, "published")),
  ]);
  onSale.sort((a, b) => (a.id < b.id ? -1 : 1));
  const limited = onSale.flatMap((product) => (product.saleLimit === null ? [] : [product.id]));
  const sold = await countSoldOnSale({ read, tables }, limited);
  return hashContent([state, onSale, [...sold].sort(), reviews]).slice(0, 16);
}
