import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type Sqlite from "better-sqlite3";
import { BUSY_TIMEOUT_MS, isBusy, pauseBeforeRetry, retryWhileBusy } from "./retry-busy";

/** Transactions that share a commit at most; more would keep the first of them waiting. */
const MAX_GROUP_SIZE = 64;

interface Transaction {
  work: () => Promise<unknown>;
  finish: (failure?: { reason: unknown }) => void;
  /** Milliseconds to wait for another process's lock. */
  busyTimeoutMs: number;
  /** When that lock first refused it. */
  refusedAt?: number;
}

/**
 * Runs transactions one after the other on SQLite's one writing connection. Those that wait at the same moment share
 * one commit, because a commit waits for the disk: each has a savepoint of its own, so that one that throws takes
 * back only what it did itself. Nobody hears of success or failure before the commit is on the disk.
 *
 * While another process holds the write lock all wait, each for as long as its busyTimeoutMs lasts: BEGIN IMMEDIATE is
 * refused before any work has run, so it may be tried again. `prepare` runs once, before the first of them.
 */
export function groupCommits(
  connection: Sqlite.Database,
  prepare: () => void = () => {},
): <T>(work: () => Promise<T>, busyTimeoutMs?: number) => Promise<T> {
  const [begin, commit, savepoint, releaseSavepoint, rollBackToSavepoint] = [
    "BEGIN IMMEDIATE",
    "COMMIT",
    "SAVEPOINT grouped",
    "RELEASE grouped",
    "ROLLBACK TO grouped",
  ].map((sql) => connection.prepare(sql)) as [Statement, Statement, Statement, Statement, Statement];
  const waiting: Transaction[] = [];
  let running = false;
  let prepared = false;

  async function runAll() {
    running = true;
    try {
      let refusals = 0;
      while (waiting.length > 0) {
        // Requests that arrived together get here within one transaction of the event loop.
        await yieldToEventLoop();
        if (beginGroup()) {
          refusals = 0;
          await runGroup(waiting.splice(0, MAX_GROUP_SIZE));
        } else if (waiting.length > 0) await pauseBeforeRetry(refusals++);
      }
    } finally {
      running = false;
    }
  }

  /** False when the transaction could not begin; those that do not wait any longer have been told. */
  function beginGroup(): boolean {
    try {
      if (!prepared) prepare();
      prepared = true;
      begin.run();
      return true;
    } catch (reason) {
      const failed = isBusy(reason) ? takeTimedOut() : waiting.splice(0, MAX_GROUP_SIZE);
      for (const transaction of failed) transaction.finish({ reason });
      return false;
    }
  }

  /** Those that have waited for another process's lock as long as they may. */
  function takeTimedOut(): Transaction[] {
    const now = performance.now();
    for (const transaction of waiting) transaction.refusedAt ??= now;
    const mayWait = (transaction: Transaction) => now - (transaction.refusedAt ?? now) < transaction.busyTimeoutMs;
    const waited = waiting.splice(0);
    waiting.push(...waited.filter(mayWait));
    return waited.filter((transaction) => !mayWait(transaction));
  }

  async function runGroup(group: Transaction[]) {
    const failures = new Map<Transaction, { reason: unknown }>();
    try {
      for (const transaction of group) {
        savepoint.run();
        try {
          await transaction.work();
        } catch (reason) {
          // Some errors (a full disk) end the whole transaction, and with it the work of the others.
          if (!connection.inTransaction) throw reason;
          rollBackToSavepoint.run();
          failures.set(transaction, { reason });
        }
        releaseSavepoint.run();
      }
      // With a journal instead of a WAL readers can hold up a commit; the transaction stays open and may try again.
      await retryWhileBusy(() => commit.run());
      for (const transaction of group) transaction.finish(failures.get(transaction));
    } catch (reason) {
      for (const transaction of group) transaction.finish({ reason });
      rollBackQuietly(connection);
    }
  }

  return <T>(work: () => Promise<T>, busyTimeoutMs = BUSY_TIMEOUT_MS) =>
    new Promise<T>((resolve, reject) => {
      let result: T;
      waiting.push({
        work: async () => {
          result = await work();
        },
        finish: (failure) => (failure ? reject(failure.reason) : resolve(result)),
        busyTimeoutMs,
      });
      if (!running) void runAll();
    });
}

function rollBackQuietly(connection: Sqlite.Database): void {
  try {
    if (connection.inTransaction) connection.exec("ROLLBACK");
  } catch {
    // The next BEGIN fails then, says why, and comes here again.
  }
}

type Statement = Sqlite.Statement<[]>;
