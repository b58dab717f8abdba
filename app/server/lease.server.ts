import { randomUUID } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import type { Services } from "./services.server";
import { MINUTE } from "./time/durations";

// After a crash, nobody else runs the task for this long.
const LEASE_MS = 2 * MINUTE;

/** Returns false, without working, while the work still runs in any process. Rejects if the work does. */
export async function runAlone(
  { db, log }: Pick<Services, "db" | "log">,
  task: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const { leases } = db.tables;
  const holder = randomUUID();
  const isOurs = and(eq(leases.task, task), eq(leases.holder, holder));
  const getEnd = () => new Date(db.now() + LEASE_MS);
  const taken = await db.transact((tx) =>
    tx
      .insert(leases)
      .values({ task, holder, until: getEnd() })
      .onConflictDoUpdate({
        target: leases.task,
        set: { holder, until: getEnd() },
        setWhere: lt(leases.until, new Date(db.now())),
      })
      .returning({ task: leases.task }),
  );
  if (taken.length === 0) return false;
  const renew = () => db.transact((tx) => tx.update(leases).set({ until: getEnd() }).where(isOurs));
  const warn = (error: unknown) => log.warn({ err: error, task }, "lease not renewed");
  const timer = setInterval(() => void renew().catch(warn), LEASE_MS / 4).unref();
  try {
    await work();
    return true;
  } finally {
    clearInterval(timer);
    await db.transact((tx) => tx.delete(leases).where(isOurs)).catch(warn);
  }
}
