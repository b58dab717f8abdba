import { eq, sql } from "drizzle-orm";
import { network } from "#app/server/rate-limit.server";
import type { Database, Writer } from "#drizzle/connect";

/**
 * Failed tries within a window that begins with the first of them. An account's count is small, because a guesser may
 * come from many addresses; an address' is larger, because an office has one for all.
 */
export const SIGN_IN_LIMITS = { account: 10, address: 30, windowMs: 15 * 60_000 };

/** The row that counts the failed tries for an account. */
export const accountKey = (userId: string) => `account ${userId}`;
const addressKey = (address: string) => `address ${network(address).slice(0, 100)}`;

/**
 * Counts a try as failed before its password is checked, so that many at once are no way around the limit.
 * Returns 0, or after how many seconds the next one is allowed. An address over its limit no longer counts against
 * the account.
 */
export function countTry(db: Database, userId: string, address: string, now = Date.now()): Promise<number> {
  return db.transact(async (tx) => {
    for (const [key, most] of [
      [addressKey(address), SIGN_IN_LIMITS.address],
      [accountKey(userId), SIGN_IN_LIMITS.account],
    ] as const) {
      const { failures, resetsAt } = await count(db, tx, key, now);
      if (failures > most) return Math.max(1, Math.ceil((resetsAt.getTime() - now) / 1000));
    }
    return 0;
  });
}

/** After a good try: the account begins anew, the address gets this one back. */
export async function forgiveTry(db: Database, userId: string, address: string): Promise<void> {
  const { signInLimits } = db.tables;
  await db.transact(async (tx) => {
    await tx
      .update(signInLimits)
      .set({ failures: sql`${signInLimits.failures} - 1` })
      .where(eq(signInLimits.key, addressKey(address)));
    await tx.delete(signInLimits).where(eq(signInLimits.key, accountKey(userId)));
  });
}

/** One statement, so that two tries at once are two. */
async function count(db: Database, tx: Writer, key: string, now: number) {
  const { signInLimits: limits } = db.tables;
  const over = sql`${limits.resetsAt} <= ${sql.param(new Date(now), limits.resetsAt)}`;
  const [row] = await tx
    .insert(limits)
    .values({ key, failures: 1, resetsAt: new Date(now + SIGN_IN_LIMITS.windowMs) })
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
