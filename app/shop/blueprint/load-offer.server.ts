import type { RequestContext } from "#app/server/http/context.server";
import { createBuyUrl } from "../buy/buy-link.server";
import { findPublishedProduct } from "../products/find-product.server";
import { loadPrices } from "../products/price.server";
import { listPublishedReviews } from "../reviews/list-published-reviews.server";
import { offer, SLUG } from "./offer";

/** The product as long as it is sold at the price that the page prints; the page also works without it. */
export async function loadOffer(context: RequestContext) {
  const checkout = context.env.BLUEPRINT_CHECKOUT_URL ?? null;
  const without = { checkout, previews: [], reviews: null };
  try {
    const product = await findPublishedProduct(context.db, SLUG);
    const price = product && (await loadPrices(context.db, [product])).get(product.id);
    if (!product || price?.cents !== offer.price * 100) return { ...without, failed: false };
    return {
      checkout: createBuyUrl(context, product, null) ?? checkout,
      previews: product.previews ?? [],
      reviews: await listPublishedReviews(context, product.id),
      failed: false,
    };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "the blueprint's product could not be loaded");
    return { ...without, failed: true };
  }
}
