import { and, desc, eq, gt } from "drizzle-orm";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { sendDownloadLink } from "../../../buy/send-download-link.server";
import type { Product } from "../../../products/find-product.server";
import { lockProduct } from "../lock-product.server";
import { findNextVersion, type StoredDownload } from "./store-file.server";

interface NewVersion {
  file: StoredDownload;
  note: string | null;
  /** Whether earlier buyers are told. */
  tellsBuyers: boolean;
}

/** Buyers get it from now on. Returns how many of them are told, or null if the product does not exist. */
export async function addVersion(
  services: Services,
  productId: string,
  { file, note, tellsBuyers }: NewVersion,
): Promise<{ version: number; told: number } | null> {
  const { db, changes, worker } = services;
  const { products, productFiles } = db.tables;
  const added = await db.transact(async (tx) => {
    const product = await lockProduct(db, tx, productId);
    if (!product) return null;
    const [id, version] = [newId(), await findNextVersion(services, tx, productId)];
    await tx.insert(productFiles).values({ ...file, id, productId, version, note, createdAt: new Date() });
    await tx.update(products).set({ updatedAt: new Date() }).where(eq(products.id, productId));
    const buyers = tellsBuyers ? await listBuyers(services, tx, product) : [];
    for (const purchase of buyers)
      await sendDownloadLink(services, tx, { product, purchase, topic: "purchase-update", cause: id, note });
    return { version, told: buyers.length };
  });
  if (added) changes.notify("products");
  if (added?.told) worker.wake();
  return added;
}

/** The newest purchase of each buyer whose download works. */
async function listBuyers({ db }: Services, tx: Writer, { id }: Product): Promise<Row<"purchases">[]> {
  const { purchases } = db.tables;
  const isUsable = and(
    eq(purchases.productId, id),
    eq(purchases.status, "active"),
    gt(purchases.expiresAt, new Date()),
  );
  const rows = await tx.select().from(purchases).where(isUsable).orderBy(desc(purchases.createdAt), desc(purchases.id));
  const told = new Set<string>();
  return rows.filter(({ email }) => email && !told.has(email) && told.add(email));
}
