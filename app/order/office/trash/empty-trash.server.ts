import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { sweepUploads } from "#app/server/storage/uploads.server";

/** So long a deleted order can be restored. */
export const TRASH_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

type Needed = Pick<Services, "db" | "storage" | "log">;

/** Removes orders that were deleted 30 days ago. One with a payment problem stays, because it shows the problem. */
export function sweepTrash(services: Needed, now = Date.now()): Promise<number> {
  const { paymentProblem } = services.db.tables.formSubmissions;
  return emptyTrash(services, new Date(now - TRASH_DAYS * DAY_MS), isNull(paymentProblem));
}

/**
 * Removes the orders that were deleted before a time and match the condition. In the same transaction their files become
 * uploads without an order, which the sweeper retries to remove from the storage. Returns the number of orders.
 */
export async function emptyTrash(services: Needed, before: Date, condition?: SQL): Promise<number> {
  const { db, log } = services;
  const { formSubmissions } = db.tables;
  const { id, deletedAt } = formSubmissions;
  let emptied = 0;
  for (;;) {
    const found = and(lt(deletedAt, before), condition);
    const orders = await db.read.select({ id }).from(formSubmissions).where(found).limit(200);
    let removed = 0;
    for (const order of orders) if (await removeOrder(services, order.id, condition)) removed++;
    emptied += removed;
    if (removed === 0) break;
  }
  if (emptied > 0) {
    log.info({ emptied }, "orders removed from the trash");
    await sweepUploads(services);
  }
  return emptied;
}

/** Returns false for an order that was restored or changed meanwhile. */
async function removeOrder({ db }: Needed, order: string, condition?: SQL): Promise<boolean> {
  const { formSubmissions, uploads, deliveredFiles } = db.tables;
  return db.transact(async (tx) => {
    const [locked] = await tx
      .update(formSubmissions)
      .set({ currency: sql`${formSubmissions.currency}` })
      .where(and(eq(formSubmissions.id, order), isNotNull(formSubmissions.deletedAt), condition))
      .returning({ id: formSubmissions.id });
    if (!locked) return false;
    // The sweeper removes uploads without an order once they are a day old.
    const orphan = { orderId: null, state: "removing" as const, createdAt: new Date(0) };
    await tx.update(uploads).set(orphan).where(eq(uploads.orderId, order));
    const files = await tx.select().from(deliveredFiles).where(eq(deliveredFiles.orderId, order));
    if (files.length > 0)
      await tx
        .insert(uploads)
        .values(files.map(({ name, path }) => ({ ...orphan, id: randomUUID(), name, path, type: "" })));
    await tx.delete(formSubmissions).where(eq(formSubmissions.id, order));
    return true;
  });
}
