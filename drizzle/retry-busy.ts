import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";

/** Milliseconds to wait for another process's lock on the file, by default. */
export const BUSY_TIMEOUT_MS = 5000;
const MAX_PAUSE_MS = 25;

/** Whether SQLite refused because another connection holds a lock; nothing has run then. */
export function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
}

/** Waits before the next attempt, a little longer each time, without blocking the event loop. */
export async function pauseBeforeRetry(tries: number): Promise<void> {
  await pause(Math.min(2 ** tries, MAX_PAUSE_MS) * (0.5 + Math.random() / 2));
}

/** Runs `work`, and again while another connection's lock refuses it. SQLite's own busy timeout would block the process. */
export async function retryWhileBusy<T>(work: () => T, busyTimeoutMs = BUSY_TIMEOUT_MS): Promise<T> {
  let startedAt: number | undefined;
  for (let tries = 0; ; tries++)
    try {
      return work();
    } catch (error) {
      startedAt ??= performance.now();
      if (!isBusy(error) || performance.now() - startedAt >= busyTimeoutMs) throw error;
      await pauseBeforeRetry(tries);
    }
}
