import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { FileRules } from "../../server/forms/form.server";
import type { TextField } from "../../server/forms/text-field";
import { newId } from "../../server/new-id.server";
import type { Services } from "../../server/services.server";
import { getThumbnailKey } from "../../server/storage/file-names";
import { type IncomingFile, UploadRefused } from "../../server/storage/incoming-file.server";
import type { PictureSize } from "../../server/storage/shrink.server";
import { cropStored, shrinkStored } from "../../server/storage/shrink-stored.server";
import { storeIncomingFile } from "../../server/storage/store-incoming-file.server";
import { type FileServices, removeFiles, sweepFiles } from "../../server/storage/stored-files.server";
import { listCroppedFiles } from "./cropped-files.server";
import { choosePictureAgain, getPictureInputs, MAX_PICTURE_BYTES } from "./picture-fields";

type PictureServices = Pick<Services, "db" | "storage" | "thumbnails" | "log" | "env">;

/** Pictures of texts. One that no saved text has is free, and removed after a day. */
export function getSitePictures({ tables: { sitePictures } }: Database) {
  const { storagePath: path, createdAt: time, takenAt } = sitePictures;
  const listCopies = (picture: string) => [
    getThumbnailKey(picture),
    ...listCroppedFiles(picture, 0).flatMap((file) => (file.path === picture ? [] : file.path)),
  ];
  return { table: sitePictures, path, time, isFree: isNull(takenAt), listCopies };
}

/** The fields of a form that are pictures. */
export const listPictureFields = (fields: Readonly<Record<string, TextField>>) =>
  Object.values(fields).filter(({ isPicture }) => isPicture);

interface UploadedPicture {
  id: string;
  /** The name of its file input. */
  input: string;
}

/** Call it only for admins. */
export function createPictureRules(
  services: PictureServices,
  fields: readonly TextField[],
): FileRules<UploadedPicture> {
  const places = new Map(fields.map(({ name, original }) => [getPictureInputs(name).file, original]));
  return {
    ...{ fields: [...places.keys()], maxCount: places.size, maxBytes: MAX_PICTURE_BYTES },
    store: async (file, input) => ({ ...(await storePicture(services, file, places.get(input))), input }),
    discard: (pictures) => removeFiles(services, getSitePictures(services.db), pictures),
  };
}

/** `place`: what it is cropped to. @throws UploadRefused */
async function storePicture(
  services: PictureServices,
  file: IncomingFile,
  place: PictureSize | undefined,
): Promise<{ id: string }> {
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
    const made = place
      ? await cropStored(services, path, place, listCroppedFiles(path, place.width))
      : { size: (await shrinkStored(services, path)).size };
    await db.transact((tx) => tx.update(sitePictures).set(made).where(eq(sitePictures.id, id)));
    return { id };
  } catch (error) {
    await removeFiles(services, getSitePictures(db), [{ id }]);
    throw file.signal.aborted ? new UploadRefused("cut") : error;
  }
}

/** In the transaction that saves texts with pictures. Returns what is wrong, by the names of the texts. */
export async function takePictures(
  db: Database,
  tx: Writer,
  fields: Readonly<Record<string, TextField>>,
  texts: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const problems: Record<string, string> = {};
  for (const { name, original } of listPictureFields(fields))
    if (texts[name] && !(await takePicture(db, tx, texts[name], original))) problems[name] = choosePictureAgain;
  return problems;
}

/** False if it was removed meanwhile, or does not have the size of its place. */
async function takePicture(
  { tables: { sitePictures } }: Database,
  tx: Writer,
  id: string,
  place: PictureSize | undefined,
): Promise<boolean> {
  const { width, height } = sitePictures;
  const fits = place ? and(eq(width, place.width), eq(height, place.height)) : isNull(width);
  const taken = await tx
    .update(sitePictures)
    .set({ takenAt: sql`coalesce(${sitePictures.takenAt}, ${sitePictures.createdAt})` })
    .where(and(eq(sitePictures.id, id), eq(sitePictures.state, "stored"), fits))
    .returning({ id: sitePictures.id });
  return taken.length > 0;
}

export const sweepSitePictures = (services: FileServices, now: number) =>
  sweepFiles(services, getSitePictures(services.db), now);
