import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { FileRules } from "../../server/forms/form.server";
import type { TextField } from "../../server/forms/text-field";
import { newId } from "../../server/new-id.server";
import { listThumbnailKeys } from "../../server/storage/file-names";
import type { IncomingFile } from "../../server/storage/incoming-file.server";
import type { PictureSize } from "../../server/storage/shrink.server";
import {
  cropStored,
  type PictureServices,
  shrinkStored,
  storePicture,
} from "../../server/storage/shrink-stored.server";
import { type FileServices, removeFiles, sweepFiles } from "../../server/storage/stored-files.server";
import { listCroppedFiles } from "./cropped-files.server";
import { choosePictureAgain, getPictureInputs, MAX_PICTURE_BYTES } from "./picture-fields";

/** Pictures of texts. One that no saved text has, and no Undo brings back, is free, and removed after a day. */
export function getSitePictures({ tables: { sitePictures } }: Database) {
  const { storagePath: path, createdAt: time, takenAt } = sitePictures;
  const listCopies = (picture: string) => [
    ...listThumbnailKeys(picture),
    ...listCroppedFiles(picture, 0).flatMap((file) => (file.path === picture ? [] : file.path)),
  ];
  return { table: sitePictures, path, time, isFree: isNull(takenAt), listCopies };
}

export const listPictureFields = (fields: Readonly<Record<string, TextField>>) =>
  Object.values(fields).filter(({ isPicture }) => isPicture);

interface UploadedPicture {
  id: string;
  input: string;
}

/** Only for admins. */
export function createPictureRules(
  services: PictureServices,
  fields: readonly TextField[],
): FileRules<UploadedPicture> {
  const places = new Map(fields.map(({ name, original }) => [getPictureInputs(name).file, original]));
  return {
    ...{ fields: [...places.keys()], maxCount: places.size, maxBytes: MAX_PICTURE_BYTES },
    store: async (file, input) => ({ ...(await storeSitePicture(services, file, places.get(input))), input }),
    discard: (pictures) => removeFiles(services, getSitePictures(services.db), pictures),
  };
}

/** `place`: what it is cropped to. @throws UploadRefused */
async function storeSitePicture(services: PictureServices, file: IncomingFile, place: PictureSize | undefined) {
  const { db } = services;
  const { sitePictures } = db.tables;
  const id = newId();
  const path = `pictures/${id}.webp`;
  return storePicture(services, getSitePictures(db), file, {
    async insert(tx) {
      await tx.insert(sitePictures).values({ id, storagePath: path, createdAt: new Date() });
      return { id, path };
    },
    async make() {
      const made = place
        ? await cropStored(services, path, place, listCroppedFiles(path, place.width))
        : { size: (await shrinkStored(services, path)).size };
      await db.transact((tx) => tx.update(sitePictures).set(made).where(eq(sitePictures.id, id)));
      return made;
    },
  });
}

/**
 * In the transaction that saves `values`. Returns what is wrong, by the names of the texts: a picture was removed
 * meanwhile, or does not have the size of its place. A picture that stays may have been cropped for an earlier size of
 * its place, and so may one that Undo brings back (`fits`).
 */
export async function takePictures(
  { tables: { sitePictures } }: Database,
  tx: Writer,
  fields: Readonly<Record<string, TextField>>,
  { saved, values }: Record<"saved" | "values", Readonly<Record<string, string>>>,
  { fits = true } = {},
): Promise<Record<string, string>> {
  const { id, state, width, height } = sitePictures;
  const take = (picture: string, condition?: SQL) =>
    tx
      .update(sitePictures)
      .set({ takenAt: new Date() })
      .where(and(eq(id, picture), eq(state, "stored"), condition))
      .returning({ id });
  const problems: Record<string, string> = {};
  for (const { name, original } of listPictureFields(fields)) {
    const [before, after] = [saved[name], values[name]];
    if (before === after) continue;
    // Undo may bring the picture back, at least for a day.
    if (before) await take(before);
    if (!after) continue;
    const isOfPlace = original ? and(eq(width, original.width), eq(height, original.height)) : isNull(width);
    const taken = await take(after, fits ? isOfPlace : undefined);
    if (taken.length === 0) problems[name] = choosePictureAgain;
  }
  return problems;
}

export const sweepSitePictures = (services: FileServices, now: number) =>
  sweepFiles(services, getSitePictures(services.db), now);
