import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { FileRules } from "../../server/forms/form.server";
import { newId } from "../../server/new-id.server";
import type { Services } from "../../server/services.server";
import { type IncomingFile, UploadRefused } from "../../server/storage/incoming-file.server";
import { shrinkStored } from "../../server/storage/shrink-stored.server";
import { storeIncomingFile } from "../../server/storage/store-incoming-file.server";
import { type FileServices, removeFiles, sweepFiles } from "../../server/storage/stored-files.server";
import { MAX_PICTURE_BYTES } from "./picture-fields";

type PictureServices = Pick<Services, "db" | "storage" | "thumbnails" | "log" | "env">;

/** Pictures of texts. One that no saved text has is free, and removed after a day. */
export function getSitePictures({ tables: { sitePictures } }: Database) {
  const { storagePath: path, createdAt: time, takenAt } = sitePictures;
  return { table: sitePictures, path, time, isFree: isNull(takenAt), hasThumbnails: true };
}

/** Call it only for admins. `field`: the file input. */
export function createPictureRules(services: PictureServices, field: string): FileRules<{ id: string }> {
  return {
    ...{ field, maxCount: 1, maxBytes: MAX_PICTURE_BYTES },
    store: (file) => storePicture(services, file),
    discard: (pictures) => removeFiles(services, getSitePictures(services.db), pictures),
  };
}

/** @throws UploadRefused */
async function storePicture(services: PictureServices, file: IncomingFile): Promise<{ id: string }> {
  const { db } = services;
  const { sitePictures } = db.tables;
  const id = newId();
  const path = `pictures/${id}.webp`;
  await storeIncomingFile(services, getSitePictures(db), file, {
    async insert(tx) {
      await tx.insert(sitePictures).values({ id, storagePath: path, createdAt: new Date() });
      return { id, path };
    },
  });
  try {
    const { size } = await shrinkStored(services, path);
    await db.transact((tx) => tx.update(sitePictures).set({ size }).where(eq(sitePictures.id, id)));
    return { id };
  } catch (error) {
    await removeFiles(services, getSitePictures(db), [{ id }]);
    throw file.signal.aborted ? new UploadRefused("cut") : error;
  }
}

/** In the transaction that saves a text with the picture. False if it was removed meanwhile. */
export async function takePicture({ tables: { sitePictures } }: Database, tx: Writer, id: string): Promise<boolean> {
  const taken = await tx
    .update(sitePictures)
    .set({ takenAt: sql`coalesce(${sitePictures.takenAt}, ${sitePictures.createdAt})` })
    .where(and(eq(sitePictures.id, id), eq(sitePictures.state, "stored")))
    .returning({ id: sitePictures.id });
  return taken.length > 0;
}

export const sweepSitePictures = (services: FileServices, now: number) =>
  sweepFiles(services, getSitePictures(services.db), now);
