import type { Database } from "#drizzle/connect";
import type { Logger } from "../log.server";
import { type Sender, within } from "./outbox-attempt.server";
import { createChannel } from "./outbox-channel.server";

export {
  backoff,
  LONGEST_DELAY,
  MAX_ATTEMPTS,
  PermanentError,
  RetryLater,
  type Sender,
  TimedOut,
} from "./outbox-attempt.server";
export { enqueue, type OutboxMessage } from "./outbox-queue.server";

export interface Worker {
  /** Begins to look for due messages, once a second. */
  start(): void;
  /** Looks now: call it after a commit that has queued something. */
  wake(): void;
  /** Looks for messages now, and probes targets that did not respond. */
  endWaits(): void;
  /** Sends what is due now; resolves when all of it is settled. */
  runDue(): Promise<void>;
  /** Takes nothing new and waits for sends in progress, `deadline` milliseconds at most. */
  stop(deadline?: number): Promise<void>;
}

const POLL = 1000;

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
  let timer: NodeJS.Timeout | undefined;
  let away = false;

  const channels = (["mail", "webhook"] as const).map((kind) =>
    createChannel({ kind, sender: senders[kind], db, log, now, guarded }),
  );
  const settled = () => Promise.all(channels.map((channel) => channel.settled()));

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

  function wake() {
    for (const channel of channels) channel.wake();
  }

  return {
    start() {
      timer ??= setInterval(wake, POLL);
      timer.unref();
      wake();
    },
    wake,
    endWaits() {
      for (const channel of channels) channel.endWaits();
      wake();
    },
    async runDue() {
      wake();
      await settled();
    },
    async stop(deadline = 10_000) {
      clearInterval(timer);
      for (const channel of channels) channel.stop();
      await within(deadline, settled).catch(() => log.warn("outbox: stopped with sends in progress"));
      for (const channel of channels) await guarded(() => channel.giveBack());
      for (const sender of Object.values(senders)) sender.close?.();
    },
  };
}
