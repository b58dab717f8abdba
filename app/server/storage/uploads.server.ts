import { randomBytes } from "node:crypto";
import { type Readable, Transform } from "node:stream";
import { crc32 } from "node:zlib";
import { and, eq, inArray, isNull, lt, ne } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import { lockValue } from "#drizzle/lock-value";
import type { Row } from "#drizzle/schema";
import type { Services } from "../services.server";
import { detectImageType } from "./detect-image-type.server";
import { type IncomingFile, UploadRefused } from "./incoming-file.server";
import { getThumbnailKey } from "./thumbnails.server";

export type StoredUpload = Pick<Row<"uploads">, "id" | "name" | "size" | "type" | "checksum">;
type UploadServices = Pick<Services, "db" | "storage" | "log">;

const ABANDONED_AFTER_MS = 24 * 3_600_000;
const EXTENSIONS: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/gif": "gif",
};

/** The row is written first (pending), so that a crash leaves no unknown file. @throws UploadRefused */
export async function storeUpload(
  services: UploadServices,
  file: Omit<IncomingFile, "type"> & {
    types: readonly string[];
    allowBytes: (bytes: number) => boolean;
  },
): Promise<StoredUpload> {
  const { db, storage } = services;
  const { uploads } = db.tables;
  const first = await readFirstBytes(file.body);
  if (first.length === 0) throw new UploadRefused(file.signal.aborted ? "cut" : "empty");
  const type = detectImageType(first);
  if (!type || !file.types.includes(type)) throw new UploadRefused("type");

  const id = randomBytes(16).toString("base64url");
  const path = `photos/${Date.now()}-${randomBytes(12).toString("hex")}.${EXTENSIONS[type]}`;
  const name = file.name;
  await db.transact((tx) => tx.insert(uploads).values({ id, path, name, type }));
  let checksum = 0;
  let size = 0;
  let overVolume = false;
  const inspect = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      overVolume ||= !file.allowBytes(chunk.length);
      if (overVolume) return done(new UploadRefused("volume"));
      size += chunk.length;
      checksum = crc32(chunk, checksum);
      done(null, chunk);
    },
  });
  file.body.on("error", (error) => inspect.destroy(error));
  inspect.write(first);
  try {
    await storage.put(path, file.body.pipe(inspect), { type, signal: file.signal });
    if (file.signal.aborted) throw new UploadRefused("cut");
    if (file.wasTruncated()) throw new UploadRefused("size");
    const stored = { id, name, type, size, checksum: checksum.toString(16).padStart(8, "0") };
    await db.transact((tx) =>
      tx
        .update(uploads)
        .set({ ...stored, state: "stored" })
        .where(eq(uploads.id, id)),
    );
    return stored;
  } catch (error) {
    await discardUpload(services, id);
    if (overVolume) throw new UploadRefused("volume");
    if (file.signal.aborted) throw new UploadRefused("cut");
    throw error;
  }
}

/** Marked first, so that no order can attach it meanwhile. When the storage fails, the sweeper tries again. */
async function discardUpload({ db, storage, log }: UploadServices, id: string): Promise<void> {
  const { uploads } = db.tables;
  try {
    const path = await db.transact((tx) => releaseObject(db, tx, id));
    if (path === null) return;
    await storage.delete(path);
    await storage.delete(getThumbnailKey(path));
    await db.transact((tx) => tx.delete(uploads).where(eq(uploads.id, id)));
  } catch (error) {
    log.warn({ err: error, upload: id }, "upload not removed yet");
  }
}

/**
 * Returns the path of the object to remove; null if the upload belongs to an order or shares its object with another
 * upload. The row of a shared object is removed at once; the object is removed with its last row.
 */
async function releaseObject(db: Database, tx: Writer, id: string): Promise<string | null> {
  const { uploads } = db.tables;
  const [marked] = await tx
    .update(uploads)
    .set({ state: "removing" })
    .where(and(eq(uploads.id, id), isNull(uploads.orderId)))
    .returning({ path: uploads.path });
  if (!marked) return null;
  // A changed order shares its photos with the one before (attach-photos.server.ts), and both may be removed at once.
  await lockValue(db, tx, `object ${marked.path}`);
  const shared = and(eq(uploads.path, marked.path), ne(uploads.id, id));
  if ((await tx.$count(uploads, shared)) === 0) return marked.path;
  await tx.delete(uploads).where(eq(uploads.id, id));
  return null;
}

/** In the order of `ids`; unknown ones are omitted. */
export async function listUploads({ db }: Pick<Services, "db">, ids: string[]): Promise<StoredUpload[]> {
  const { uploads } = db.tables;
  if (ids.length === 0) return [];
  const { id, name, size, type, checksum } = uploads;
  const rows = await db.read
    .select({ id, name, size, type, checksum })
    .from(uploads)
    .where(and(inArray(id, ids), eq(uploads.state, "stored")));
  return ids.flatMap((wanted) => rows.find((row) => row.id === wanted) ?? []);
}

/** Uploads that belong to an order are skipped. */
export async function removeUploads(services: UploadServices, ids: string[]): Promise<void> {
  for (const id of ids) await discardUpload(services, id);
}

/** Removes uploads that no order took within 24 hours. Returns their number. */
export async function sweepUploads(services: UploadServices, now = Date.now()): Promise<number> {
  const { uploads } = services.db.tables;
  const abandoned = await services.db.read
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isNull(uploads.orderId), lt(uploads.createdAt, new Date(now - ABANDONED_AFTER_MS))))
    .limit(500);
  for (const { id } of abandoned) await discardUpload(services, id);
  return abandoned.length;
}

async function readFirstBytes(body: Readable): Promise<Buffer> {
  let bytes: Buffer = Buffer.alloc(0);
  while (bytes.length < 16) {
    const chunk = (body.read() as Buffer | null) ?? (await nextRead(body));
    if (!chunk) break;
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
  }
  return bytes;
}

function nextRead(body: Readable): Promise<Buffer | null> {
  if (body.readableEnded || body.destroyed) return Promise.resolve(null);
  return new Promise((resolve) => {
    const settle = () => {
      for (const event of ["readable", "end", "close", "error"]) body.off(event, settle);
      resolve(body.read() as Buffer | null);
    };
    for (const event of ["readable", "end", "close", "error"]) body.on(event, settle);
  });
}
