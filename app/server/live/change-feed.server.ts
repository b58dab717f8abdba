import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "../log.server";

/**
 * In milliseconds. `poll`: how often the database is asked, while anybody listens, for what other processes changed.
 * `settle`: the shortest time between two reads, so that many changes at once are one event.
 */
export const PACE = { poll: 3000, settle: 1000 };
export type Pace = typeof PACE;
/** Listeners of one process, and of one user: each holds a connection. */
const MAX_LISTENERS = 200;
const MAX_LISTENERS_PER_USER = 12;

export interface Listener {
  userId: string;
  /** Called with the current revision, then with each new one. */
  onRevision(revision: string): void;
  /** The process is stopping: no more calls follow. */
  onEnd(): void;
}

/** Tells listeners that a list changed, whichever process changed it. */
export interface ChangeFeed {
  /** Call it after a commit that changed the list: listeners of this process hear of it at once. */
  notify(): void;
  /** Returns a function that stops listening, or null when there are too many listeners or the process is stopping. */
  listen(listener: Listener): (() => void) | null;
  /** Ends all listeners: open connections would delay the end of the process. */
  close(): void;
}

/**
 * One read of the database serves all listeners; without listeners there is none.
 * @param readRevision reads a text that is another one whenever the list is
 */
export function createChangeFeed(readRevision: () => Promise<string>, log: Logger, pace = PACE): ChangeFeed {
  const heard = new Map<Listener, string | null>();
  let timer: NodeJS.Timeout | undefined;
  let reading = false;
  let readAgain = false;
  let closed = false;

  async function readAndTell() {
    readAgain = true;
    if (reading) return;
    reading = true;
    while (readAgain && heard.size > 0) {
      readAgain = false;
      await tellListeners().catch((error) => log.warn({ err: error }, "change feed: the database does not answer"));
      await pause(pace.settle, undefined, { ref: false });
    }
    reading = false;
  }

  async function tellListeners() {
    const revision = await readRevision();
    for (const [listener, known] of heard) {
      if (known === revision) continue;
      heard.set(listener, revision);
      listener.onRevision(revision);
    }
  }

  function remove(listener: Listener) {
    heard.delete(listener);
    if (heard.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    notify: () => void readAndTell(),
    listen(listener) {
      const ofUser = [...heard.keys()].filter(({ userId }) => userId === listener.userId);
      if (closed || heard.size >= MAX_LISTENERS || ofUser.length >= MAX_LISTENERS_PER_USER) return null;
      heard.set(listener, null);
      timer ??= setInterval(() => void readAndTell(), pace.poll).unref();
      void readAndTell();
      return () => remove(listener);
    },
    close() {
      closed = true;
      for (const listener of [...heard.keys()]) {
        remove(listener);
        listener.onEnd();
      }
    },
  };
}
