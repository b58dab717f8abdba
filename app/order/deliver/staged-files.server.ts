import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { AttachedFile } from "#app/files/staged-file";
import type { Services } from "#app/server/services.server";
import { createDownloadName, createKeyName, listThumbnailKeys } from "#app/server/storage/file-names";
import type { IncomingFile } from "#app/server/storage/incoming-file.server";
import { storeIncomingFile } from "#app/server/storage/store-incoming-file.server";
import {
  type FileServices,
  isStaged,
  listFiles,
  removeFiles,
  sweepFiles,
} from "#app/server/storage/stored-files.server";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { lockOrder } from "../state/lock-order.server";

type Order = Pick<Row<"formSubmissions">, "id" | "submissionId">;

function getDeliveryFiles({ tables: { deliveredFiles } }: Database) {
  const { path, uploadedAt: time, deliveryId } = deliveredFiles;
  return { table: deliveredFiles, path, time, isFree: isNull(deliveryId), listCopies: listThumbnailKeys };
}

/** @throws UploadRefused */
export async function stageFile(services: FileServices, order: Order, file: IncomingFile): Promise<AttachedFile> {
  const { db } = services;
  const { deliveredFiles } = db.tables;
  const name = createDownloadName(file.name);
  const { id, size } = await storeIncomingFile(services, getDeliveryFiles(db), file, {
    async insert(tx, type) {
      const locked = await lockOrder(db, tx, order.id);
      if (!locked || locked.deletedAt) throw new Error(`order ${order.submissionId} does not accept files`);
      const uploadedAt = new Date();
      const path = await findFreeKey(db, tx, order, name);
      const row = { id: randomUUID(), orderId: order.id, name, path, type, uploadedAt };
      await tx.insert(deliveredFiles).values(row);
      return row;
    },
    complete: () => ({ uploadedAt: new Date() }),
  });
  return { id, name, size };
}

/** Files with the same name get different timestamps. The caller has locked the order. */
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

/** Ordered like `ids`, without files that were delivered or removed. */
export async function listStagedFiles(
  { db }: Pick<Services, "db">,
  orderId: string,
  ids: string[],
): Promise<AttachedFile[]> {
  const isOfOrder = eq(db.tables.deliveredFiles.orderId, orderId);
  const rows = await listFiles({ db }, getDeliveryFiles(db), ids, and(isOfOrder, isStagedForDelivery(db)));
  return rows.map(({ id, name, size }) => ({ id, name, size }));
}

export const isStagedForDelivery = (db: Database) => isStaged(getDeliveryFiles(db));

export function removeStagedFiles(
  services: FileServices,
  orderId: string,
  files: readonly { id: string }[],
): Promise<void> {
  const { db } = services;
  return removeFiles(services, getDeliveryFiles(db), files, eq(db.tables.deliveredFiles.orderId, orderId));
}

export function sweepStagedFiles(services: FileServices, now: number): Promise<number> {
  return sweepFiles(services, getDeliveryFiles(services.db), now);
}

export function createDeliveryKey(number: string, timestamp: number, name: string): string {
  return `${number}/delivery/${createKeyName(timestamp, name)}`;
}
