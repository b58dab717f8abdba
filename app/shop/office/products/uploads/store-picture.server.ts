import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { paths } from "#app/paths";
import { type IncomingFile, UploadRefused } from "#app/server/forms/incoming-file.server";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { detectImageType } from "#app/server/storage/detect-image-type.server";
import { shrink } from "#app/server/storage/shrink.server";
import { uploadLimits } from "./upload-limits";

export interface StoredPicture {
  id: string;
  url: string;
  width: number;
  height: number;
}

type PictureServices = Pick<Services, "db" | "storage" | "log" | "env">;

const accepted: readonly (string | null)[] = ["image/jpeg", "image/png", "image/webp"];
const TYPE = "image/webp";

/** Stores a picture that no product has yet. Its row is written first, so that a crash leaves no unknown file. @throws UploadRefused */
export async function storePicture(services: PictureServices, file: IncomingFile): Promise<StoredPicture> {
  const { db, storage, env } = services;
  const { productPictures } = db.tables;
  const original = await buffer(file.body);
  if (file.signal.aborted) throw new UploadRefused("cut");
  if (file.wasTruncated()) throw new UploadRefused("size");
  if (original.length === 0) throw new UploadRefused("empty");
  const type = detectImageType(original);
  if (!type || !accepted.includes(type)) throw new UploadRefused("type");
  const webp = await shrink(original, type, env.THUMBNAIL_SECONDS, uploadLimits.edge).catch((error) => {
    services.log.info({ err: error }, "picture of a product not read");
    throw new UploadRefused("type");
  });
  const { width, height } = await sharp(webp).metadata();
  const id = newId();
  const picture = { id, type: TYPE, width, height, size: webp.length, storagePath: `products/pictures/${id}.webp` };
  await db.transact((tx) => tx.insert(productPictures).values(picture));
  try {
    await storage.put(picture.storagePath, Readable.from([webp], { objectMode: false }), { type: TYPE });
  } catch (error) {
    await discardPictures(services, [id]);
    throw error;
  }
  return { id, url: paths.productPicture(id), width, height };
}

/** When the storage fails, the sweeper tries again. */
export async function discardPictures({ db, storage, log }: PictureServices, ids: string[]): Promise<void> {
  const { productPictures } = db.tables;
  for (const id of ids)
    try {
      const [picture] = await db.read.select().from(productPictures).where(eq(productPictures.id, id));
      if (!picture || picture.productId) continue;
      await storage.delete(picture.storagePath);
      await db.transact((tx) => tx.delete(productPictures).where(eq(productPictures.id, id)));
    } catch (error) {
      log.warn({ err: error, picture: id }, "picture not removed yet");
    }
}
