import { and, count, eq, inArray, sql } from "drizzle-orm";
import { contains } from "#app/server/list/contains.server";
import { paginate } from "#app/server/list/page.server";
import type { Services } from "#app/server/services.server";
import type { Filters } from "../model/product-filters";
import { type ProductStatus, productStatuses } from "../model/product-statuses";
import { byPosition, cardColumns, PRODUCTS_PER_PAGE, selectPage } from "./list-products.server";
import { isSoldCopy } from "./sold-on-sale.server";

export async function findProducts({ db }: Pick<Services, "db">, filters: Filters) {
  const { products } = db.tables;
  const { id, status, title, slug } = products;
  const isListed = and(
    eq(status, filters.status),
    filters.category ? eq(products.category, filters.category) : undefined,
  );
  const [counts, matches] = await Promise.all([
    countByStatus(db),
    // Read at once, unlike lists that grow by themselves: products are made by hand.
    filters.q
      ? db.read
          .select({ id })
          .from(products)
          .where(and(isListed, contains(sql`lower(${title} || ' ' || ${slug})`, filters.q)))
          .orderBy(...byPosition(products))
      : null,
  ]);
  const total = counts[filters.status];
  const found = matches ? matches.length : filters.category ? await db.read.$count(products, isListed) : total;
  const { page, pages, offset } = paginate(found, filters.page, PRODUCTS_PER_PAGE);
  const rows = db.read
    .select(cardColumns(db.tables))
    .from(products)
    .orderBy(...byPosition(products));
  const shown = matches?.slice(offset, offset + PRODUCTS_PER_PAGE).map((match) => match.id);
  const listed = await (shown
    ? rows.where(inArray(id, shown))
    : rows.where(inArray(id, selectPage(db, isListed, page))));
  return { products: listed, counts, found, total, page, pages };
}

async function countByStatus({ read, tables: { products } }: Services["db"]): Promise<Record<ProductStatus, number>> {
  const rows = await read.select({ status: products.status, count: count() }).from(products).groupBy(products.status);
  const counted = productStatuses.map((name) => [name, rows.find(({ status }) => status === name)?.count ?? 0]);
  return Object.fromEntries(counted);
}

export async function countSold({ read, tables }: Services["db"], ids: string[]): Promise<Map<string, number>> {
  const { purchases } = tables;
  if (ids.length === 0) return new Map();
  const rows = await read
    .select({ id: purchases.productId, sold: count() })
    .from(purchases)
    .where(and(inArray(purchases.productId, ids), isSoldCopy({ tables }, read)))
    .groupBy(purchases.productId);
  return new Map(rows.map(({ id, sold }) => [id, sold]));
}

export async function listProductsWithFile(
  { read, tables: { productFiles } }: Services["db"],
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { productId } = productFiles;
  const rows = await read.selectDistinct({ productId }).from(productFiles).where(inArray(productId, ids));
  return new Set(rows.map((row) => row.productId));
}
