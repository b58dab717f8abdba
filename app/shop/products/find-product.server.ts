import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { cardColumns, type ListedProduct } from "./list-products.server";

export type Product = Row<"products">;

type Reader = Pick<Database, "read" | "tables">;

export async function findProduct({ read, tables: { products } }: Reader, slug: string): Promise<Product | null> {
  const [product] = await read.select().from(products).where(eq(products.slug, slug));
  return product ?? null;
}

export async function findPublishedProduct(db: Reader, slug: string): Promise<Product | null> {
  const product = await findProduct(db, slug);
  return product?.status === "published" ? product : null;
}

export async function findProductById({ read, tables: { products } }: Reader, id: string): Promise<Product | null> {
  const [product] = await read.select().from(products).where(eq(products.id, id));
  return product ?? null;
}

export async function listRelatedProducts(
  { read, tables }: Reader,
  { id, relatedProducts }: Pick<Product, "id" | "relatedProducts">,
): Promise<ListedProduct[]> {
  const { products } = tables;
  const ids = relatedProducts.filter((related) => related !== id);
  if (ids.length === 0) return [];
  const found = await read
    .select(cardColumns(tables))
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.status, "published")));
  return found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)).slice(0, 3);
}
