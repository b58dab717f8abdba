import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import { splitBatches } from "#app/server/list/split-batches.server";
import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";

/**
 * Puts messages back into the queue, due now: the one with this id, waiting or dead, or all dead ones. The update
 * repeats their condition, so that a sent message stays sent and a worker keeps the one that it is sending. A target
 * that did not respond is tried again at once. Returns the number of messages.
 */
export async function retryMessages(services: Services, id: string | null, now = new Date()): Promise<number> {
  const { db, worker } = services;
  const { outbox } = db.tables;
  const dead = eq(outbox.state, "dead");
  const idle = and(eq(outbox.state, "pending"), or(isNull(outbox.lockedUntil), lte(outbox.lockedUntil, now)));
  const where = id === null ? dead : and(eq(outbox.id, id), or(dead, idle));
  const count = await db.transact(async (tx) => {
    let queued = 0;
    for await (const ids of splitBatches(await lockMessages(db, tx, where)))
      queued += (
        await tx
          .update(outbox)
          .set({
            state: "pending",
            attempts: sql`case when ${dead} then 0 else ${outbox.attempts} end`,
            runAt: now,
            lockedBy: null,
            lockedUntil: null,
            finishedAt: null,
          })
          .where(and(inArray(outbox.id, ids), where))
          .returning({ id: outbox.id })
      ).length;
    return queued;
  });
  if (count > 0) worker.probeNow();
  return count;
}

/** Locks messages in the order of their ids, so that two retries at once do not deadlock. */
async function lockMessages({ dialect, tables: { outbox } }: Database, tx: Writer, where: SQL | undefined) {
  const messages = tx.select({ id: outbox.id }).from(outbox).where(where).orderBy(asc(outbox.id));
  const rows = await (dialect === "postgres" ? messages.for("update") : messages);
  return rows.map((row) => row.id);
}

/** Deletes a dead message. Returns false if there is none with this id. */
export async function discardMessage({ db }: Services, id: string): Promise<boolean> {
  const { outbox } = db.tables;
  const deleted = await db.transact((tx) =>
    tx
      .delete(outbox)
      .where(and(eq(outbox.id, id), eq(outbox.state, "dead")))
      .returning({ id: outbox.id }),
  );
  return deleted.length > 0;
}
