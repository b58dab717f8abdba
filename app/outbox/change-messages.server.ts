import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import { splitBatches } from "../server/list/split-batches.server";
import { exemptFromLimit } from "../server/outbox/recipients.server";
import type { Services } from "../server/services.server";

/** The update repeats the condition, so that messages that were sent meanwhile or are being sent do not change. */
export async function retryMessages(
  services: Services,
  id: string | null,
  now = new Date(services.db.now()),
): Promise<number> {
  const { db, worker } = services;
  const { outbox } = db.tables;
  const isDead = eq(outbox.state, "dead");
  const isIdle = and(eq(outbox.state, "pending"), or(isNull(outbox.lockedUntil), lte(outbox.lockedUntil, now)));
  const where = id === null ? isDead : and(eq(outbox.id, id), or(isDead, isIdle));
  const count = await db.transact(async (tx) => {
    let queued = 0;
    if (id !== null) await exemptIfHeld(db, tx, id);
    for await (const ids of splitBatches(await lockMessages(db, tx, where)))
      queued += (
        await tx
          .update(outbox)
          .set({
            state: "pending",
            attempts: sql`case when ${isDead} then 0 else ${outbox.attempts} end`,
            runAt: now,
            heldFor: null,
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

async function exemptIfHeld(db: Database, tx: Writer, id: string): Promise<void> {
  const { outbox } = db.tables;
  const [message] = await tx.select({ heldFor: outbox.heldFor }).from(outbox).where(eq(outbox.id, id));
  if (message?.heldFor) await exemptFromLimit(db, tx, { id, heldFor: message.heldFor });
}

// Locked in the order of ids, so that two concurrent retries do not deadlock.
async function lockMessages({ dialect, tables: { outbox } }: Database, tx: Writer, where: SQL | undefined) {
  const messages = tx.select({ id: outbox.id }).from(outbox).where(where).orderBy(asc(outbox.id));
  const rows = await lockRows({ dialect }, messages);
  return rows.map((row) => row.id);
}

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
