import { and, eq, lt, lte } from "drizzle-orm";
import type { Services } from "./services.server";
import { sweepTrash } from "./trash.server";
import { sweepUploads } from "./uploads.server";
import { sumVitalDays } from "./vital-days.server";

const EVERY_MS = 10 * 60_000;
const SENT_MESSAGES_KEPT_MS = 30 * 24 * 3_600_000;

/**
 * Removes what has served its time: abandoned uploads, expired submission keys and sessions, messages sent and orders
 * deleted a month ago.
 */
export async function sweep(services: Services, now = Date.now()): Promise<void> {
  const { db, log } = services;
  const { submissionKeys } = db.tables;
  const swept = await sweepUploads(services, now);
  await sweepTrash(services, now);
  await db.transact((tx) => tx.delete(submissionKeys).where(lt(submissionKeys.expiresAt, new Date(now))));
  await sweepOutbox(services, now);
  await sweepSignIns(services, now);
  await sumVitalDays(services, now);
  if (swept > 0) log.info({ swept }, "abandoned uploads removed");
}

/** Messages sent a month ago. None is sent before it is due, so the index on the due time applies. */
async function sweepOutbox({ db }: Services, now: number): Promise<void> {
  const { outbox } = db.tables;
  const old = new Date(now - SENT_MESSAGES_KEPT_MS);
  await db.transact((tx) =>
    tx.delete(outbox).where(and(eq(outbox.state, "sent"), lte(outbox.runAt, old), lt(outbox.finishedAt, old))),
  );
}

/** Sessions past their absolute end, and counts of failed sign-ins that begin anew anyway. */
async function sweepSignIns({ db }: Services, now: number): Promise<void> {
  const { sessions, signInLimits } = db.tables;
  await db.transact(async (tx) => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, new Date(now)));
    await tx.delete(signInLimits).where(lt(signInLimits.resetsAt, new Date(now)));
  });
}

/** Sweeps now and every ten minutes. Returns what stops it. */
export function startSweeper(services: Services): () => void {
  const run = () => sweep(services).catch((error) => services.log.error({ err: error }, "sweep failed"));
  const timer = setInterval(run, EVERY_MS).unref();
  run();
  return () => clearInterval(timer);
}
