import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { sweepUploads } from "#app/server/storage/uploads.server";

/** So long a deleted order can be taken back. */
export const TRASH_KEPT_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

type Needed = Pick<Services, "db" | "storage" | "log">;

/**
 * Empties the trash of what has lain in it for 30 days, files included. Returns how many orders that were. An order
 * with a payment problem stays until somebody has dealt with it: the order is where that problem is shown.
 */
export function sweepTrash(services: Needed, now = Date.now()): Promise<number> {
  const { paymentProblem } = services.db.tables.formSubmissions;
  return emptyTrash(services, new Date(now - TRASH_KEPT_DAYS * DAY_MS), isNull(paymentProblem));
}

/**
 * Removes for good every order that was deleted before then and meets the condition. Its files become uploads without
 * an order, in the same transaction, so that the sweeper removes them from the storage however often it must try.
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

/** One order with all that belongs to it. One that was taken back meanwhile or no longer meets the condition stays. */
async function removeOrder({ db }: Needed, order: string, condition?: SQL): Promise<boolean> {
  const { formSubmissions, uploads, deliveredFiles } = db.tables;
  return db.transact(async (tx) => {
    const [doomed] = await tx
      .update(formSubmissions)
      .set({ currency: sql`${formSubmissions.currency}` })
      .where(and(eq(formSubmissions.id, order), isNotNull(formSubmissions.deletedAt), condition))
      .returning({ id: formSubmissions.id });
    if (!doomed) return false;
    // Long ago: the sweeper takes uploads without an order once they are a day old.
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
