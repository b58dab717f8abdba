import { eq, sql } from "drizzle-orm";
import { getNetworkPrefix } from "#app/server/forms/rate-limit.server";
import type { Database, Writer } from "#drizzle/connect";

/**
 * Failed attempts within a window that begins with the first of them:
 * `address`: from one network, for all accounts together; an office may have one network for all its people.
 * `accountFromAddress`: for one account from one network.
 * `account`: for one account from everywhere, by browsers that never signed in with it.
 * `browser`: by one browser that has. Only this limit counts its attempts, so that nobody else can lock it out.
 */
export const SIGN_IN_LIMITS = { address: 30, accountFromAddress: 10, account: 50, browser: 10, windowMs: 15 * 60_000 };

/** Allows for differing clocks of two processes, and for attempts that wait to be counted. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Who attempts to sign in; `browser` is the id of a browser known for this account, or null. */
export interface Try {
  userId: string;
  address: string;
  browser: string | null;
}

const accountKey = (userId: string) => `account ${userId}`;

interface Counter {
  key: string;
  most: number;
  /** Whether a browser's successful attempt says nothing about the other attempts counted here. */
  shared: boolean;
}

/** The counters of an attempt. Every transaction locks the rows in this order, so that no two can deadlock. */
function countersOf({ userId, address, browser }: Try): Counter[] {
  if (browser) return [{ key: `browser ${browser}`, most: SIGN_IN_LIMITS.browser, shared: false }];
  const from = getNetworkPrefix(address).slice(0, 100);
  return [
    { key: `address ${from}`, most: SIGN_IN_LIMITS.address, shared: true },
    { key: `${accountKey(userId)} from ${from}`, most: SIGN_IN_LIMITS.accountFromAddress, shared: false },
    { key: accountKey(userId), most: SIGN_IN_LIMITS.account, shared: true },
  ];
}

/**
 * Counts a try as failed before its password is checked, so that many at once are no way around the limit.
 * Returns 0, or the seconds until the next one is allowed. A try over one limit does not count toward the others, so
 * one network alone never reaches the limit of the whole account.
 */
export function countTry(db: Database, attempt: Try, now = Date.now()): Promise<number> {
  return db.transact(async (tx) => {
    for (const { key, most } of countersOf(attempt)) {
      const { failures, resetsAt } = await count(db, tx, key, now);
      if (failures > most) return Math.max(1, Math.ceil((resetsAt.getTime() - now) / 1000));
    }
    return 0;
  });
}

/** After a successful attempt: clears its own counts; counts shared with strangers only lose this one attempt. */
export async function forgiveTry(db: Database, attempt: Try): Promise<void> {
  const { signInLimits } = db.tables;
  await db.transact(async (tx) => {
    for (const { key, shared } of countersOf(attempt)) {
      const row = eq(signInLimits.key, key);
      const oneLess = { failures: sql`${signInLimits.failures} - 1` };
      await (shared ? tx.update(signInLimits).set(oneLess).where(row) : tx.delete(signInLimits).where(row));
    }
  });
}

/** Clears the failed attempts for an account, wherever they came from. */
export async function forgetTries({ tables: { signInLimits } }: Database, tx: Writer, userId: string): Promise<void> {
  const start = `${accountKey(userId)} from `;
  // Not LIKE, in which the underscore of a user id would match any letter.
  await tx.delete(signInLimits).where(sql`substr(${signInLimits.key}, 1, ${start.length}) = ${start}`);
  await tx.delete(signInLimits).where(eq(signInLimits.key, accountKey(userId)));
}

/** One statement, so that two tries at once are two. */
async function count(db: Database, tx: Writer, key: string, now: number) {
  const { signInLimits: limits } = db.tables;
  const time = (at: number) => sql.param(new Date(at), limits.resetsAt);
  const end = now + SIGN_IN_LIMITS.windowMs;
  // A window that ends much later than a new one would began before the clock was set back.
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
