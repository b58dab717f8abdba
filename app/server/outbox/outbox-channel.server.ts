import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "#drizzle/connect";
import type { Logger } from "../log.server";
import { type CircuitBreaker, createCircuitBreaker } from "./circuit-breaker.server";
import { judge, SEND_LIMIT, type Sender, TimedOut, within } from "./outbox-attempt.server";
import { addressOf, type Claimed, claim, postpone, prepareDueCheck, release, settle } from "./outbox-queue.server";

/** Concurrent sends to one target. */
const CONCURRENCY = 4;

/** Where messages go: the mail server, or the origin of a webhook. */
interface Target {
  name: string;
  /** The URLs of its webhooks, as stored in the rows. */
  addresses: Set<string>;
  breaker: CircuitBreaker;
  /** Claimed and not started yet. */
  waiting: Claimed[];
  sending: number;
  lastTimeout: string;
}

interface ChannelOptions {
  kind: Claimed["kind"];
  sender: Sender;
  db: Database;
  log: Logger;
  now: () => number;
  /** Runs work on the database, which may be unavailable for a while. */
  guarded: (work: () => Promise<void>) => Promise<void>;
}

export type Channel = ReturnType<typeof createChannel>;

/** The messages of one kind. Each target has its own concurrent sends, so that a slow one does not delay the others. */
export function createChannel({ kind, sender, db, log, now, guarded }: ChannelOptions) {
  const isAnythingDue = prepareDueCheck(db, kind);
  const targets = new Map<string, Target>();
  const busy = new Set<Promise<void>>();
  let looking = false;
  let again = false;
  let stopped = false;

  /** Looks for due messages; if it is already looking, it only notes that it should look once more. */
  function wake() {
    again = true;
    if (looking || stopped) return;
    looking = true;
    track(
      guarded(async () => {
        while (again && !stopped) {
          // Transactions that share a commit wake the worker one after the other; one look finds all their messages.
          await nextTurn();
          again = false;
          await look();
        }
      }).finally(() => {
        looking = false;
      }),
    );
  }

  async function look() {
    for (const target of targets.values()) await attend(target);
    const full = [...targets.values()].filter(({ waiting }) => waiting.length > 0);
    // All mails have the same target.
    if (stopped || (kind === "mail" && full.length > 0)) return;
    if (!(await isAnythingDue(new Date(now())))) return;
    const others = full.flatMap(({ addresses }) => [...addresses]);
    for (const row of await claim(db, kind, new Date(now()), others)) {
      again = true;
      const target = findTarget(row);
      target.addresses.add(addressOf(row.payload));
      target.waiting.push(row);
    }
  }

  function findTarget({ payload }: Claimed): Target {
    const name = sender.targetOf(payload);
    const known = targets.get(name);
    if (known) return known;
    const breaker = createCircuitBreaker(now);
    const target = { name, addresses: new Set<string>(), breaker, waiting: [], sending: 0, lastTimeout: "" };
    targets.set(name, target);
    return target;
  }

  /** Starts what may be sent to a target now, or postpones the messages for one that does not respond. */
  async function attend(target: Target) {
    if (target.breaker.state() !== "open") return begin(target);
    if (target.waiting.length === 0) return;
    await release(db, target.waiting.splice(0));
    await postpone(db, {
      kind,
      addresses: [...target.addresses],
      now: new Date(now()),
      until: new Date(target.breaker.openUntil()),
      error: `Waiting for ${target.name}, which is not responding: ${target.lastTimeout}`,
    });
  }

  function begin(target: Target) {
    const most = { closed: CONCURRENCY, "half-open": 1, open: 0 };
    while (!stopped && target.sending < most[target.breaker.state()]) {
      const row = target.waiting.shift();
      if (!row) return;
      target.sending++;
      track(
        deliver(target, row).finally(() => {
          target.sending--;
          begin(target);
          if (target.waiting.length === 0 || target.breaker.state() === "open") wake();
        }),
      );
    }
  }

  async function deliver(target: Target, row: Claimed) {
    // It has waited behind slow ones: a send started now could outlast the lease.
    if (row.lockedUntil.getTime() - now() < SEND_LIMIT) return guarded(() => release(db, [row]));
    const error = await attempt(target, row).then(
      () => null,
      (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason))),
    );
    const outcome = judge(row, error, now());
    const about = { outbox: row.id, kind: row.kind, attempts: row.attempts, error: error?.message };
    if (outcome.state === "sent") log.info(about, "outbox: sent");
    else if (outcome.state === "dead") log.error(about, "outbox: given up");
    else log.warn({ ...about, next: outcome.runAt }, "outbox: failed, will be tried again");
    await guarded(async () => {
      if (!(await settle(db, row, outcome))) log.warn(about, "outbox: the lease expired, another worker has it");
    });
  }

  async function attempt(target: Target, row: Claimed) {
    const send = sender.prepare({ id: row.id, topic: row.topic, payload: row.payload });
    const before = target.breaker.state();
    try {
      await within(SEND_LIMIT, send);
      target.breaker.answered();
    } catch (error) {
      if (error instanceof TimedOut) {
        target.lastTimeout = error.message;
        target.breaker.timedOut();
      } else target.breaker.answered();
      throw error;
    } finally {
      const after = target.breaker.state();
      if (before === "closed" && after === "open") log.warn({ target: target.name }, "outbox: target not responding");
      if (before === "half-open" && after === "closed")
        log.info({ target: target.name }, "outbox: target responding again");
    }
  }

  function track(work: Promise<void>) {
    const tracked: Promise<void> = work.finally(() => busy.delete(tracked));
    busy.add(tracked);
  }

  return {
    wake,
    /** Probes the targets with an open circuit at once. */
    endWaits() {
      for (const { breaker } of targets.values()) breaker.endWait();
    },
    /** Resolves when no claim and no send is running. */
    async settled() {
      while (busy.size > 0) await Promise.all(busy);
    },
    stop() {
      stopped = true;
    },
    /** Gives back what was claimed and not started. */
    async giveBack() {
      for (const { waiting } of targets.values()) await release(db, waiting.splice(0));
    },
  };
}
