import { and, eq } from "drizzle-orm";
import { paths } from "#app/paths";
import { newId } from "#app/server/new-id.server";
import type { IncomingFile } from "#app/server/storage/incoming-file.server";
import { type PictureServices, shrinkStored, storePicture } from "#app/server/storage/shrink-stored.server";
import { type FileServices, isStaged, removeFiles } from "#app/server/storage/stored-files.server";
import type { Database, Writer } from "#drizzle/connect";
import { createUploadRules, getProductUploads } from "./product-uploads.server";

export interface StoredPicture {
  id: string;
  url: string;
  width: number;
  height: number;
  size: number;
}

const TYPE = "image/webp";

/** @throws UploadRefused */
export async function storeProductPicture(services: PictureServices, file: IncomingFile): Promise<StoredPicture> {
  const id = newId();
  const path = `products/pictures/${id}.webp`;
  const picture = await storePicture(services, getProductUploads(services.db), file, {
    ...createUploadRules(services.db, { id, productId: null, name: id, path }),
    make: () => shrinkStored(services, path),
  });
  return { ...picture, url: paths.productPicture(id) };
}

/** @throws Error if a picture was removed meanwhile */
export async function takePictures(db: Database, tx: Writer, productId: string, pictures: readonly StoredPicture[]) {
  const { productPictures, productUploads } = db.tables;
  for (const { id, width, height, size } of pictures) {
    const isFree = and(eq(productUploads.id, id), isStaged(getProductUploads(db)));
    const [taken] = await tx.delete(productUploads).where(isFree).returning();
    if (!taken) throw new Error("a picture was removed before the product took it");
    const { storagePath } = taken;
    await tx.insert(productPictures).values({ id, productId, type: TYPE, width, height, size, storagePath });
  }
}

export function removePictures(services: FileServices, pictures: readonly { id: string }[]): Promise<void> {
  return removeFiles(services, getProductUploads(services.db), pictures);
}
