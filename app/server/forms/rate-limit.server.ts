import { eq, lte, or, type SQL, sql } from "drizzle-orm";
import ipaddr from "ipaddr.js";
import type { Database } from "#drizzle/connect";
import type { Logger } from "../log.server";
import { type Secrets, sign } from "../secrets.server";
import { HOUR, MINUTE } from "../time/durations";

export interface RateLimiter {
  /** Counts `amount` uses of `what`; false above `perHour` (0 is unlimited). A refused use is not counted. */
  allows(what: string, address: string, perHour: number, amount?: number): Promise<boolean>;
  giveBack(what: string, address: string, perHour: number): Promise<void>;
}

export const CLOCK_TOLERANCE_MS = MINUTE;

// For this long after a refusal, the process refuses the same use without asking the database.
const REFUSED_MS = 1000;

interface LimiterServices {
  db: Database;
  log: Pick<Logger, "error">;
  secrets: Secrets;
}

/** A limit for each use and address refills evenly within an hour. All processes share it through the database. */
export function createRateLimiter({ db, log, secrets }: LimiterServices, now: () => number = db.now): RateLimiter {
  const { hourlyLimits: limits } = db.tables;
  const refused = new Map<string, { at: number; amount: number }>();
  const getKey = (what: string, address: string) =>
    sign(secrets.session, "hourly limit", `${what}\0${getNetworkPrefix(address)}`);
  const toTime = (at: number) => sql.param(new Date(at), limits.fullAt);
  const add = (at: SQL, milliseconds: number) =>
    db.dialect === "sqlite" ? sql`${at} + ${milliseconds}` : sql`${at} + ${milliseconds} * interval '1 millisecond'`;

  /** A single statement, so that concurrent uses cannot exceed the limit. */
  async function count(key: string, cost: number): Promise<boolean> {
    const at = now();
    // Such a late time was stored before the clock was set back.
    const isWrong = sql`${limits.fullAt} > ${toTime(at + HOUR + CLOCK_TOLERANCE_MS)}`;
    const start = sql`case when ${limits.fullAt} < ${toTime(at)} or ${isWrong} then ${toTime(at)} else ${limits.fullAt} end`;
    const counted = await db.transact((tx) =>
      tx
        .insert(limits)
        .values({ key, fullAt: new Date(at + cost) })
        .onConflictDoUpdate({
          target: limits.key,
          set: { fullAt: add(start, cost) },
          setWhere: or(lte(limits.fullAt, new Date(at + HOUR - cost)), isWrong),
        })
        .returning({ key: limits.key }),
    );
    return counted.length > 0;
  }

  function isRefusedAgain(key: string, amount: number): boolean {
    const last = refused.get(key);
    return last !== undefined && amount >= last.amount && Math.abs(now() - last.at) < REFUSED_MS;
  }

  function rememberRefusal(key: string, amount: number): void {
    refused.delete(key);
    refused.set(key, { at: now(), amount });
    if (refused.size > 10_000) refused.delete(refused.keys().next().value as string);
  }

  return {
    async allows(what, address, perHour, amount = 1) {
      if (perHour === 0) return true;
      const key = getKey(what, address);
      if (amount > perHour || isRefusedAgain(key, amount)) return false;
      try {
        if (await count(key, getCost(perHour, amount))) return true;
      } catch (error) {
        // The form writes to the same database and reports the failure itself.
        log.error({ err: error, limit: what }, "a limit was not counted");
        return true;
      }
      rememberRefusal(key, amount);
      return false;
    },
    async giveBack(what, address, perHour) {
      if (perHour === 0) return;
      const key = getKey(what, address);
      refused.delete(key);
      const earlier = add(sql`${limits.fullAt}`, -getCost(perHour, 1));
      await db
        .transact((tx) => tx.update(limits).set({ fullAt: earlier }).where(eq(limits.key, key)))
        .catch((error) => log.error({ err: error, limit: what }, "a limit was not counted"));
    },
  };
}

// Rounded down, so that all uses of an hour fit into it.
const getCost = (perHour: number, amount: number): number => Math.floor((HOUR / perHour) * amount);

/** A household usually gets an IPv6 /64, so its addresses count as one. */
export function getNetworkPrefix(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === "ipv6" ? (parsed as ipaddr.IPv6).parts.slice(0, 4).join(":") : parsed.toString();
}
