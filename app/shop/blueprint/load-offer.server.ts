import type { RequestContext } from "#app/server/http/context.server";
import { findOffer } from "../buy/blueprint-offer.server";
import { SLUG } from "../model/blueprint-offer";
import { findProduct } from "../products/find-product.server";
import { listPublishedReviews } from "../reviews/list-published-reviews.server";

export async function loadOffer(context: RequestContext) {
  const noProduct = { previews: [], includedItems: [], faq: [], reviews: null };
  try {
    const product = await findProduct(context.db, SLUG);
    const offer = await findOffer(context, product);
    if (product?.status !== "published") return { ...noProduct, offer, failed: false };
    const reviews = await listPublishedReviews(context, product.id);
    const { previews, includedItems, faq } = product;
    return { offer, previews: previews ?? [], includedItems, faq, reviews, failed: false };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "the blueprint's product could not be loaded");
    return { ...noProduct, offer: null, failed: true };
  }
}
