import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "../log.server";

// Milliseconds: `poll` for changes of other processes; `minRead` after a read that a notice asked for, to combine many.
// With the 50 ms in which an instance collects its messages, a change is seen within a second.
export const INTERVALS = { poll: 3000, minRead: 800 };
export type Intervals = typeof INTERVALS;
const MAX_LISTENERS = 200;
const MAX_LISTENERS_PER_USER = 12;
// Somebody with the key of one record may connect from many networks.
const MAX_LISTENERS_PER_RECORD = 20;

export interface Listener {
  userId: string;
  recordId?: string;
  onRevision(revision: string): void;
  /** Something may have changed in this process. `onRevision` follows, even if the revision is the same. */
  onNotice?(): void;
  onEnd(): void;
}

export interface ChangeFeed {
  notify(): void;
  /** Returns a function that stops listening. Null if there are too many listeners or the process is stopping. */
  listen(listener: Listener): (() => void) | null;
  close(): void;
}

export type ReadRevisions = (recordIds: string[]) => Promise<ReadonlyMap<string, string>>;

const getRecordId = ({ recordId = "" }: Listener) => recordId;

export function createChangeFeed(readRevisions: ReadRevisions, log: Logger, intervals = INTERVALS): ChangeFeed {
  const lastRevisions = new Map<Listener, string | null>();
  let timer: NodeJS.Timeout | undefined;
  let reading = false;
  let wanted: number | null = null;
  let closed = false;

  /** A poll and a new listener need no pause, so that no notice waits because of them. */
  async function readAndNotify(pauseMs = 0) {
    wanted = Math.max(wanted ?? 0, pauseMs);
    if (reading) return;
    reading = true;
    while (wanted !== null && lastRevisions.size > 0) {
      const pauseAfter: number = wanted;
      wanted = null;
      await notifyListeners().catch((error) => log.warn({ err: error }, "change feed: the database does not answer"));
      if (pauseAfter > 0) await pause(pauseAfter, undefined, { ref: false });
    }
    reading = false;
  }

  async function notifyListeners() {
    const revisions = await readRevisions([...new Set([...lastRevisions.keys()].map(getRecordId))]);
    for (const [listener, known] of lastRevisions) {
      const revision = revisions.get(getRecordId(listener));
      if (revision === undefined || known === revision) continue;
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
    notify() {
      for (const listener of lastRevisions.keys()) {
        if (!listener.onNotice) continue;
        lastRevisions.set(listener, null);
        listener.onNotice();
      }
      void readAndNotify(intervals.minRead);
    },
    listen(listener) {
      const listeners = [...lastRevisions.keys()];
      const { userId, recordId } = listener;
      const ofUser = listeners.filter((other) => other.userId === userId);
      const ofRecord = recordId === undefined ? [] : listeners.filter((other) => other.recordId === recordId);
      const isFull = listeners.length >= MAX_LISTENERS || ofUser.length >= MAX_LISTENERS_PER_USER;
      if (closed || isFull || ofRecord.length >= MAX_LISTENERS_PER_RECORD) return null;
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
