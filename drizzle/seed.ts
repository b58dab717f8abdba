import type { Database, Writer } from "./connect";
import { seedProducts } from "./seed-products";

const MINUTE_MS = 60_000;

/**
 * Puts the opening catalogue into the Digital Vault of a new site, once, and tells how many products it put there.
 * Links and pictures stay empty, which the pages show as "Coming soon", until the owner sets them.
 *
 * Run at every start, in any number of processes. A site is new while it has no product, no order and no idea
 * request. So one remaining product is enough for the owner's changes and deletions to stand, and on a site in use
 * the Vault may also be emptied. Only on one that nobody has used yet does an emptied Vault fill again.
 * Two processes that both find the site new meet at the fixed ids: the second inserts nothing.
 */
export async function seed(db: Database): Promise<number> {
  const { products } = db.tables;
  // Looking first takes no lock, so a start does not wait for other processes.
  if (!(await isNew(db, db.read))) return 0;
  return db.transact(async (tx) => {
    if (!(await isNew(db, tx))) return 0;
    const now = Date.now();
    const rows = seedProducts.map(({ about, related, ...product }, position) => ({
      ...product,
      id: productId(product.slug),
      detailedDescription: about.join("\n\n"),
      relatedProducts: related.map(productId),
      // The list shows the newest first, and the catalogue is in the order of the list.
      createdAt: new Date(now - position * MINUTE_MS),
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
