import type { RequestContext } from "#app/server/http/context.server";
import { getCurrency } from "#app/server/money/money-settings";
import { formatMoney } from "#app/server/text/money";

/** Of the downloads, such as `$7`. Null if none has a price, or if the database does not answer: the page works without. */
export async function loadLowestPrice(context: RequestContext): Promise<string | null> {
  try {
    const cents = await context.features.lowestPrices.products?.();
    return cents ? formatMoney(cents, getCurrency(context)) : null;
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "lowest price not loaded");
    return null;
  }
}
