import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { lockOrder } from "../state/lock-order.server";
import { isStagedForDelivery } from "./staged-files.server";

/** Returns the file's name, or null if there was nothing to change. */
export function setWithdrawn(
  { db }: Services,
  actor: string,
  orderId: string,
  fileId: string,
  withdrawn: boolean,
): Promise<string | null> {
  const { deliveredFiles, orderEvents } = db.tables;
  const { id, name, deliveryId, withdrawnAt } = deliveredFiles;
  return db.transact(async (tx) => {
    const order = await lockOrder(db, tx, orderId);
    if (!order || order.deletedAt) return null;
    const isOther = withdrawn ? isNull(withdrawnAt) : isNotNull(withdrawnAt);
    const [file] = await tx
      .update(deliveredFiles)
      .set({ withdrawnAt: withdrawn ? new Date() : null })
      .where(and(eq(id, fileId), eq(deliveredFiles.orderId, orderId), isNotNull(deliveryId), isOther))
      .returning({ name });
    if (!file) return null;
    const event = { kind: "delivery", before: withdrawn ? "withdrawn" : "available again", after: file.name } as const;
    await tx.insert(orderEvents).values({ id: randomUUID(), orderId, createdAt: new Date(), actor, ...event });
    return file.name;
  });
}

/** False if the old file was replaced or withdrawn meanwhile, or the new one was removed. */
export function replaceFile(
  { db }: Services,
  actor: string,
  orderId: string,
  { oldId, newId }: { oldId: string; newId: string },
): Promise<boolean> {
  const { deliveredFiles, orderEvents } = db.tables;
  const { id, name, deliveryId, replacedBy, withdrawnAt } = deliveredFiles;
  const ofOrder = eq(deliveredFiles.orderId, orderId);
  return db.transact(async (tx) => {
    const order = await lockOrder(db, tx, orderId);
    if (!order || order.deletedAt) return false;
    const isCurrent = and(eq(id, oldId), ofOrder, isNotNull(deliveryId), isNull(replacedBy), isNull(withdrawnAt));
    const [old] = await tx.select({ name, deliveryId }).from(deliveredFiles).where(isCurrent);
    if (!old) return false;
    const added = await tx
      .update(deliveredFiles)
      .set({ deliveryId: old.deliveryId })
      .where(and(eq(id, newId), ofOrder, isStagedForDelivery(db)))
      .returning({ id });
    if (added.length === 0) return false;
    await tx.update(deliveredFiles).set({ replacedBy: newId }).where(eq(id, oldId));
    const event = { kind: "delivery", before: "replaced", after: old.name } as const;
    await tx.insert(orderEvents).values({ id: randomUUID(), orderId, createdAt: new Date(), actor, ...event });
    return true;
  });
}
