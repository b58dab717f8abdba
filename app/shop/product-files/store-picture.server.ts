import { and, eq } from "drizzle-orm";
import { paths } from "#app/paths";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { type IncomingFile, UploadRefused } from "#app/server/storage/incoming-file.server";
import { shrinkStored } from "#app/server/storage/shrink-stored.server";
import { type FileServices, isStaged, removeFiles } from "#app/server/storage/stored-files.server";
import type { Database, Writer } from "#drizzle/connect";
import { getProductUploads, storeUpload } from "./product-uploads.server";

export interface StoredPicture {
  id: string;
  url: string;
  width: number;
  height: number;
  size: number;
}

type PictureServices = Pick<Services, "db" | "storage" | "thumbnails" | "log" | "env">;

const TYPE = "image/webp";

/**
 * Stores a picture that no product has yet. The original waits in the storage until it is decoded, because many
 * originals would fill the memory. @throws UploadRefused
 */
export async function storePicture(services: PictureServices, file: IncomingFile): Promise<StoredPicture> {
  const id = newId();
  const path = `products/pictures/${id}.webp`;
  await storeUpload(services, file, { id, productId: null, name: id, path });
  try {
    const picture = await shrinkStored(services, path);
    return { id, url: paths.productPicture(id), ...picture };
  } catch (error) {
    await removePictures(services, [{ id }]);
    throw file.signal.aborted ? new UploadRefused("cut") : error;
  }
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

/** Pictures of a product are skipped. */
export function removePictures(services: FileServices, pictures: readonly { id: string }[]): Promise<void> {
  return removeFiles(services, getProductUploads(services.db), pictures);
}
