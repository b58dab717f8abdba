import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { DAY } from "#app/server/durations";
import type { Services } from "#app/server/services.server";
import { sweepUploads } from "#app/server/storage/uploads.server";

export const TRASH_DAYS = 30;

type Needed = Pick<Services, "db" | "storage" | "log">;

/** Keeps orders with a payment problem, so that the problem stays visible. */
export function sweepTrash(services: Needed, now = Date.now()): Promise<number> {
  const { paymentProblem } = services.db.tables.formSubmissions;
  return emptyTrash(services, new Date(now - TRASH_DAYS * DAY), isNull(paymentProblem));
}

/** Files become uploads without an order in the same transaction; the sweeper then deletes them, with retries. */
export async function emptyTrash(services: Needed, before: Date, condition?: SQL): Promise<number> {
  const { db, log } = services;
  const { formSubmissions } = db.tables;
  const { id, deletedAt } = formSubmissions;
  let removedTotal = 0;
  for (;;) {
    const matching = and(lt(deletedAt, before), condition);
    const orders = await db.read.select({ id }).from(formSubmissions).where(matching).limit(200);
    let removed = 0;
    for (const order of orders) if (await removeOrder(services, order.id, condition)) removed++;
    removedTotal += removed;
    if (removed === 0) break;
  }
  if (removedTotal > 0) {
    log.info({ emptied: removedTotal }, "orders removed from the trash");
    await sweepUploads(services);
  }
  return removedTotal;
}

async function removeOrder({ db }: Needed, order: string, condition?: SQL): Promise<boolean> {
  const { formSubmissions, uploads, deliveredFiles } = db.tables;
  return db.transact(async (tx) => {
    const [locked] = await tx
      .update(formSubmissions)
      .set({ currency: sql`${formSubmissions.currency}` })
      .where(and(eq(formSubmissions.id, order), isNotNull(formSubmissions.deletedAt), condition))
      .returning({ id: formSubmissions.id });
    if (!locked) return false;
    // The sweeper removes uploads without an order after a day.
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
