import type { Database } from "#drizzle/connect";
import type { Logger } from "../log.server";
import { withTimeout } from "../time/with-timeout.server";
import type { Sender } from "./outbox-attempt.server";
import { createChannel } from "./outbox-channel.server";
import type { CheckRecipient } from "./recipients.server";

export { checkQueue, enqueue, type OutboxMessage } from "./enqueue.server";
export {
  getRetryDelay,
  MAX_ATTEMPTS,
  MAX_RETRY_DELAY,
  NotWanted,
  PermanentError,
  RetryLater,
  type Sender,
  TimedOut,
} from "./outbox-attempt.server";

export interface Worker {
  start(): void;
  wake(): void;
  /** Also looks for messages to targets that did not respond. */
  probeNow(): void;
  runDue(): Promise<void>;
  stop(deadline?: number): Promise<void>;
}

const POLL_INTERVAL = 1000;

/** Delivers at least once. Several workers may share a table. */
export function createWorker({
  db,
  log,
  senders,
  checkRecipient,
  now = db.now,
}: {
  db: Database;
  log: Logger;
  senders: Record<"mail" | "webhook", Sender>;
  checkRecipient?: CheckRecipient;
  now?: () => number;
}): Worker {
  let timer: NodeJS.Timeout | undefined;
  let databaseDown = false;

  const channels = (["mail", "webhook"] as const)
    .filter((kind) => !senders[kind].isOff)
    .map((kind) =>
      createChannel({
        ...{ kind, sender: senders[kind], db, log, now, catchDatabaseErrors },
        checkRecipient: kind === "mail" ? checkRecipient : undefined,
      }),
    );
  const waitUntilIdle = () => Promise.all(channels.map((channel) => channel.waitUntilIdle()));

  async function catchDatabaseErrors(work: () => Promise<void>) {
    try {
      await work();
      if (databaseDown) log.info("outbox: the database responds again");
      databaseDown = false;
    } catch (error) {
      if (!databaseDown) log.error({ err: error }, "outbox: the database does not respond");
      databaseDown = true;
    }
  }

  function wake() {
    for (const channel of channels) channel.wake();
  }

  return {
    start() {
      timer ??= setInterval(wake, POLL_INTERVAL);
      timer.unref();
      wake();
    },
    wake,
    probeNow() {
      for (const channel of channels) channel.probeNow();
      wake();
    },
    async runDue() {
      wake();
      await waitUntilIdle();
    },
    async stop(deadline = 10_000) {
      clearInterval(timer);
      for (const channel of channels) channel.stop();
      await withTimeout(deadline, waitUntilIdle).catch(() => log.warn("outbox: stopped with sends in progress"));
      for (const channel of channels) await catchDatabaseErrors(() => channel.releaseWaiting());
      for (const sender of Object.values(senders)) sender.close?.();
    },
  };
}
