import { and, desc, eq, gt, gte, max, sql } from "drizzle-orm";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { addPurchaseEvent } from "../../../buy/purchase-events.server";
import { sendDownloadLink } from "../../../buy/send-download-link.server";
import type { Product } from "../../../products/find-product.server";
import { lockProduct } from "../../../products/lock-product.server";
import type { Change } from "./change-pictures.server";

interface NewVersion {
  /** The id that the file got when it was stored. */
  uploadId: string;
  note: string | null;
  /** Whether earlier buyers are told. */
  tellsBuyers: boolean;
}

/** Buyers get it from now on. Returns how many of them are told, or null if there is no such file or product. */
export async function addVersion(
  services: Services,
  { id: productId, actor }: Change,
  { uploadId, note, tellsBuyers }: NewVersion,
): Promise<{ name: string; version: number; told: number } | null> {
  const { db, changes, worker } = services;
  const { products, productFiles, productUploads } = db.tables;
  const isStored = and(
    eq(productUploads.id, uploadId),
    eq(productUploads.productId, productId),
    eq(productUploads.state, "stored"),
  );
  const added = await db.transact(async (tx) => {
    const product = await lockProduct(db, tx, productId);
    const [upload] = product ? await tx.delete(productUploads).where(isStored).returning() : [];
    if (!product || !upload) return null;
    const [id, version] = [newId(), await findNextVersion(db, tx, productId)];
    const { name, type, size, storagePath } = upload;
    const file = { id, productId, version, name, type, size, storagePath, note, createdAt: new Date() };
    await tx.insert(productFiles).values(file);
    await tx.update(products).set({ updatedAt: new Date() }).where(eq(products.id, productId));
    if (tellsBuyers) await addDownloads(services, tx, product, actor);
    const buyers = tellsBuyers ? await listBuyers(services, tx, product) : [];
    for (const purchase of buyers)
      await sendDownloadLink(services, tx, { product, purchase, topic: "purchase-update", cause: id, note });
    return { name, version, told: buyers.length };
  });
  if (added) changes.notify("products");
  if (added?.told) worker.wake();
  return added;
}

/** The product is locked. */
async function findNextVersion({ tables }: Database, tx: Writer, productId: string): Promise<number> {
  const { productFiles } = tables;
  const [newest] = await tx
    .select({ version: max(productFiles.version) })
    .from(productFiles)
    .where(eq(productFiles.productId, productId));
  return (newest?.version ?? 0) + 1;
}

const isUsable = ({ purchases }: Database["tables"], { id }: Product) =>
  and(eq(purchases.productId, id), eq(purchases.status, "active"), gt(purchases.expiresAt, new Date()));

/** One more for each buyer who has used them all: the mail says that the new version is theirs. */
async function addDownloads({ db }: Services, tx: Writer, product: Product, actor: string): Promise<void> {
  const { purchases } = db.tables;
  const { downloadsUsed, downloadsAllowed } = purchases;
  const opened = await tx
    .update(purchases)
    .set({ downloadsAllowed: sql`${downloadsUsed} + 1` })
    .where(and(isUsable(db.tables, product), gte(downloadsUsed, downloadsAllowed)))
    .returning({ id: purchases.id });
  for (const { id } of opened) await addPurchaseEvent(db, tx, id, { actor, kind: "extended", after: "1 download" });
}

/** The newest purchase of each buyer whose download works. */
async function listBuyers({ db }: Services, tx: Writer, product: Product): Promise<Row<"purchases">[]> {
  const { purchases } = db.tables;
  const rows = await tx
    .select()
    .from(purchases)
    .where(isUsable(db.tables, product))
    .orderBy(desc(purchases.createdAt), desc(purchases.id));
  const told = new Set<string>();
  return rows.filter(({ email }) => email && !told.has(email) && told.add(email));
}
