import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Database } from "#drizzle/connect";
import type { Logger } from "../log.server";
import { withTimeout } from "../time/with-timeout.server";
import { type CircuitBreaker, createCircuitBreaker } from "./circuit-breaker.server";
import { describeForLog, getOutcome, Held, SEND_TIMEOUT, type Sender, TimedOut } from "./outbox-attempt.server";
import {
  type ClaimedRow,
  claim,
  getWebhookUrl,
  postpone,
  prepareDueCheck,
  release,
  settle,
} from "./outbox-queue.server";
import { type CheckRecipient, postponeHeld } from "./recipients.server";

const CONCURRENCY = 4;

interface Target {
  name: string;
  urls: Set<string>;
  breaker: CircuitBreaker;
  waiting: ClaimedRow[];
  sending: number;
  lastTimeout: string;
}

interface ChannelOptions {
  kind: ClaimedRow["kind"];
  sender: Sender;
  db: Database;
  log: Logger;
  now: () => number;
  checkRecipient?: CheckRecipient;
  catchDatabaseErrors: (work: () => Promise<void>) => Promise<void>;
}

/** The messages of one kind. Each target has its own concurrent sends, so that a slow target does not delay others. */
export function createChannel({ kind, sender, db, log, now, checkRecipient, catchDatabaseErrors }: ChannelOptions) {
  const isAnythingDue = prepareDueCheck(db, kind);
  const targets = new Map<string, Target>();
  const busy = new Set<Promise<void>>();
  let claiming = false;
  let claimAgain = false;
  let stopped = false;

  function wake() {
    claimAgain = true;
    if (claiming || stopped) return;
    claiming = true;
    track(catchDatabaseErrors(claimWhileWoken));
  }

  async function claimWhileWoken() {
    try {
      while (claimAgain && !stopped) {
        // Transactions that share a commit wake the worker one after another. One claim finds all their messages.
        await yieldToEventLoop();
        claimAgain = false;
        await claimDue();
      }
    } finally {
      // In the same turn as the last check, so that no wake is lost between the two.
      claiming = false;
    }
  }

  async function claimDue() {
    for (const target of targets.values()) await sendOrPostpone(target);
    const full = [...targets.values()].filter(({ waiting }) => waiting.length > 0);
    if (stopped || (kind === "mail" && full.length > 0)) return;
    if (!(await isAnythingDue(new Date(now())))) return;
    const fullUrls = full.flatMap(({ urls }) => [...urls]);
    for (const row of await claim(db, kind, new Date(now()), fullUrls)) {
      claimAgain = true;
      const target = getOrCreateTarget(row);
      target.urls.add(getWebhookUrl(row.payload));
      target.waiting.push(row);
    }
  }

  function getOrCreateTarget({ payload }: ClaimedRow): Target {
    const name = sender.getTarget(payload);
    const known = targets.get(name);
    if (known) return known;
    const breaker = createCircuitBreaker(now);
    const target = { name, urls: new Set<string>(), breaker, waiting: [], sending: 0, lastTimeout: "" };
    targets.set(name, target);
    return target;
  }

  async function sendOrPostpone(target: Target) {
    if (target.breaker.state() !== "open") return startSends(target);
    if (target.waiting.length === 0) return;
    await release(db, target.waiting.splice(0));
    await postpone(db, {
      kind,
      urls: [...target.urls],
      now: new Date(now()),
      until: new Date(target.breaker.openUntil()),
      error: `Waiting for ${target.name}, which is not responding: ${target.lastTimeout}`,
    });
  }

  function startSends(target: Target) {
    const limits = { closed: CONCURRENCY, "half-open": 1, open: 0 };
    while (!stopped && target.sending < limits[target.breaker.state()]) {
      const row = target.waiting.shift();
      if (!row) return;
      target.sending++;
      track(
        deliver(target, row).finally(() => {
          target.sending--;
          startSends(target);
          if (target.waiting.length === 0 || target.breaker.state() === "open") wake();
        }),
      );
    }
  }

  async function deliver(target: Target, row: ClaimedRow) {
    // A send started now could outlast the lease.
    if (row.lockedUntil.getTime() - now() < SEND_TIMEOUT) return catchDatabaseErrors(() => release(db, [row]));
    const { error, answer } = await checkAndAttempt(target, row).then(
      (answer) => ({ error: null, answer }),
      (reason: unknown) => ({ error: reason instanceof Error ? reason : new Error(String(reason)), answer: undefined }),
    );
    const outcome = getOutcome(row, error, now(), answer);
    const logFields = { outbox: row.id, kind: row.kind, attempts: row.attempts, error: error && describeForLog(error) };
    if (outcome.state === "sent") log.info(logFields, "outbox: sent");
    else if (outcome.state === "removed") log.info(logFields, "outbox: removed");
    else if (error instanceof Held) log.info({ ...logFields, next: error.wait.until }, "outbox: held back");
    else if (outcome.state === "dead") log.error(logFields, "outbox: given up");
    else log.warn({ ...logFields, next: outcome.runAt }, "outbox: failed, will be tried again");
    await catchDatabaseErrors(async () => {
      if (!(await settle(db, row, outcome))) log.warn(logFields, "outbox: the lease expired, another worker took over");
      if (error instanceof Held) await postponeHeld(db, error.wait);
    });
  }

  async function checkAndAttempt(target: Target, row: ClaimedRow) {
    const { to, team } = (row.payload ?? {}) as { to?: unknown; team?: unknown };
    // The team's addresses are known.
    const isChecked = checkRecipient && typeof to === "string" && !team;
    return attempt(target, row, isChecked ? await checkRecipient({ id: row.id, to }) : null);
  }

  async function attempt(target: Target, row: ClaimedRow, confirmation: string | null) {
    const send = await sender.prepare({ id: row.id, topic: row.topic, payload: row.payload, confirmation });
    const before = target.breaker.state();
    try {
      const answer = await withTimeout(
        SEND_TIMEOUT,
        send,
        () => new TimedOut(`took longer than ${SEND_TIMEOUT / 1000} s`),
      );
      target.breaker.recordResponse();
      return answer;
    } catch (error) {
      if (error instanceof TimedOut) {
        target.lastTimeout = error.message;
        target.breaker.recordTimeout();
      } else target.breaker.recordResponse();
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
    probeNow() {
      for (const { breaker } of targets.values()) breaker.probeNow();
    },
    async waitUntilIdle() {
      while (busy.size > 0) await Promise.all(busy);
    },
    stop() {
      stopped = true;
    },
    async releaseWaiting() {
      for (const { waiting } of targets.values()) await release(db, waiting.splice(0));
    },
  };
}
