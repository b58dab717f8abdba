import type { RequestContext } from "#app/server/http/context.server";
import { getCurrency } from "#app/server/money/money-settings";
import { formatMoney } from "#app/server/text/money";

/** Such as `$7`, or null. If the database does not answer, the page works without it, and must not be cached. */
export async function loadLowestPrice(context: RequestContext) {
  try {
    const lowest = await context.features.lowestPrices.products?.();
    return { lowestPrice: lowest ? formatMoney(lowest.cents, getCurrency(context)) : null, isFailed: false };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "lowest price not loaded");
    return { lowestPrice: null, isFailed: true };
  }
}
