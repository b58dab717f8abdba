import { and, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";

export async function listRunningSales(
  { read, tables: { products } }: Pick<Database, "read" | "tables">,
  now = new Date(),
): Promise<string[]> {
  const { id, saleStartsAt, saleEndsAt } = products;
  const rows = await read
    .select({ id })
    .from(products)
    .where(
      and(
        // Without parameters, so that the partial index applies.
        sql`sale_price_cents is not null`,
        or(isNull(saleStartsAt), lte(saleStartsAt, now)),
        or(isNull(saleEndsAt), gt(saleEndsAt, now)),
      ),
    );
  return rows.map((row) => row.id).sort();
}
