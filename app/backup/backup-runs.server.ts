import { desc, isNotNull, lt } from "drizzle-orm";
import { paths } from "../paths";
import type { Env } from "../server/env/env.server";
import { bad, good, type HealthCheck, warning } from "../server/health/health-check";
import type { Metrics } from "../server/metrics/metric";
import { newId } from "../server/new-id.server";
import type { Services } from "../server/services.server";
import { formatMoment } from "../server/time/business-time.server";
import { DAY } from "../server/time/durations";

const LATE_AFTER = 2 * DAY;
const RETENTION = 60 * DAY;

export const getBackupAddress = ({ BACKUP_DIR, BACKUP_S3_BUCKET }: Env): string | undefined =>
  BACKUP_DIR ?? (BACKUP_S3_BUCKET && `s3://${BACKUP_S3_BUCKET}`);

export interface BackupState {
  lastGoodAt: Date | null;
  failure: string | null;
  /** The last good backup, or the first try. */
  since: Date | null;
  isLate: boolean;
}

export async function recordRun({ db }: Pick<Services, "db">, startedAt: Date): Promise<void> {
  await db.transact((tx) => tx.insert(db.tables.backupRuns).values({ id: newId(), startedAt, finishedAt: new Date() }));
}

export async function readBackupState({ db }: Pick<Services, "db">, now = Date.now()): Promise<BackupState> {
  const { backupRuns } = db.tables;
  const { startedAt, finishedAt, failure } = backupRuns;
  const [last] = await db.read.select({ failure }).from(backupRuns).orderBy(desc(startedAt)).limit(1);
  const [good] = await db.read
    .select({ at: startedAt })
    .from(backupRuns)
    .where(isNotNull(finishedAt))
    .orderBy(desc(finishedAt))
    .limit(1);
  const [first] = await db.read.select({ at: startedAt }).from(backupRuns).orderBy(startedAt).limit(1);
  const since = good?.at ?? first?.at ?? null;
  return {
    lastGoodAt: good?.at ?? null,
    failure: last?.failure ?? null,
    since,
    isLate: since !== null && now - Number(since) > LATE_AFTER,
  };
}

export function createBackupCheck(services: Pick<Services, "db" | "env">): HealthCheck {
  const { env } = services;
  return {
    name: "Backup",
    advice: "Make one now with `npm run backup`, and see docs/operations.md, Backup.",
    screen: { name: "Getting started", href: `${paths.adminSetup}#steps-backup`, link: "See backup steps" },
    variables: "BACKUP_DIR or BACKUP_S3_BUCKET",
    needsDatabase: true,
    comesFirst: true,
    async run() {
      if (!getBackupAddress(env))
        return {
          ...warning("The site makes no backups.", "Turn on the nightly backup, or back up the server yourself."),
          isOpen: true,
        };
      const { lastGoodAt, failure, isLate } = await readBackupState(services);
      const last = lastGoodAt
        ? `The last backup was made on ${formatMoment(lastGoodAt, env.BUSINESS_TIMEZONE)}.`
        : "There is no backup yet.";
      if (failure !== null) return bad(`${last} The one after it failed: ${failure}`);
      if (isLate) return bad(`${last} There is no newer one.`);
      return good(lastGoodAt ? last : `${last} The first one is made tonight.`);
    },
  };
}

export const createBackupMetrics = (services: Pick<Services, "db" | "env">): Metrics => ({
  site_backup_age_seconds: {
    help: "Since the last good backup, or since the first try if there is none",
    type: "gauge",
    async read() {
      const { since } = await readBackupState(services);
      return since && getBackupAddress(services.env) ? [{ value: (Date.now() - Number(since)) / 1000 }] : [];
    },
  },
});

export async function removeOldRuns({ db }: Pick<Services, "db">, now: number): Promise<void> {
  const { backupRuns } = db.tables;
  const { lastGoodAt } = await readBackupState({ db }, now);
  const oldest = new Date(Math.min(now - RETENTION, lastGoodAt ? Number(lastGoodAt) : Number.POSITIVE_INFINITY));
  await db.transact((tx) => tx.delete(backupRuns).where(lt(backupRuns.startedAt, oldest)));
}
