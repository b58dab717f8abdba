import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type Sqlite from "better-sqlite3";
import { BUSY_TIMEOUT_MS, isBusy, pauseBeforeRetry, retryWhileBusy } from "./retry-busy";

// More transactions in a commit would delay the first of them.
const MAX_GROUP_SIZE = 64;

export const NESTED_TRANSACTION_ERROR =
  "A transaction cannot start inside another one: pass the outer transaction's `tx` instead.";

interface Hooks {
  prepare?(): void;
  /** Runs once for all transactions of a commit. */
  beforeCommit?(): Promise<void>;
  afterCommit?(): void;
}

interface Transaction {
  work: () => Promise<unknown>;
  finish: (failure?: { reason: unknown }) => void;
  busyTimeoutMs: number;
  refusedAt?: number;
}

/** SQLite has one writer, and a commit waits for the disk, so transactions share one. Each has its own savepoint. */
export function groupCommits(
  connection: Sqlite.Database,
  { prepare, beforeCommit, afterCommit }: Hooks = {},
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
  let isInWork = false;

  async function runAll() {
    running = true;
    try {
      let refusals = 0;
      while (waiting.length > 0) {
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

  function beginGroup(): boolean {
    try {
      if (!prepared) prepare?.();
      prepared = true;
      begin.run();
      return true;
    } catch (reason) {
      const failed = isBusy(reason) ? takeTimedOut() : waiting.splice(0, MAX_GROUP_SIZE);
      for (const transaction of failed) transaction.finish({ reason });
      return false;
    }
  }

  function takeTimedOut(): Transaction[] {
    const now = performance.now();
    for (const transaction of waiting) transaction.refusedAt ??= now;
    const mayWait = (transaction: Transaction) => now - (transaction.refusedAt ?? now) < transaction.busyTimeoutMs;
    const waited = waiting.splice(0);
    waiting.push(...waited.filter(mayWait));
    return waited.filter((transaction) => !mayWait(transaction));
  }

  async function runGroup(group: Transaction[]) {
    // SQLite responds within one turn of the event loop, so only the work of this group can run until the turn ends.
    isInWork = true;
    const turn = setImmediate(() => {
      isInWork = false;
    });
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
      isInWork = false;
      await beforeCommit?.();
      // Without WAL, readers can block a commit; the transaction stays open and may try again.
      await retryWhileBusy(() => commit.run());
      afterCommit?.();
      for (const transaction of group) transaction.finish(failures.get(transaction));
    } catch (reason) {
      for (const transaction of group) transaction.finish({ reason });
      rollBackQuietly(connection);
    } finally {
      isInWork = false;
      clearImmediate(turn);
    }
  }

  return <T>(work: () => Promise<T>, busyTimeoutMs = BUSY_TIMEOUT_MS) =>
    new Promise<T>((resolve, reject) => {
      if (isInWork) throw new Error(NESTED_TRANSACTION_ERROR);
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
    // The next BEGIN reports the problem.
  }
}

type Statement = Sqlite.Statement<[]>;
