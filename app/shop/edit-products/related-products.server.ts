import { and, eq, inArray, ne } from "drizzle-orm";
import { paths } from "#app/paths";
import type { Database } from "#drizzle/connect";
import type { ProductTexts } from "../model/product-fields";
import { parseRelated } from "../model/product-formats";
import type { Product } from "../products/find-product.server";
import { byPosition } from "../products/list-products.server";

type Reader = Pick<Database, "read" | "tables">;

// Other products can be typed.
const MAX_SUGGESTIONS = 500;

export async function listRelatedChoices({ read, tables: { products } }: Reader, product: Product | null) {
  const columns = { slug: products.slug, title: products.title };
  const isOther = product ? ne(products.id, product.id) : undefined;
  const chosen = product?.relatedProducts ?? [];
  const [published, related] = await Promise.all([
    read
      .select(columns)
      .from(products)
      .where(and(eq(products.status, "published"), isOther))
      .orderBy(...byPosition(products))
      .limit(MAX_SUGGESTIONS),
    chosen.length > 0 ? read.select(columns).from(products).where(inArray(products.id, chosen)) : [],
  ]);
  return [...related.filter(({ slug }) => published.every((other) => other.slug !== slug)), ...published];
}

export async function showRelated(db: Reader, texts: ProductTexts): Promise<ProductTexts> {
  const ids = parseRelated(texts.relatedProducts);
  const { id, slug } = db.tables.products;
  const slugs = await findPairs(db, { from: id, to: slug, values: ids });
  return { ...texts, relatedProducts: ids.flatMap((one) => slugs.get(one) ?? []).join(",") };
}

/** Turns slugs, or links with slugs, into ids. Text that is no product stays as typed. */
export async function resolveRelated(db: Reader, texts: ProductTexts): Promise<ProductTexts> {
  const typed = parseRelated(texts.relatedProducts);
  const { id, slug } = db.tables.products;
  const ids = await findPairs(db, { from: slug, to: id, values: typed.map(toSlug) });
  const related = new Set(typed.map((text) => ids.get(toSlug(text)) ?? text));
  return { ...texts, relatedProducts: [...related].join(",") };
}

const prefix = paths.product("");

function toSlug(text: string): string {
  const [end = ""] = (text.split(prefix).at(-1) ?? "").split(/[/?#]/);
  return end.toLowerCase();
}

type Column = Reader["tables"]["products"]["id" | "slug"];

async function findPairs(
  { read, tables }: Reader,
  { from, to, values }: { from: Column; to: Column; values: string[] },
) {
  const rows =
    values.length > 0 ? await read.select({ from, to }).from(tables.products).where(inArray(from, values)) : [];
  return new Map(rows.map((row) => [row.from, row.to]));
}
