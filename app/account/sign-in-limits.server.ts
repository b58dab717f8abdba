import { eq, sql } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import { CLOCK_TOLERANCE_MS, getNetworkPrefix } from "../server/forms/rate-limit.server";

/** A known browser's attempts count only toward `browser`, so that nobody else can lock it out. */
export const SIGN_IN_LIMITS = {
  address: 30,
  accountFromAddress: 10,
  account: 50,
  browser: 10,
  code: 10,
  windowMs: 15 * 60_000,
};

export interface SignInAttempt {
  userId: string;
  address: string;
  browser: string | null;
}

const accountKey = (userId: string) => `account ${userId}`;

interface Counter {
  key: string;
  limit: number;
  shared: boolean;
}

// Every transaction locks the rows in this order, which prevents deadlocks.
function getCounters({ userId, address, browser }: SignInAttempt): Counter[] {
  if (browser) return [{ key: `browser ${browser}`, limit: SIGN_IN_LIMITS.browser, shared: false }];
  const from = getNetworkPrefix(address).slice(0, 100);
  return [
    { key: `address ${from}`, limit: SIGN_IN_LIMITS.address, shared: true },
    { key: `${accountKey(userId)} from ${from}`, limit: SIGN_IN_LIMITS.accountFromAddress, shared: false },
    { key: accountKey(userId), limit: SIGN_IN_LIMITS.account, shared: true },
  ];
}

/** Counts before the password check, so that parallel attempts cannot exceed the limit. @returns seconds to wait */
export function recordAttempt(db: Database, attempt: SignInAttempt, now = db.now()): Promise<number> {
  return db.transact(async (tx) => {
    for (const { key, limit } of getCounters(attempt)) {
      const { failures, resetsAt } = await incrementCounter(db, tx, key, now);
      if (failures > limit) return Math.max(1, Math.ceil((resetsAt.getTime() - now) / 1000));
    }
    return 0;
  });
}

export async function recordSuccess(db: Database, attempt: SignInAttempt): Promise<void> {
  const { signInLimits } = db.tables;
  await db.transact(async (tx) => {
    for (const { key, shared } of getCounters(attempt)) {
      const row = eq(signInLimits.key, key);
      const oneLess = { failures: sql`${signInLimits.failures} - 1` };
      await (shared ? tx.update(signInLimits).set(oneLess).where(row) : tx.delete(signInLimits).where(row));
    }
  });
}

const codeKey = (userId: string) => `code ${userId}`;

/** Only somebody who knows the password can try a code and use up this limit. @returns seconds to wait */
export function recordCodeAttempt(db: Database, userId: string, now = db.now()): Promise<number> {
  return db.transact(async (tx) => {
    const { failures, resetsAt } = await incrementCounter(db, tx, codeKey(userId), now);
    return failures > SIGN_IN_LIMITS.code ? Math.max(1, Math.ceil((resetsAt.getTime() - now) / 1000)) : 0;
  });
}

export async function clearCodeAttempts(
  { transact, tables: { signInLimits } }: Database,
  userId: string,
): Promise<void> {
  await transact((tx) => tx.delete(signInLimits).where(eq(signInLimits.key, codeKey(userId))));
}

export async function clearFailedAttempts(
  { tables: { signInLimits } }: Database,
  tx: Writer,
  userId: string,
): Promise<void> {
  const start = `${accountKey(userId)} from `;
  // LIKE would treat an underscore in the user id as a wildcard.
  await tx.delete(signInLimits).where(sql`substr(${signInLimits.key}, 1, ${start.length}) = ${start}`);
  await tx.delete(signInLimits).where(eq(signInLimits.key, accountKey(userId)));
}

// A single statement, so that concurrent attempts are all counted.
async function incrementCounter(db: Database, tx: Writer, key: string, now: number) {
  const { signInLimits: limits } = db.tables;
  const time = (at: number) => sql.param(new Date(at), limits.resetsAt);
  const end = now + SIGN_IN_LIMITS.windowMs;
  // A window that ends too late was created before the clock was set back.
  const over = sql`(${limits.resetsAt} <= ${time(now)} or ${limits.resetsAt} > ${time(end + CLOCK_TOLERANCE_MS)})`;
  const [row] = await tx
    .insert(limits)
    .values({ key, failures: 1, resetsAt: new Date(end) })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        failures: sql`case when ${over} then 1 else ${limits.failures} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${limits.resetsAt} end`,
      },
    })
    .returning({ failures: limits.failures, resetsAt: limits.resetsAt });
  return row as { failures: number; resetsAt: Date };
}
