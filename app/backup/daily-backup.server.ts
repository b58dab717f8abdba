import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { emailTeam } from "../notifications/email-team.server";
import { claimDay } from "../server/daily-jobs.server";
import { newId } from "../server/new-id.server";
import type { Services } from "../server/services.server";
import { formatMoment, toLocalTime } from "../server/time/business-time.server";
import { getBackupAddress, readBackupState, removeOldRuns } from "./backup-runs.server";

// In the office's time zone.
const FIRST_HOUR = 2;
const MAX_REASON = 500;

/** Starts the day's backup, and warns the team after two days without one. Does not wait for `finished`. */
export async function sweepBackups(services: Services, now: number): Promise<{ finished: Promise<void> }> {
  const { db, env, log } = services;
  if (!getBackupAddress(env)) return { finished: Promise.resolve() };
  const id = toLocalTime(now, env.BUSINESS_TIMEZONE).hour < FIRST_HOUR ? null : await claimRun(services, now);
  const finished = id === null ? Promise.resolve() : runBackup(services, id);
  const logged = finished.catch((error) => log.error({ err: error }, "backup not recorded"));
  const { isLate, since, lastGoodAt } = await readBackupState(services, now);
  const lastGood = lastGoodAt && formatMoment(lastGoodAt, env.BUSINESS_TIMEZONE, now);
  if (isLate)
    await db.transact((tx) =>
      emailTeam(services, tx, {
        topic: "backup-problem",
        dedupeKey: `backup-late:${since?.toISOString()}`,
        data: { lastGood, reason: null },
      }),
    );
  await removeOldRuns(services, now);
  return { finished: logged };
}

function claimRun(services: Services, now: number): Promise<string | null> {
  const { db } = services;
  const id = newId();
  return db.transact(async (tx) => {
    if (!(await claimDay(services, tx, "backup", now))) return null;
    await tx.insert(db.tables.backupRuns).values({ id, startedAt: new Date(now) });
    return id;
  });
}

async function runBackup(services: Services, id: string): Promise<void> {
  const { db, env, log } = services;
  const { backupRuns } = db.tables;
  const { lastGoodAt } = await readBackupState(services);
  const failure = await runCommand(services).catch((error: Error) => error.message);
  await db.transact(async (tx) => {
    const values = failure === null ? { finishedAt: new Date() } : { failure };
    await tx.update(backupRuns).set(values).where(eq(backupRuns.id, id));
    if (failure === null) return;
    const lastGood = lastGoodAt && formatMoment(lastGoodAt, env.BUSINESS_TIMEZONE);
    const data = { lastGood, reason: failure };
    await emailTeam(services, tx, { topic: "backup-problem", dedupeKey: `backup-failed:${id}`, data });
  });
  if (failure === null) log.info("backup complete");
  else log.error({ reason: failure }, "backup failed");
}

/** Runs in its own process, so that requests do not wait. Returns the reason if there is no backup. */
async function runCommand({ env, secrets }: Services): Promise<string | null> {
  const args = ["backup", "--to", getBackupAddress(env) ?? "", "--keep", String(env.BACKUP_KEEP)];
  const [program, script] =
    process.env.NODE_ENV === "production"
      ? [process.execPath, "build/admin.js"]
      : ["node_modules/.bin/tsx", "app/command-line.server.ts"];
  const child = spawn(program, [script, ...args], {
    env: createEnvironment(env, secrets),
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [[code], errors] = await Promise.all([once(child, "exit"), text(child.stderr)]);
  return code === 0 ? null : errors.trim().slice(0, MAX_REASON) || `The command ended with ${code}.`;
}

// Leaves out the `_FILE` variables whose values this process has already read.
function createEnvironment(env: Services["env"], secrets: Services["secrets"]): NodeJS.ProcessEnv {
  const values: Record<string, string> = {
    ...Object.fromEntries(passed.flatMap((name) => (env[name] === undefined ? [] : [[name, String(env[name])]]))),
    SESSION_SECRET: secrets.session,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhook,
  };
  const others = Object.entries(process.env).filter(([name]) => !(name.replace(/_FILE$/, "") in values));
  return { ...Object.fromEntries(others), ...values } as NodeJS.ProcessEnv;
}

const passed = [
  "DATABASE_URL",
  "VAR_DIR",
  "STORAGE",
  "S3_BUCKET",
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "S3_PATH_STYLE",
  "S3_CHECKSUMS",
] as const;
