import { getSafeMessage } from "../describe-error.server";
import { HOUR } from "../time/durations";
import { type ClaimedRow, LEASE_MS, type Outcome } from "./outbox-queue.server";

export class PermanentError extends Error {
  override name = "PermanentError";
}

export class NotWanted extends Error {
  override name = "NotWanted";
}

/** The email waits until the recipient's address is confirmed or the limit allows it. */
export class Held extends Error {
  override name = "Held";
  constructor(
    message: string,
    readonly wait: { until: Date; recipient: string },
  ) {
    super(message);
  }
}

/** `afterMs`: the shortest wait in milliseconds. */
export class RetryLater extends Error {
  override name = "RetryLater";
  constructor(
    message: string,
    readonly afterMs?: number,
  ) {
    super(message);
  }
}

export class TimedOut extends RetryLater {
  override name = "TimedOut";
}

export interface SentMessage {
  id: string;
  topic: string;
  payload: unknown;
  confirmation?: string | null;
}

type Send = (signal: AbortSignal) => Promise<string | undefined>;

export interface Sender {
  isOff?: boolean;
  /** Shown in the office. Messages to one target never wait for another. */
  getTarget(payload: unknown): string;
  /** `id` is the same for all attempts. @throws PermanentError; after other errors the message is sent again */
  prepare(message: SentMessage): Send | Promise<Send>;
  close?(): void;
}

/** The last attempt is about two days after the first. */
export const MAX_ATTEMPTS = 15;
export const MAX_RETRY_DELAY = 6 * HOUR;
export const SEND_TIMEOUT = LEASE_MS / 2;

/** Milliseconds: 15 s, 1 min, 4 min, 16 min … up to 6 h, minus up to a quarter at random to avoid bursts. */
export function getRetryDelay(attempts: number, random = Math.random()): number {
  return Math.min(15_000 * 4 ** (attempts - 1), MAX_RETRY_DELAY) * (1 - random / 4);
}

export function getOutcome(row: ClaimedRow, error: Error | null, time: number, answer?: string): Outcome {
  if (!error) return { state: "sent", finishedAt: new Date(time), answer: answer || null };
  if (error instanceof NotWanted) return { state: "removed" };
  if (error instanceof Held) {
    const { until: runAt, recipient: heldFor } = error.wait;
    const heldSince = (row.heldFor && row.heldSince) || new Date(time);
    return { state: "pending", runAt, heldFor, heldSince, attempts: row.attempts - 1, error: error.message };
  }
  if (error instanceof PermanentError || row.attempts >= MAX_ATTEMPTS)
    return { state: "dead", finishedAt: new Date(time), error: getSafeMessage(error) };
  const requested = error instanceof RetryLater ? Math.min(error.afterMs ?? 0, MAX_RETRY_DELAY) : 0;
  return {
    state: "pending",
    runAt: new Date(time + Math.max(requested, getRetryDelay(row.attempts))),
    error: getSafeMessage(error),
  };
}

/** A target's response may repeat an address or what somebody typed: the office shows it, the log has only its code. */
export function describeForLog(error: Error): string {
  const message = getSafeMessage(error);
  return message === error.message ? (/^.*?(?=: |$)(?:: \d{3}\b)?/s.exec(message)?.[0] ?? "") : message;
}
