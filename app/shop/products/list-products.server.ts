import { and, count, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Tables } from "#drizzle/schema";
import type { ProductCategory } from "../model/categories";

export const PRODUCTS_PER_PAGE = 24;

type Reader = Pick<Database, "read" | "tables">;

export const byPosition = ({ position, id }: Tables["products"]) => [desc(position), desc(id)];

export function cardColumns({ products }: Tables) {
  const { id, slug, title, description, category, imageUrl, includedItems, checkoutLink } = products;
  const { priceCents, salePriceCents, saleStartsAt, saleEndsAt, saleLimit } = products;
  const price = { priceCents, salePriceCents, saleStartsAt, saleEndsAt, saleLimit };
  return { id, slug, title, description, category, imageUrl, includedItems, checkoutLink, ...price };
}

/** A query of its own, because it skips earlier pages in the index without reading their rows. */
export function selectPage({ read, tables: { products } }: Reader, condition: SQL | undefined, page: number) {
  return read
    .select({ id: products.id })
    .from(products)
    .where(condition)
    .orderBy(...byPosition(products))
    .limit(PRODUCTS_PER_PAGE)
    .offset((page - 1) * PRODUCTS_PER_PAGE);
}

export type ListedProduct = Awaited<ReturnType<typeof listPublishedProducts>>[number];

export async function listPublishedProducts(
  { read, tables }: Reader,
  { category, page }: { category: ProductCategory | null; page: number },
) {
  const { products } = tables;
  const isListed = and(eq(products.status, "published"), category ? eq(products.category, category) : undefined);
  return read
    .select(cardColumns(tables))
    .from(products)
    .where(inArray(products.id, selectPage({ read, tables }, isListed, page)))
    .orderBy(...byPosition(products));
}

export async function countPublishedProducts({ read, tables: { products } }: Reader): Promise<Map<string, number>> {
  const rows = await read
    .select({ category: products.category, count: count() })
    .from(products)
    .where(eq(products.status, "published"))
    .groupBy(products.category);
  return new Map(rows.map(({ category, count }) => [category, count]));
}
