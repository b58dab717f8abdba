import type { RequestContext } from "#app/server/http/context.server";
import { findOffer } from "../buy/blueprint-offer.server";
import { SLUG } from "../model/blueprint-offer";
import { loadCards } from "../parts/product-card.server";
import { findExcerpt } from "../products/catalog-excerpt.server";
import { findProduct, listRelatedProducts, type Product } from "../products/find-product.server";
import { listPublishedProducts } from "../products/list-products.server";
import { listPublishedReviews } from "../reviews/list-published-reviews.server";

/** `instead`: a few tools of the Vault while the Blueprint is not for sale. */
export async function loadOffer(context: RequestContext) {
  const noProduct = { previews: [], excerpt: null, includedItems: [], faq: [], reviews: null, instead: [] };
  try {
    const product = await findProduct(context.db, SLUG);
    const offer = await findOffer(context, product);
    const instead = offer ? [] : await loadInstead(context, product);
    if (product?.status !== "published") return { ...noProduct, offer, instead, failed: false };
    const reviews = await listPublishedReviews(context, product.id);
    const { previews, includedItems, faq } = product;
    return {
      ...{ offer, previews: previews ?? [], excerpt: findExcerpt(product), includedItems, faq, reviews, instead },
      failed: false,
    };
  } catch (error) {
    context.log.error({ err: error, id: context.requestId }, "the blueprint's product could not be loaded");
    return { ...noProduct, offer: null, failed: true };
  }
}

const MAX_INSTEAD = 3;

async function loadInstead(context: RequestContext, product: Product | null) {
  const related = product ? await listRelatedProducts(context.db, product) : [];
  if (related.length > 0) return loadCards(context, related);
  const products = await listPublishedProducts(context.db, { category: null, page: 1 });
  return loadCards(context, products.filter(({ slug }) => slug !== SLUG).slice(0, MAX_INSTEAD));
}
