import { paths } from "#app/paths";
import type { Row } from "#drizzle/schema";
import { Visitor } from "../browser/visitor";
import { listRows } from "../database/rows";
import type { Site } from "../site";
import type { Product } from "./products";
import { changePurchase, sellProduct } from "./purchases";

type Review = Row<"productReviews">;

export const typedReview = { stars: "4", text: "The <b>checklist</b> paid for itself.", name: "Dana, baker in Tampa" };

export const listReviews = (site: Site, { id }: Pick<Product, "id">): Promise<Review[]> =>
  listRows(site, "productReviews", { productId: id });

/** A product that was bought and downloaded, and the address of its page for the buyer. */
export async function sellDownloadedProduct(site: Site, changes: Partial<Product> = {}) {
  const sold = await sellProduct(site, changes);
  await changePurchase(site, sold.purchase.id, { downloadsUsed: 1 });
  return { ...sold, address: `${paths.thankYouProduct(sold.product.slug)}?${sold.query}` };
}

export const sendReview = (site: Site, address: string, changes: Record<string, string> = {}) =>
  new Visitor(site).post(address, { intent: "review", ...typedReview, ...changes });

/** A published review of the product, by a buyer of its own. */
export async function insertPublishedReview(site: Site, product: Product, changes: Partial<Review> = {}) {
  const { db } = site.services;
  const id = crypto.randomUUID();
  const now = new Date();
  await db.transact(async (tx) => {
    await tx.insert(db.tables.purchases).values({
      ...{ id, number: `VLT-${id.slice(0, 8)}`, productId: product.id, email: "dana@studio.example", eventId: id },
      ...{ amountCents: 1900, currency: "usd", dueCents: 1900, status: "active", createdAt: now },
      ...{ expiresAt: now, downloadsAllowed: 10, downloadsUsed: 1, search: "" },
    });
    await tx.insert(db.tables.productReviews).values({
      ...{ purchaseId: id, productId: product.id, stars: 5, text: "It works.", name: "Dana" },
      ...{ state: "published", publishedAt: now, ...changes },
    });
  });
}
