import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Services } from "#app/server/services.server";

/**
 * Puts messages back into the queue, due now: with an id that one, waiting or dead, without one all dead ones. One
 * UPDATE with its condition, so that what was sent stays sent and what a worker is sending stays with it. A dead one
 * begins to count anew. A target that did not answer is asked again at once. Returns how many there were.
 */
export async function retryMessages(services: Services, id: string | null, now = new Date()): Promise<number> {
  const { db, worker } = services;
  const { outbox } = db.tables;
  const dead = eq(outbox.state, "dead");
  const idle = and(eq(outbox.state, "pending"), or(isNull(outbox.lockedUntil), lte(outbox.lockedUntil, now)));
  const queued = await db.transact((tx) =>
    tx
      .update(outbox)
      .set({
        state: "pending",
        attempts: sql`case when ${dead} then 0 else ${outbox.attempts} end`,
        runAt: now,
        lockedBy: null,
        lockedUntil: null,
        finishedAt: null,
      })
      .where(id === null ? dead : and(eq(outbox.id, id), or(dead, idle)))
      .returning({ id: outbox.id }),
  );
  if (queued.length > 0) worker.endWaits();
  return queued.length;
}

/** Takes a dead message away for good. False when there is none, or it is not dead (any more). */
export async function discardMessage({ db }: Services, id: string): Promise<boolean> {
  const { outbox } = db.tables;
  const gone = await db.transact((tx) =>
    tx
      .delete(outbox)
      .where(and(eq(outbox.id, id), eq(outbox.state, "dead")))
      .returning({ id: outbox.id }),
  );
  return gone.length > 0;
}
