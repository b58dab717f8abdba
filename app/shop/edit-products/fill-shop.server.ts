import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { MINUTE } from "#app/server/time/durations";
import { getInsidePageUrl } from "#app/shop/products/catalog-excerpt.server";
import type { CatalogProduct } from "#content/catalog/products/catalog-product";
import { listProducts } from "#content/catalog/products/list";
import type { Database, Writer } from "#drizzle/connect";
import type { ProductPicture } from "#drizzle/schema/values";

const FOLDER = "content/catalog/files";

const mediaTypes: Record<CatalogProduct["type"], string> = {
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
  md: "text/markdown",
};

/** Runs at every start, but fills the shop only while there is no product, order or idea request. */
export async function fillShop({ db, storage }: Pick<Services, "db" | "storage">): Promise<number> {
  // Read first, because a write would wait for other processes.
  if (!(await isNew(db, db.read))) return 0;
  const now = Date.now();
  const products = listProducts().map((product, index) => describeProduct(product, now - index * MINUTE));
  // Several processes may start at the same time: each stores its own files, and only one lists them.
  const run = newId();
  const files = await Promise.all(listProducts().map(({ slug, type }) => describeFile(slug, type, run)));
  for (const { name, type, storagePath } of files)
    await storage.put(storagePath, createReadStream(`${FOLDER}/${name}`), { type });
  const inserted = await db.transact(async (tx) => {
    if (!(await isNew(db, tx))) return 0;
    const { products: table, productFiles } = db.tables;
    const inserted = await tx.insert(table).values(products).onConflictDoNothing().returning({ id: table.id });
    await tx.insert(productFiles).values(files).onConflictDoNothing();
    return inserted.length;
  });
  if (inserted === 0) await Promise.all(files.map(({ storagePath }) => storage.delete(storagePath)));
  return inserted;
}

async function isNew({ tables }: Database, from: Pick<Writer, "select">): Promise<boolean> {
  const { products, formSubmissions, toolRequests } = tables;
  for (const { id } of [products, formSubmissions, toolRequests]) {
    const rows = await from.select({ id }).from(id.table).limit(1);
    if (rows.length > 0) return false;
  }
  return true;
}

const getId = (slug: string) => `product-${slug}`;

function describeProduct({ about, related, previews, type, excerpt: _, ...text }: CatalogProduct, listedAt: number) {
  return {
    ...text,
    id: getId(text.slug),
    detailedDescription: about.join("\n\n"),
    relatedProducts: related.map(getId),
    imageUrl: `/vault/${text.slug}.webp`,
    previews: previews.map(({ alt }, index): ProductPicture => {
      const size = type === "pdf" || type === "md" ? { width: 900, height: 1165 } : { width: 900, height: 675 };
      return { url: getInsidePageUrl(text.slug, index + 1), alt, ...size };
    }),
    createdAt: new Date(listedAt),
    position: listedAt,
  };
}

async function describeFile(slug: string, type: CatalogProduct["type"], run: string) {
  const name = `${slug}.${type}`;
  const { size } = await stat(`${FOLDER}/${name}`);
  const productId = getId(slug);
  const storagePath = `products/${productId}/1-${run}/${name}`;
  return { id: `${productId}-1`, productId, version: 1, name, type: mediaTypes[type], size, storagePath };
}
