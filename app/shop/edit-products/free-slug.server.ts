import { and, eq, inArray, ne } from "drizzle-orm";
import { createSlug } from "#app/server/text/clean-text";
import type { Database, Writer } from "#drizzle/connect";
import { lockValue } from "#drizzle/lock-rows";
import { productFields } from "../model/product-fields";

const MAX_TRIES = 50;

/** The title's own slug, or the first free one with a number. It is reserved until the transaction ends. */
export async function findFreeSlug(db: Database, tx: Writer, id: string, title: string): Promise<string> {
  const { products } = db.tables;
  await lockSlugs(db, tx);
  const slug = createSlug(title, productFields.slug.limit - 4) || "product";
  const candidates = [slug, ...Array.from({ length: MAX_TRIES }, (_, index) => `${slug}-${index + 2}`)];
  const rows = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(and(inArray(products.slug, candidates), ne(products.id, id)));
  const taken = new Set(rows.map((row) => row.slug));
  return candidates.find((candidate) => !taken.has(candidate)) ?? `${slug.slice(0, 40)}-${id}`;
}

export async function isSlugTaken(db: Database, tx: Writer, id: string, slug: string): Promise<boolean> {
  const { products } = db.tables;
  await lockSlugs(db, tx);
  return (await tx.$count(products, and(eq(products.slug, slug), ne(products.id, id)))) > 0;
}

const lockSlugs = (db: Database, tx: Writer) => lockValue(db, tx, "product slugs");
