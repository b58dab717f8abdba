import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "../log.server";

/**
 * In milliseconds. `poll`: how often the database is asked, while anybody listens, for what other processes changed.
 * `minRead`: the shortest time between two reads, so that many changes at once are one event.
 */
export const INTERVALS = { poll: 3000, minRead: 1000 };
export type Intervals = typeof INTERVALS;
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
export function createChangeFeed(readRevision: () => Promise<string>, log: Logger, intervals = INTERVALS): ChangeFeed {
  const lastRevisions = new Map<Listener, string | null>();
  let timer: NodeJS.Timeout | undefined;
  let reading = false;
  let readOnceMore = false;
  let closed = false;

  async function readAndNotify() {
    readOnceMore = true;
    if (reading) return;
    reading = true;
    while (readOnceMore && lastRevisions.size > 0) {
      readOnceMore = false;
      await notifyListeners().catch((error) => log.warn({ err: error }, "change feed: the database does not answer"));
      await pause(intervals.minRead, undefined, { ref: false });
    }
    reading = false;
  }

  async function notifyListeners() {
    const revision = await readRevision();
    for (const [listener, known] of lastRevisions) {
      if (known === revision) continue;
      lastRevisions.set(listener, revision);
      listener.onRevision(revision);
    }
  }

  function remove(listener: Listener) {
    lastRevisions.delete(listener);
    if (lastRevisions.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    notify: () => void readAndNotify(),
    listen(listener) {
      const listenersOfUser = [...lastRevisions.keys()].filter(({ userId }) => userId === listener.userId);
      if (closed || lastRevisions.size >= MAX_LISTENERS || listenersOfUser.length >= MAX_LISTENERS_PER_USER)
        return null;
      lastRevisions.set(listener, null);
      timer ??= setInterval(() => void readAndNotify(), intervals.poll).unref();
      void readAndNotify();
      return () => remove(listener);
    },
    close() {
      closed = true;
      for (const listener of [...lastRevisions.keys()]) {
        remove(listener);
        listener.onEnd();
      }
    },
  };
}
