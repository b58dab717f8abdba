import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { changeOrder } from "../state/change-order.server";
import { isStagedForDelivery } from "./staged-files.server";

/** Returns the file's name. Null if there was nothing to change. */
export function setWithdrawn(
  services: Services,
  actor: string,
  orderId: string,
  fileId: string,
  withdrawn: boolean,
): Promise<string | null> {
  const { deliveredFiles } = services.db.tables;
  const { id, name, deliveryId, withdrawnAt } = deliveredFiles;
  return changeOrder(services, orderId, async ({ tx, record }) => {
    const isOther = withdrawn ? isNull(withdrawnAt) : isNotNull(withdrawnAt);
    const [file] = await tx
      .update(deliveredFiles)
      .set({ withdrawnAt: withdrawn ? new Date() : null })
      .where(and(eq(id, fileId), eq(deliveredFiles.orderId, orderId), isNotNull(deliveryId), isOther))
      .returning({ name });
    if (!file) return null;
    const before = withdrawn ? "withdrawn" : "available again";
    await record({ actor, kind: "delivery", before, after: file.name });
    return file.name;
  });
}

/** False if the old file was replaced or withdrawn meanwhile, or the new one was removed. */
export async function replaceFile(
  services: Services,
  actor: string,
  orderId: string,
  { oldId, newId }: { oldId: string; newId: string },
): Promise<boolean> {
  const { db } = services;
  const { deliveredFiles } = db.tables;
  const { id, name, deliveryId, replacedBy, withdrawnAt } = deliveredFiles;
  const ofOrder = eq(deliveredFiles.orderId, orderId);
  const replaced = await changeOrder(services, orderId, async ({ tx, record }) => {
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
    await record({ actor, kind: "delivery", before: "replaced", after: old.name });
    return true;
  });
  return replaced ?? false;
}
