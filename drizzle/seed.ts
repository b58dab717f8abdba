import type { Database, Writer } from "./connect";
import { seedProducts } from "./seed-products";

const MINUTE_MS = 60_000;

/** Runs at every start, but fills the shop only while there is no product, order or idea request. */
export async function seed(db: Database): Promise<number> {
  const { products } = db.tables;
  // A read first, because a write would wait for other processes.
  if (!(await isNew(db, db.read))) return 0;
  return db.transact(async (tx) => {
    if (!(await isNew(db, tx))) return 0;
    const now = Date.now();
    const rows = seedProducts.map(({ about, related, ...product }, index) => ({
      ...product,
      id: productId(product.slug),
      detailedDescription: about.join("\n\n"),
      relatedProducts: related.map(productId),
      createdAt: new Date(now - index * MINUTE_MS),
      position: now - index * MINUTE_MS,
    }));
    const inserted = await tx.insert(products).values(rows).onConflictDoNothing().returning({ id: products.id });
    return inserted.length;
  });
}

async function isNew({ tables }: Database, from: Pick<Writer, "select">): Promise<boolean> {
  const { products, formSubmissions, toolRequests } = tables;
  for (const { id } of [products, formSubmissions, toolRequests]) {
    const rows = await from.select({ id }).from(id.table).limit(1);
    if (rows.length > 0) return false;
  }
  return true;
}

const productId = (slug: string) => `product-${slug}`;
