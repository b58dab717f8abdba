import type { Excerpt } from "#content/catalog/products/catalog-product";
import { listProducts } from "#content/catalog/products/list";
import type { Product } from "./find-product.server";

export const getInsidePageUrl = (slug: string, number: number) => `/vault/${slug}-${number}.webp`;

/** Null if the office has changed the inside pages, because the file may then have other words, too. */
export function findExcerpt({ slug, previews }: Pick<Product, "slug" | "previews">): Excerpt | null {
  const found = listProducts().find((product) => product.slug === slug);
  return previews?.[0]?.url === getInsidePageUrl(slug, 1) ? (found?.excerpt ?? null) : null;
}
