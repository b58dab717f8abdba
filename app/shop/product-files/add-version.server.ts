import { and, eq, max } from "drizzle-orm";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { isStaged } from "#app/server/storage/stored-files.server";
import type { Database, Writer } from "#drizzle/connect";
import { lockProduct } from "../products/lock-product.server";
import type { Change } from "./change-pictures.server";
import { getProductUploads } from "./product-uploads.server";
import { countBuyersToEmail, emailNextBuyers, emailRemainingBuyers } from "./tell-buyers.server";

interface NewVersion {
  uploadId: string;
  note: string | null;
  tellsBuyers: boolean;
}

/** Buyers get this version from now on. `told`: buyers to email. Null if there is no such file or product. */
export async function addVersion(
  services: Services,
  { id: productId, actor }: Change,
  { uploadId, note, tellsBuyers }: NewVersion,
): Promise<{ name: string; version: number; told: number } | null> {
  const { db } = services;
  const { products, productFiles, productUploads } = db.tables;
  const isOfProduct = and(eq(productUploads.id, uploadId), eq(productUploads.productId, productId));
  const isFree = and(isOfProduct, isStaged(getProductUploads(db)));
  const added = await db.transact(async (tx) => {
    const product = await lockProduct(db, tx, productId);
    const [upload] = product ? await tx.delete(productUploads).where(isFree).returning() : [];
    if (!product || !upload) return null;
    const [id, version] = [newId(), await findNextVersion(db, tx, productId)];
    const { name, type, size, storagePath } = upload;
    const buyersToTell = tellsBuyers ? await countBuyersToEmail(db, tx, productId) : 0;
    const file = { id, productId, version, name, type, size, storagePath, note, createdAt: new Date() };
    await tx
      .insert(productFiles)
      .values({ ...file, toldBy: tellsBuyers ? actor : null, buyersToTell, tellsNow: buyersToTell > 0 });
    await tx.update(products).set({ updatedAt: new Date() }).where(eq(products.id, productId));
    return { id, name, version, told: buyersToTell };
  });
  if (added?.told && (await emailNextBuyers(services, added.id)))
    void emailRemainingBuyers(services).catch((err) =>
      services.log.error({ err, file: added.id }, "not all buyers were emailed; the sweeper continues"),
    );
  return added;
}

async function findNextVersion({ tables }: Database, tx: Writer, productId: string): Promise<number> {
  const { productFiles } = tables;
  const [newest] = await tx
    .select({ version: max(productFiles.version) })
    .from(productFiles)
    .where(eq(productFiles.productId, productId));
  return (newest?.version ?? 0) + 1;
}
