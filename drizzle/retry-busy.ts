import { setTimeout as pause } from "node:timers/promises";
import Sqlite from "better-sqlite3";

export const BUSY_TIMEOUT_MS = 5000;
const MAX_PAUSE_MS = 25;

/** Nothing has run when this error is thrown. */
export function isBusy(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && error.code.startsWith("SQLITE_BUSY");
}

export async function pauseBeforeRetry(tries: number): Promise<void> {
  await pause(Math.min(2 ** tries, MAX_PAUSE_MS) * (0.5 + Math.random() / 2));
}

/** SQLite's own busy timeout would block the process. */
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
