import { and, count, eq, gt, isNotNull, isNull, lte, min, ne } from "drizzle-orm";
import type { Database } from "#drizzle/connect";

export interface OutboxDepth {
  counts: { waiting: number; retrying: number; held: number; dead: number };
  /** The age of the oldest message that waits only for its target. */
  oldestSeconds: number;
}

export async function readOutboxDepth(db: Pick<Database, "read" | "tables">, now = new Date()): Promise<OutboxDepth> {
  const { outbox } = db.tables;
  const isPending = and(eq(outbox.state, "pending"), isNull(outbox.heldFor));
  const isTried = and(isPending, gt(outbox.attempts, 0));
  const isDue = and(isPending, eq(outbox.attempts, 0), lte(outbox.runAt, now));
  const [states, held, [tried], [due]] = await Promise.all([
    db.read
      .select({ state: outbox.state, messages: count() })
      .from(outbox)
      .where(ne(outbox.state, "sent"))
      .groupBy(outbox.state),
    db.read.$count(outbox, and(eq(outbox.state, "pending"), isNotNull(outbox.heldFor))),
    db.read
      .select({ messages: count(), since: min(outbox.createdAt) })
      .from(outbox)
      .where(isTried),
    db.read
      .select({ since: min(outbox.runAt) })
      .from(outbox)
      .where(isDue),
  ]);
  const countOf = (wanted: string) => states.find(({ state }) => state === wanted)?.messages ?? 0;
  const retrying = tried?.messages ?? 0;
  const waiting = countOf("pending") - held - retrying;
  const times = [tried?.since, due?.since].flatMap((since) => (since ? [+since] : []));
  return {
    counts: { waiting, retrying, held, dead: countOf("dead") },
    oldestSeconds: times.length > 0 ? Math.max(0, (+now - Math.min(...times)) / 1000) : 0,
  };
}
