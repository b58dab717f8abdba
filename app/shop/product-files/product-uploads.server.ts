import { and, eq, isNull, lt } from "drizzle-orm";
import type { AttachedFile } from "#app/files/staged-file";
import { newId } from "#app/server/new-id.server";
import { createDownloadName, createKeyName } from "#app/server/storage/file-names";
import type { IncomingFile } from "#app/server/storage/incoming-file.server";
import { type StoreRules, storeIncomingFile } from "#app/server/storage/store-incoming-file.server";
import { type FileServices, removeFiles, sweepFiles } from "#app/server/storage/stored-files.server";
import { DAY } from "#app/server/time/durations";
import type { Database } from "#drizzle/connect";

/** Files that no product has yet. A product that takes a file deletes its row. */
export function getProductUploads({ tables: { productUploads } }: Database) {
  const { storagePath: path, createdAt: time } = productUploads;
  return { table: productUploads, path, time };
}

/** @throws UploadRefused */
export async function storeFile(services: FileServices, productId: string, file: IncomingFile): Promise<AttachedFile> {
  const id = newId();
  const name = createDownloadName(file.name);
  const path = `products/${productId}/${id}/${createKeyName(Date.now(), name)}`;
  const rules = createUploadRules(services.db, { id, productId, name, path });
  const { size } = await storeIncomingFile(services, getProductUploads(services.db), file, rules);
  return { id, name, size };
}

interface NewUpload {
  id: string;
  productId: string | null;
  name: string;
  path: string;
}

export function createUploadRules({ tables }: Database, { id, path, ...upload }: NewUpload): StoreRules {
  return {
    async insert(tx, type) {
      await tx.insert(tables.productUploads).values({ ...upload, id, type, storagePath: path, createdAt: new Date() });
      return { id, path };
    },
    // The day counts from now, because a slow upload may have used part of it.
    complete: () => ({ createdAt: new Date() }),
  };
}

export function removeStagedFiles(
  services: FileServices,
  productId: string,
  files: readonly { id: string }[],
): Promise<void> {
  const { db } = services;
  return removeFiles(services, getProductUploads(db), files, eq(db.tables.productUploads.productId, productId));
}

export async function sweepProductUploads(services: FileServices, now: number): Promise<void> {
  await releaseUntakenPictures(services, now);
  await sweepFiles(services, getProductUploads(services.db), now);
}

// Earlier versions stored pictures that no product had yet in the table of the other pictures.
async function releaseUntakenPictures({ db }: FileServices, now: number): Promise<void> {
  const { productPictures, productUploads } = db.tables;
  const { productId, createdAt } = productPictures;
  const isAbandoned = and(isNull(productId), lt(createdAt, new Date(now - DAY)));
  await db.transact(async (tx) => {
    const pictures = await tx.delete(productPictures).where(isAbandoned).returning();
    for (const { id, type, size, storagePath, createdAt } of pictures)
      await tx.insert(productUploads).values({ id, name: id, type, size, storagePath, createdAt, state: "removing" });
  });
}
