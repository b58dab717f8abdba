import { setImmediate as nextTurn } from "node:timers/promises";
import type Sqlite from "better-sqlite3";
import { isBusy, PATIENCE_MS, pauseBeforeRetry, retryWhileBusy } from "./retry-busy";

/** Transactions that share a commit at most; more would keep the first of them waiting. */
const MOST = 64;

interface Turn {
  work: () => Promise<unknown>;
  settle: (failure?: { reason: unknown }) => void;
  /** Milliseconds to wait for another process's lock. */
  patience: number;
  /** When that lock first refused it. */
  refusedAt?: number;
}

/**
 * Runs transactions one after the other on SQLite's one writing connection. Those that wait at the same moment share
 * one commit, because a commit waits for the disk: each has a savepoint of its own, so that one that throws takes
 * back only what it did itself. Nobody hears of success or failure before the commit is on the disk.
 *
 * While another process holds the write lock all wait, each for as long as its patience lasts: BEGIN IMMEDIATE is
 * refused before any work has run, so it may be tried again. `prepare` runs once, before the first of them.
 */
export function groupCommits(
  connection: Sqlite.Database,
  prepare: () => void = () => {},
): <T>(work: () => Promise<T>, patience?: number) => Promise<T> {
  const [begin, commit, save, keep, undo] = [
    "BEGIN IMMEDIATE",
    "COMMIT",
    "SAVEPOINT turn",
    "RELEASE turn",
    "ROLLBACK TO turn",
  ].map((sql) => connection.prepare(sql)) as [Statement, Statement, Statement, Statement, Statement];
  const waiting: Turn[] = [];
  let running = false;
  let prepared = false;

  async function runAll() {
    running = true;
    try {
      let refusals = 0;
      while (waiting.length > 0) {
        // Requests that arrived together get here within one turn of the event loop.
        await nextTurn();
        if (beginGroup()) {
          refusals = 0;
          await runGroup(waiting.splice(0, MOST));
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
      const failed = isBusy(reason) ? takeImpatient() : waiting.splice(0, MOST);
      for (const turn of failed) turn.settle({ reason });
      return false;
    }
  }

  /** Those that have waited for another process's lock as long as they may. */
  function takeImpatient(): Turn[] {
    const now = performance.now();
    for (const turn of waiting) turn.refusedAt ??= now;
    const isPatient = (turn: Turn) => now - (turn.refusedAt ?? now) < turn.patience;
    const all = waiting.splice(0);
    waiting.push(...all.filter(isPatient));
    return all.filter((turn) => !isPatient(turn));
  }

  async function runGroup(group: Turn[]) {
    const failures = new Map<Turn, { reason: unknown }>();
    try {
      for (const turn of group) {
        save.run();
        try {
          await turn.work();
        } catch (reason) {
          // Some errors (a full disk) end the whole transaction, and with it the work of the others.
          if (!connection.inTransaction) throw reason;
          undo.run();
          failures.set(turn, { reason });
        }
        keep.run();
      }
      // With a journal instead of a WAL readers can hold up a commit; the transaction stays open and may try again.
      await retryWhileBusy(() => commit.run());
      for (const turn of group) turn.settle(failures.get(turn));
    } catch (reason) {
      for (const turn of group) turn.settle({ reason });
      rollBack(connection);
    }
  }

  return <T>(work: () => Promise<T>, patience = PATIENCE_MS) =>
    new Promise<T>((resolve, reject) => {
      let result: T;
      waiting.push({
        work: async () => {
          result = await work();
        },
        settle: (failure) => (failure ? reject(failure.reason) : resolve(result)),
        patience,
      });
      if (!running) void runAll();
    });
}

function rollBack(connection: Sqlite.Database): void {
  try {
    if (connection.inTransaction) connection.exec("ROLLBACK");
  } catch {
    // The next BEGIN fails then, says why, and comes here again.
  }
}

type Statement = Sqlite.Statement<[]>;
