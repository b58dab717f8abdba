import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { listThumbnailKeys } from "#app/server/storage/file-names";
import type { IncomingFile } from "#app/server/storage/incoming-file.server";
import { storeIncomingFile } from "#app/server/storage/store-incoming-file.server";
import { type FileServices, listFiles, removeFiles, sweepFiles } from "#app/server/storage/stored-files.server";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { limits } from "../model/packages";

export type StoredPhoto = Pick<Row<"uploads">, "id" | "name" | "size" | "type" | "checksum">;

const EXTENSIONS: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
};

/** A changed order shares its photos with the one before (attach-photos.server.ts). */
function getPhotoFiles({ tables: { uploads } }: Database) {
  const { path, createdAt: time, orderId } = uploads;
  return { table: uploads, path, time, isFree: isNull(orderId), sharesObjects: true, listCopies: listThumbnailKeys };
}

/** Called with the number of bytes that arrived, and with null at the file's end. @throws UploadRefused */
export type CountBytes = (bytes: number | null) => Promise<void>;

/** @throws UploadRefused */
export async function storePhoto(
  services: FileServices,
  file: IncomingFile,
  countBytes: CountBytes,
): Promise<StoredPhoto> {
  const { uploads } = services.db.tables;
  const { name } = file;
  let checksum = 0;
  const format = () => checksum.toString(16).padStart(8, "0");
  const storing = storeIncomingFile(services, getPhotoFiles(services.db), file, {
    imageTypes: limits.photoTypes,
    async insert(tx, type) {
      const id = createPhotoId();
      const path = `photos/${Date.now()}-${randomBytes(12).toString("hex")}.${EXTENSIONS[type]}`;
      await tx.insert(uploads).values({ id, path, name, type });
      return { id, path };
    },
    inspect(chunk) {
      if (chunk) checksum = crc32(chunk, checksum);
      return countBytes(chunk?.length ?? null);
    },
    complete: () => ({ checksum: format() }),
  });
  // Also counts the rest of an interrupted or refused file.
  const countRest = () => countBytes(null).catch(() => {});
  const { id, type, size } = await storing.finally(countRest);
  return { id, name, type, size, checksum: format() };
}

export const createPhotoId = () => randomBytes(16).toString("base64url");

/** Ordered like `ids`, without unknown ones. */
export async function listPhotos(services: Pick<Services, "db">, ids: string[]): Promise<StoredPhoto[]> {
  if (ids.length === 0) return [];
  return listFiles(services, getPhotoFiles(services.db), ids);
}

/** Photos of the order form, then those of messages in the order of sending. */
export function listOrderPhotos({ db }: Pick<Services, "db">, order: string) {
  const { id, name, size, messageId, orderId, state, position } = db.tables.uploads;
  return db.read
    .select({ id, name, size, messageId })
    .from(db.tables.uploads)
    .where(and(eq(orderId, order), eq(state, "stored")))
    .orderBy(asc(position), asc(id));
}

export function removePhotos(services: FileServices, photos: readonly { id: string }[]): Promise<void> {
  return removeFiles(services, getPhotoFiles(services.db), photos);
}

export function sweepPhotos(services: FileServices, now?: number): Promise<number> {
  return sweepFiles(services, getPhotoFiles(services.db), now);
}
