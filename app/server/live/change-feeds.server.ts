import type { Database } from "#drizzle/connect";
import type { CombinedFeatures } from "../feature.server";
import type { Logger } from "../log.server";
import { type ChangeFeed, createChangeFeed, INTERVALS, type Intervals, type Listener } from "./change-feed.server";

export interface ChangeFeeds {
  notify(list: string): void;
  listen(list: string, listener: Listener): (() => void) | null;
  close(): void;
}

export function createChangeFeeds(
  db: Database,
  log: Logger,
  lists: () => CombinedFeatures["watchedLists"],
  intervals: Intervals = INTERVALS,
): ChangeFeeds {
  const feeds = new Map<string, ChangeFeed>();
  let closed = false;

  function openFeed(list: string): ChangeFeed {
    const readRevision = lists()[list];
    if (!readRevision) throw new Error(`no feature declares the list "${list}"`);
    const feed = createChangeFeed(() => readRevision(db), log, intervals);
    feeds.set(list, feed);
    return feed;
  }

  return {
    notify: (list) => feeds.get(list)?.notify(),
    listen: (list, listener) => (closed ? null : (feeds.get(list) ?? openFeed(list)).listen(listener)),
    close() {
      closed = true;
      for (const feed of feeds.values()) feed.close();
    },
  };
}
