import { type ClaimedRow, LEASE_MS, type Outcome } from "./outbox-queue.server";

/** The target has refused for good: the message is not sent again. */
export class PermanentError extends Error {
  override name = "PermanentError";
}

/** The message may be sent again, not before `afterMs` milliseconds if the target has named a time. */
export class RetryLater extends Error {
  override name = "RetryLater";
  constructor(
    message: string,
    readonly afterMs?: number,
  ) {
    super(message);
  }
}

/** The target has not answered in time. */
export class TimedOut extends RetryLater {
  override name = "TimedOut";
}

/** Sends messages of one kind. */
export interface Sender {
  /** The target of a message, as the office shows it. Messages to one target never wait for another target. */
  getTarget(payload: unknown): string;
  /**
   * Prepares a message and returns what sends it, which resolves when the target has accepted it. `id` is the same in
   * every attempt, so that receivers can drop repeats. @throws PermanentError, RetryLater; anything else counts as
   * RetryLater. An error before the send says nothing about the target.
   */
  prepare(message: { id: string; topic: string; payload: unknown }): (signal: AbortSignal) => Promise<void>;
  close?(): void;
}

const HOUR = 3_600_000;
/** With the delays below, the last attempt comes about two days after the first. */
export const MAX_ATTEMPTS = 15;
/** Most milliseconds between two attempts, even if the target asks for more. */
export const MAX_RETRY_DELAY = 6 * HOUR;
/** A send that takes longer counts as failed, well before its lease ends. */
export const SEND_TIMEOUT = LEASE_MS / 2;

/**
 * Milliseconds until the next attempt after `attempts` failed ones: 15 s, 1 min, 4 min, 16 min … up to 6 h, minus up to
 * a quarter at random, so that messages that failed together are not sent again together.
 */
export function getRetryDelay(attempts: number, random = Math.random()): number {
  return Math.min(15_000 * 4 ** (attempts - 1), MAX_RETRY_DELAY) * (1 - random / 4);
}

/** The new state of a row after an attempt that ended with `error`, or without one. */
export function getOutcome(row: ClaimedRow, error: Error | null, time: number): Outcome {
  if (!error) return { state: "sent", finishedAt: new Date(time) };
  if (error instanceof PermanentError || row.attempts >= MAX_ATTEMPTS)
    return { state: "dead", finishedAt: new Date(time), error: error.message };
  const requested = error instanceof RetryLater ? Math.min(error.afterMs ?? 0, MAX_RETRY_DELAY) : 0;
  return {
    state: "pending",
    runAt: new Date(time + Math.max(requested, getRetryDelay(row.attempts))),
    error: error.message,
  };
}
