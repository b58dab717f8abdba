import type { Database } from "#drizzle/connect";
import type { Logger } from "./log.server";
import { type Claimed, claim, LEASE, type Outcome, release, settle } from "./outbox-queue.server";

export { enqueue, type OutboxMessage } from "./outbox-queue.server";

/** The other side has said no for good: the message is not tried again. */
export class PermanentError extends Error {
  override name = "PermanentError";
}

/** Worth another try, not before `afterMs` milliseconds when the other side has named a time. */
export class RetryLater extends Error {
  override name = "RetryLater";
  constructor(
    message: string,
    readonly afterMs?: number,
  ) {
    super(message);
  }
}

/** Hands messages of one kind to the outside. */
export interface Sender {
  /**
   * Resolves when the other side has taken the message over. `id` is the same in every attempt, so that
   * receivers can drop repeats. @throws PermanentError, RetryLater; anything else counts as RetryLater
   */
  send(message: { id: string; payload: unknown }): Promise<void>;
  close?(): void;
}

export interface Worker {
  /** Begins to look for due messages, once a second. */
  start(): void;
  /** Looks now: call it after a commit that has queued something. */
  wake(): void;
  /** Sends what is due now; resolves when all of it is settled. */
  runDue(): Promise<void>;
  /** Takes nothing new and waits for sends in progress, `deadline` milliseconds at most. */
  stop(deadline?: number): Promise<void>;
}

const HOUR = 3_600_000;
/** With the delays below the last attempt comes about two days after the first. */
export const MAX_ATTEMPTS = 15;
/** Milliseconds between two tries at most, also where the other side asks for more. */
export const LONGEST_DELAY = 6 * HOUR;
const CONCURRENCY = 4;
const POLL = 1000;
/** A send that takes longer counts as failed, well before its lease ends. */
const SEND_LIMIT = LEASE / 2;

/**
 * Milliseconds until the next try after `attempts` failed ones: 15 s, 1 min, 4 min, 16 min … up to 6 h, less
 * up to a quarter at random, so that messages that failed together do not come back together.
 */
export function backoff(attempts: number, random = Math.random()): number {
  return Math.min(15_000 * 4 ** (attempts - 1), LONGEST_DELAY) * (1 - random / 4);
}

/** Sends the outbox: at least once, several workers may share one table. `now` is for tests. */
export function createWorker({
  db,
  log,
  senders,
  now = Date.now,
}: {
  db: Database;
  log: Logger;
  senders: Record<"mail" | "webhook", Sender>;
  now?: () => number;
}): Worker {
  const queue: Claimed[] = [];
  const lanes = new Set<Promise<void>>();
  let claiming: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let away = false;

  function wake() {
    while (!stopped && lanes.size < CONCURRENCY) {
      const running: Promise<void> = lane().finally(() => lanes.delete(running));
      lanes.add(running);
    }
  }

  async function lane() {
    for (let row = await next(); row; row = await next()) await deliver(row);
  }

  /** The next claimed row; lanes that wait share one claim. */
  async function next(): Promise<Claimed | undefined> {
    if (stopped) return undefined;
    if (queue.length === 0) {
      claiming ??= guarded(async () => void queue.push(...(await claim(db, new Date(now()))))).finally(() => {
        claiming = null;
      });
      await claiming;
    }
    return stopped ? undefined : queue.shift();
  }

  async function deliver(row: Claimed) {
    // It has waited behind slow ones: a send begun now could outlast the lease.
    if (row.lockedUntil.getTime() - now() < SEND_LIMIT) return guarded(() => release(db, [row]));
    const attempt = async () => senders[row.kind].send({ id: row.id, payload: row.payload });
    const error = await within(SEND_LIMIT, attempt()).then(
      () => null,
      (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason))),
    );
    const outcome = judge(row, error);
    const about = { outbox: row.id, kind: row.kind, attempts: row.attempts, error: error?.message };
    if (outcome.state === "sent") log.info(about, "outbox: sent");
    else if (outcome.state === "dead") log.error(about, "outbox: given up");
    else log.warn({ ...about, next: outcome.runAt }, "outbox: failed, will be tried again");
    await guarded(async () => {
      if (!(await settle(db, row, outcome))) log.warn(about, "outbox: the lease had lapsed, another worker has it");
    });
  }

  function judge(row: Claimed, error: Error | null): Outcome {
    const time = now();
    if (!error) return { state: "sent", finishedAt: new Date(time) };
    if (error instanceof PermanentError || row.attempts >= MAX_ATTEMPTS)
      return { state: "dead", finishedAt: new Date(time), error: error.message };
    const asked = error instanceof RetryLater ? Math.min(error.afterMs ?? 0, LONGEST_DELAY) : 0;
    return { state: "pending", runAt: new Date(time + Math.max(asked, backoff(row.attempts))), error: error.message };
  }

  /** The database may be away for a while: said once, and once when it is back. */
  async function guarded(work: () => Promise<void>) {
    try {
      await work();
      if (away) log.info("outbox: the database answers again");
      away = false;
    } catch (error) {
      if (!away) log.error({ err: error }, "outbox: the database does not answer");
      away = true;
    }
  }

  return {
    start() {
      timer ??= setInterval(wake, POLL);
      timer.unref();
      wake();
    },
    wake,
    async runDue() {
      wake();
      while (lanes.size > 0) await Promise.all(lanes);
    },
    async stop(deadline = 10_000) {
      stopped = true;
      clearInterval(timer);
      await within(deadline, Promise.all(lanes)).catch(() => log.warn("outbox: stopped with sends in progress"));
      await guarded(() => release(db, queue.splice(0)));
      for (const sender of Object.values(senders)) sender.close?.();
    },
  };
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RetryLater(`took longer than ${milliseconds / 1000} s`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
