import { and, eq, gt, min } from "drizzle-orm";
import type { RequestContext } from "#app/server/http/context.server";
import { getCurrency } from "#app/server/money/money-settings";
import { formatMoney } from "#app/server/text/money";

/**
 * Of the published products that are not free, without sales, such as `$7`. Null if there are none, or if the database
 * does not answer, so that a page about something else still works.
 */
export async function loadLowestPrice(context: RequestContext): Promise<string | null> {
  const { read, tables } = context.db;
  const { priceCents, status } = tables.products;
  try {
    const [row] = await read
      .select({ lowest: min(priceCents) })
      .from(tables.products)
      .where(and(eq(status, "published"), gt(priceCents, 0)));
    return row?.lowest ? formatMoney(row.lowest, getCurrency(context)) : null;
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "lowest price not loaded");
    return null;
  }
}
