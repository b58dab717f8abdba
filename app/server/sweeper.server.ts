import { and, eq, lt, lte } from "drizzle-orm";
import { collect, type Feature } from "./feature.server";
import type { Services } from "./services.server";
import { sweepUploads } from "./storage/uploads.server";

const SWEEP_INTERVAL_MS = 10 * 60_000;
const SENT_MESSAGE_RETENTION_MS = 30 * 24 * 3_600_000;

/**
 * Removes abandoned uploads and messages sent a month ago, then runs the sweeps of the features. One that fails does
 * not stop the others.
 */
export async function sweep(services: Services, now = Date.now()): Promise<void> {
  const sweeps: NonNullable<Feature["sweeps"]> = {
    uploads: () => sweepUploads(services, now),
    outbox: () => sweepOutbox(services, now),
    ...collect(services.features, "sweeps"),
  };
  for (const [name, run] of Object.entries(sweeps))
    await run(now).catch((error: unknown) => services.log.error({ err: error, sweep: name }, "sweep failed"));
}

/** Messages sent a month ago. None is sent before it is due, so the index on the due time applies. */
async function sweepOutbox({ db }: Services, now: number): Promise<void> {
  const { outbox } = db.tables;
  const old = new Date(now - SENT_MESSAGE_RETENTION_MS);
  await db.transact((tx) =>
    tx.delete(outbox).where(and(eq(outbox.state, "sent"), lte(outbox.runAt, old), lt(outbox.finishedAt, old))),
  );
}

/** Sweeps now and every ten minutes. Returns what stops it. */
export function startSweeper(services: Services): () => void {
  const run = () => void sweep(services);
  const timer = setInterval(run, SWEEP_INTERVAL_MS).unref();
  run();
  return () => clearInterval(timer);
}
