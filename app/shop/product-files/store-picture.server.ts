import { Readable } from "node:stream";
import { and, eq, isNull } from "drizzle-orm";
import sharp from "sharp";
import { paths } from "#app/paths";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { detectImageType } from "#app/server/storage/detect-image-type.server";
import { type IncomingFile, UploadRefused } from "#app/server/storage/incoming-file.server";
import { shrink } from "#app/server/storage/shrink.server";
import { readWhole } from "#app/server/storage/thumbnails.server";
import { uploadLimits } from "../model/upload-limits";
import { discardUpload } from "./discard-uploads.server";

export interface StoredPicture {
  id: string;
  url: string;
  width: number;
  height: number;
}

type PictureServices = Pick<Services, "db" | "storage" | "thumbnails" | "log" | "env">;

const accepted: readonly (string | null)[] = ["image/jpeg", "image/png", "image/webp"];
const TYPE = "image/webp";

/**
 * Stores a picture that no product has yet. Its row is written first, so that a crash leaves no file without a row. The
 * original waits in the storage until it is decoded, because many originals would fill the memory. @throws UploadRefused
 */
export async function storePicture(services: PictureServices, file: IncomingFile): Promise<StoredPicture> {
  const { db, storage, thumbnails } = services;
  const { productPictures } = db.tables;
  const id = newId();
  const picture = { id, type: TYPE, width: 0, height: 0, size: 0, storagePath: `products/pictures/${id}.webp` };
  await db.transact((tx) => tx.insert(productPictures).values(picture));
  try {
    await storage.put(picture.storagePath, file.body, { type: "application/octet-stream", signal: file.signal });
    if (file.signal.aborted) throw new UploadRefused("cut");
    if (file.wasTruncated()) throw new UploadRefused("size");
    const { width, height, size } = await thumbnails.inTurn(() => shrinkStored(services, picture.storagePath));
    await db.transact((tx) =>
      tx.update(productPictures).set({ width, height, size }).where(eq(productPictures.id, id)),
    );
    return { id, url: paths.productPicture(id), width, height };
  } catch (error) {
    await discardPictures(services, [id]);
    throw file.signal.aborted ? new UploadRefused("cut") : error;
  }
}

/** Replaces the original with the smaller picture that pages show. @throws UploadRefused */
async function shrinkStored({ storage, env, log }: PictureServices, path: string) {
  const original = await readWhole(await storage.get(path));
  if (original.length === 0) throw new UploadRefused("empty");
  const type = detectImageType(original);
  if (!type || !accepted.includes(type)) throw new UploadRefused("type");
  const webp = await shrink(original, type, env.THUMBNAIL_SECONDS, uploadLimits.edge).catch((error) => {
    log.info({ err: error }, "product picture could not be read");
    throw new UploadRefused("type");
  });
  const { width, height } = await sharp(webp).metadata();
  await storage.put(path, Readable.from([webp], { objectMode: false }), { type: TYPE });
  return { width, height, size: webp.length };
}

/** Pictures of a product are skipped. First becomes an upload to remove, so that no product can take it meanwhile. */
export async function discardPictures(services: PictureServices, ids: string[]): Promise<void> {
  const { db, log } = services;
  const { productPictures, productUploads } = db.tables;
  for (const id of ids)
    try {
      const isDiscarded = await db.transact(async (tx) => {
        const isFree = and(eq(productPictures.id, id), isNull(productPictures.productId));
        const [picture] = await tx.delete(productPictures).where(isFree).returning();
        if (!picture) return false;
        const { type, size, storagePath } = picture;
        await tx.insert(productUploads).values({ id, name: id, type, size, storagePath, state: "removing" });
        return true;
      });
      if (isDiscarded) await discardUpload(services, id);
    } catch (error) {
      log.warn({ err: error, picture: id }, "picture not removed yet");
    }
}
