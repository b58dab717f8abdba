import type { ProductFields } from "#drizzle/schema/values";
import type { Product } from "./find-product.server";

/** The columns that an edit may change. */
export type VersionColumns = Pick<Product, keyof ProductFields>;

export function toVersion(product: VersionColumns): ProductFields {
  const { slug, title, description, detailedDescription, priceCents, imageUrl, checkoutLink, category } = product;
  const { includedItems, faq, relatedProducts, status, previews, salePriceCents, saleLimit } = product;
  return {
    ...{ slug, title, description, detailedDescription, priceCents, imageUrl, checkoutLink, category },
    ...{ includedItems, faq, relatedProducts, status, previews, salePriceCents, saleLimit },
    saleStartsAt: product.saleStartsAt?.toISOString() ?? null,
    saleEndsAt: product.saleEndsAt?.toISOString() ?? null,
  };
}

export function fromVersion(fields: ProductFields): VersionColumns {
  const toDate = (time: string | null) => (time === null ? null : new Date(time));
  return { ...fields, saleStartsAt: toDate(fields.saleStartsAt), saleEndsAt: toDate(fields.saleEndsAt) };
}
