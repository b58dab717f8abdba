import { and, asc, desc, eq, exists, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { contains } from "#app/server/list/contains.server";
import { PAGE_SIZE, paginate } from "#app/server/list/page.server";
import { scanRows } from "#app/server/list/scan-rows.server";
import type { Services } from "#app/server/services.server";
import type { Database } from "#drizzle/connect";
import type { Filters } from "../model/sale-filters";

// More products would make the filter useless.
const MAX_LISTED_PRODUCTS = 500;

export async function findSales({ db }: Pick<Services, "db">, filters: Filters) {
  const { purchases } = db.tables;
  const isListed = isOnList(db, filters);
  const [total, ids] = await Promise.all([
    db.read.$count(purchases, and(isNull(purchases.deletedAt), gte(purchases.createdAt, new Date(0)))),
    findSaleIds(db, filters),
  ]);
  const found = ids ? ids.length : filters.product ? await db.read.$count(purchases, isListed) : total;
  const { page, pages, offset } = paginate(found, filters.page);
  const sales = selectSales(db);
  const rows = ids
    ? await sales.where(inArray(purchases.id, ids.slice(offset, offset + PAGE_SIZE)))
    : await sales.where(isListed).limit(PAGE_SIZE).offset(offset);
  return { rows, found, total, page, pages, offset };
}

export async function findSaleIds(db: Database, filters: Filters): Promise<string[] | null> {
  const { purchases } = db.tables;
  const { id, createdAt: time, status, search } = purchases;
  const condition = and(
    filters.status ? eq(status, filters.status) : undefined,
    filters.q ? contains(search, filters.q) : undefined,
  );
  if (!condition) return null;
  const rows = await scanRows(db, {
    table: purchases,
    id,
    time,
    kind: status,
    indexed: isOnList(db, filters),
    condition,
  });
  return rows.map((row) => row.id);
}

export function isOnList({ tables: { purchases } }: Pick<Database, "tables">, { product }: Filters): SQL | undefined {
  return and(isNull(purchases.deletedAt), product ? eq(purchases.productId, product) : undefined);
}

export function selectSales({ read, tables: { products, purchases } }: Database) {
  const { id, number, createdAt, email, status, amountCents, currency, downloadsUsed, downloadsAllowed } = purchases;
  const { dueCents, listCents, refundedCents, couponCode, discountCents, expiresAt } = purchases;
  const columns = { id, number, createdAt, email, status, amountCents, currency, downloadsUsed, downloadsAllowed };
  return read
    .select({
      ...columns,
      dueCents,
      listCents,
      refundedCents,
      couponCode,
      discountCents,
      expiresAt,
      title: products.title,
    })
    .from(purchases)
    .innerJoin(products, eq(products.id, purchases.productId))
    .orderBy(desc(createdAt), desc(id));
}

export type ListedSale = Awaited<ReturnType<typeof selectSales>>[number];

export function listSoldProducts({ read, tables: { products, purchases } }: Database) {
  const sold = read
    .select({ one: sql`1` })
    .from(purchases)
    .where(and(eq(purchases.productId, products.id), isNull(purchases.deletedAt)));
  return read
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(exists(sold))
    .orderBy(asc(products.title), asc(products.id))
    .limit(MAX_LISTED_PRODUCTS);
}
