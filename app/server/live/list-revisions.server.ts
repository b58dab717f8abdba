import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { INTERVALS } from "./change-feed.server";
import type { ChangeFeeds } from "./change-feeds.server";

const FIRST_READ_MS = INTERVALS.minRead + 500;

export interface ListRevisions {
  get(list: string): string | null;
  /** Like `get`, but the first call for a list starts watching it and waits for its revision. */
  load(list: string): Promise<string | null>;
}

export function createListRevisions(changes: Pick<ChangeFeeds, "listen">): ListRevisions {
  const revisions = new Map<string, string>();
  const firstReads = new Map<string, Promise<void>>();
  const userId = randomUUID();
  let notices = 0;
  const get = (list: string) => revisions.get(list) ?? null;

  const watch = (list: string) =>
    new Promise<void>((resolve) => {
      const forget = () => void revisions.delete(list);
      const stop = changes.listen(list, {
        userId,
        onRevision(revision) {
          // A read that began before a notice may return an outdated revision, so the number of notices is part of it.
          revisions.set(list, `${notices} ${revision}`);
          resolve();
        },
        onNotice() {
          notices += 1;
          forget();
        },
        onEnd: forget,
      });
      // There are too many listeners. The next page tries again.
      if (!stop) queueMicrotask(() => firstReads.delete(list));
      pause(FIRST_READ_MS, undefined, { ref: false }).then(resolve);
    });

  return {
    get,
    async load(list) {
      let firstRead = firstReads.get(list);
      if (!firstRead) {
        firstRead = watch(list);
        firstReads.set(list, firstRead);
      }
      await firstRead;
      return get(list);
    },
  };
}
