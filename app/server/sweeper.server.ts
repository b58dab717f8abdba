import { and, eq, lt, lte } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { claimDay } from "./daily-jobs.server";
import type { Feature } from "./feature.server";
import { runAlone } from "./lease.server";
import { sweepHeld, sweepRecipients } from "./outbox/recipients.server";
import type { Services } from "./services.server";

const SWEEP_INTERVAL_MS = 10 * 60_000;
const SENT_MESSAGE_RETENTION_MS = 30 * 24 * 3_600_000;

/** A sweep that fails does not stop the others. */
export async function sweep(services: Services, now = services.db.now()): Promise<void> {
  await services.settings.refresh();
  const sweeps: NonNullable<Feature["sweeps"]> = {
    outbox: () => sweepOutbox(services, now),
    "held emails": async () => {
      const count = await sweepHeld(services.db, now);
      if (count > 0) services.log.info({ count }, "outbox: held too long, removed");
    },
    recipients: () => sweepRecipients(services.db, now),
    ...services.features.sweeps,
  };
  const ended = Object.entries(services.features.grows).flatMap(([table, { until }]) =>
    until ? [[table, () => removeEnded(services, until, now)] as const] : [],
  );
  const daily = Object.entries(services.features.daily).map(([task, job]) => {
    const run = () => services.db.transact(async (tx) => (await claimDay(services, tx, task, now)) && job(tx, now));
    return [task, run] as const;
  });
  for (const [name, run] of [...Object.entries(sweeps), ...ended, ...daily])
    await run(now).catch((error: unknown) => services.log.error({ err: error, sweep: name }, "sweep failed"));
}

async function sweepOutbox({ db }: Services, now: number): Promise<void> {
  const { outbox } = db.tables;
  const old = new Date(now - SENT_MESSAGE_RETENTION_MS);
  await db.transact((tx) =>
    tx.delete(outbox).where(and(eq(outbox.state, "sent"), lte(outbox.runAt, old), lt(outbox.finishedAt, old))),
  );
}

async function removeEnded({ db }: Services, until: PgColumn, now: number): Promise<void> {
  await db.transact((tx) => tx.delete(until.table as PgTable).where(lt(until, new Date(now))));
}

export function startSweeper(services: Services): () => void {
  const run = () =>
    void runAlone(services, "sweep", () => sweep(services)).catch((error: unknown) =>
      services.log.error({ err: error }, "sweep failed"),
    );
  const timer = setInterval(run, SWEEP_INTERVAL_MS).unref();
  run();
  return () => clearInterval(timer);
}
