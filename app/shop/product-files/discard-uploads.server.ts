import { and, asc, eq, lt } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { DAY } from "#app/server/time/durations";

type FileServices = Pick<Services, "db" | "storage" | "log">;

/** Files that became a version are skipped. */
export async function discardUploads(services: FileServices, productId: string, ids: string[]): Promise<void> {
  const { productUploads } = services.db.tables;
  for (const id of ids) {
    const isOfProduct = and(eq(productUploads.id, id), eq(productUploads.productId, productId));
    if ((await services.db.read.$count(productUploads, isOfProduct)) > 0) await discardUpload(services, id);
  }
}

/** Removes files that became no version within a day. */
export async function sweepProductUploads(services: FileServices, now = Date.now()): Promise<void> {
  const { id, createdAt } = services.db.tables.productUploads;
  const abandoned = await services.db.read
    .select({ id })
    .from(services.db.tables.productUploads)
    .where(lt(createdAt, new Date(now - DAY)))
    .orderBy(asc(createdAt))
    .limit(500);
  for (const row of abandoned) await discardUpload(services, row.id);
}

/** Marked first, so that no version can take it meanwhile. When the storage fails, the sweeper tries again. */
export async function discardUpload({ db, storage, log }: FileServices, id: string): Promise<void> {
  const { productUploads } = db.tables;
  const isUpload = eq(productUploads.id, id);
  try {
    const [marked] = await db.transact((tx) =>
      tx
        .update(productUploads)
        .set({ state: "removing" })
        .where(isUpload)
        .returning({ storagePath: productUploads.storagePath }),
    );
    if (!marked) return;
    await storage.delete(marked.storagePath);
    await db.transact((tx) => tx.delete(productUploads).where(isUpload));
  } catch (error) {
    log.warn({ err: error, upload: id }, "file of a product not removed yet");
  }
}
