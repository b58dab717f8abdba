import { randomUUID } from "node:crypto";
import { Transform } from "node:stream";
import { and, asc, eq, inArray, isNull, lt } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { createDownloadName, createKeyName } from "#app/server/storage/file-names";
import { type IncomingFile, UploadRefused } from "#app/server/storage/incoming-file.server";
import { DAY } from "#app/server/time/durations";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { AttachedFile } from "../model/delivery-limits";
import { lockOrder } from "../state/lock-order.server";

type Order = Pick<Row<"formSubmissions">, "id" | "submissionId">;
type StorageServices = Pick<Services, "db" | "storage" | "log">;

const ABANDONED_AFTER_MS = DAY;

/** Stores a file of a delivery that is being prepared. The row is written first. @throws UploadRefused */
export async function stageFile(
  services: StorageServices,
  order: Order,
  { body, signal, wasTruncated, ...file }: IncomingFile,
): Promise<AttachedFile> {
  const { db, storage } = services;
  const { deliveredFiles } = db.tables;
  const id = randomUUID();
  const name = createDownloadName(file.name);
  const type = /^[a-z]+\/[\w.+-]{1,100}$/.test(file.type) ? file.type : "application/octet-stream";
  const path = await db.transact(async (tx) => {
    const locked = await lockOrder(db, tx, order.id);
    if (!locked || locked.deletedAt) throw new Error(`order ${order.submissionId} takes no files`);
    const uploadedAt = new Date();
    const path = await findFreeKey(db, tx, order, name);
    await tx.insert(deliveredFiles).values({ id, orderId: order.id, name, path, type, uploadedAt });
    return path;
  });
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(null, chunk);
    },
  });
  body.on("error", (error) => count.destroy(error));
  try {
    await storage.put(path, body.pipe(count), { type, signal });
    if (signal.aborted) throw new UploadRefused("cut");
    if (wasTruncated()) throw new UploadRefused("size");
    if (size === 0) throw new UploadRefused("empty");
    const stored = { size, state: "stored", uploadedAt: new Date() } as const;
    const isPending = and(eq(deliveredFiles.id, id), eq(deliveredFiles.state, "pending"));
    const updated = await db.transact((tx) =>
      tx.update(deliveredFiles).set(stored).where(isPending).returning({ id: deliveredFiles.id }),
    );
    if (updated.length === 0) {
      // The order was removed meanwhile, and its rows with it.
      await storage.delete(path);
      throw new UploadRefused("cut");
    }
    return { id, name, size };
  } catch (error) {
    body.unpipe(count);
    await discardFile(services, id);
    if (signal.aborted) throw new UploadRefused("cut");
    throw error;
  }
}

/** Files of one name get different timestamps. The order is locked. */
async function findFreeKey({ tables }: Database, tx: Writer, order: Order, name: string): Promise<string> {
  const { id, orderId, path } = tables.deliveredFiles;
  for (let timestamp = Date.now(); ; timestamp++) {
    const key = createDeliveryKey(order.submissionId, timestamp, name);
    const taken = await tx
      .select({ id })
      .from(tables.deliveredFiles)
      .where(and(eq(orderId, order.id), eq(path, key)));
    if (taken.length === 0) return key;
  }
}

/** In the order of `ids`; files that were delivered or removed are omitted. */
export async function listStagedFiles(
  { db }: Pick<Services, "db">,
  orderId: string,
  ids: string[],
): Promise<AttachedFile[]> {
  const { deliveredFiles } = db.tables;
  const { id, name, size } = deliveredFiles;
  if (ids.length === 0) return [];
  const rows = await db.read
    .select({ id, name, size })
    .from(deliveredFiles)
    .where(and(inArray(id, ids), isStaged(db), eq(deliveredFiles.orderId, orderId), isStored(db)));
  return ids.flatMap((wanted) => rows.find((row) => row.id === wanted) ?? []);
}

export const isStaged = ({ tables }: Database) => isNull(tables.deliveredFiles.deliveryId);
export const isStored = ({ tables }: Database) => eq(tables.deliveredFiles.state, "stored");

/** Delivered files are skipped. */
export async function discardFiles(services: StorageServices, orderId: string, ids: string[]): Promise<void> {
  const { id, orderId: order } = services.db.tables.deliveredFiles;
  if (ids.length === 0) return;
  const rows = await services.db.read
    .select({ id })
    .from(services.db.tables.deliveredFiles)
    .where(and(inArray(id, ids), eq(order, orderId)));
  for (const row of rows) await discardFile(services, row.id);
}

/** Marked first, so that no delivery can take it meanwhile. When the storage fails, the sweeper tries again. */
async function discardFile({ db, storage, log }: StorageServices, id: string): Promise<void> {
  const { deliveredFiles } = db.tables;
  try {
    const [marked] = await db.transact((tx) =>
      tx
        .update(deliveredFiles)
        .set({ state: "removing" })
        .where(and(eq(deliveredFiles.id, id), isStaged(db)))
        .returning({ path: deliveredFiles.path }),
    );
    if (!marked) return;
    await storage.delete(marked.path);
    await db.transact((tx) => tx.delete(deliveredFiles).where(eq(deliveredFiles.id, id)));
  } catch (error) {
    log.warn({ err: error, file: id }, "delivery file not removed yet");
  }
}

/** Removes files that nobody delivered within 24 hours. Returns their number. */
export async function sweepStagedFiles(services: StorageServices, now = Date.now()): Promise<number> {
  const { deliveredFiles } = services.db.tables;
  const abandoned = await services.db.read
    .select({ id: deliveredFiles.id })
    .from(deliveredFiles)
    .where(and(isStaged(services.db), lt(deliveredFiles.uploadedAt, new Date(now - ABANDONED_AFTER_MS))))
    .orderBy(asc(deliveredFiles.uploadedAt))
    .limit(500);
  for (const { id } of abandoned) await discardFile(services, id);
  return abandoned.length;
}

export function createDeliveryKey(number: string, timestamp: number, name: string): string {
  return `${number}/delivery/${createKeyName(timestamp, name)}`;
}
