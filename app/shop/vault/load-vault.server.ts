import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { findProductCategory, type ProductCategory, productCategories } from "../model/categories";
import { loadCards } from "../parts/product-card.server";
import {
  byPosition,
  countPublishedProducts,
  listPublishedProducts,
  PRODUCTS_PER_PAGE,
} from "../products/list-products.server";

const MAX_WEDGES = 24;

export async function loadVault(services: Services, asked: { category: ProductCategory | null; page: number }) {
  const { category } = asked;
  const [counts, wheel, found] = await Promise.all([
    countPublishedProducts(services.db),
    listFirstCategories(services),
    listPublishedProducts(services.db, asked),
  ]);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const total = category ? (counts.get(category) ?? 0) : all;
  const pages = Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE));
  const page = Math.min(asked.page, pages);
  const products = page === asked.page ? found : await listPublishedProducts(services.db, { category, page });
  return {
    cards: await loadCards(services, products),
    wheel,
    tabs: [
      { id: null, name: "All", count: all },
      ...productCategories.map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 })),
    ],
    page,
    pages,
  };
}

export type Vault = Awaited<ReturnType<typeof loadVault>>;

// The category of each of the first products, in the order of the shop: the wheel has a wedge for each.
async function listFirstCategories({ db }: Services): Promise<ProductCategory[]> {
  const { products } = db.tables;
  const rows = await db.read
    .select({ category: products.category })
    .from(products)
    .where(eq(products.status, "published"))
    .orderBy(...byPosition(products))
    .limit(MAX_WEDGES);
  return rows.flatMap(({ category }) => findProductCategory(category)?.id ?? []);
}
