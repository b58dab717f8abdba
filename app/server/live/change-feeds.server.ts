import type { Database } from "#drizzle/connect";
import { collect, type Feature } from "../feature.server";
import type { Logger } from "../log.server";
import { type ChangeFeed, createChangeFeed, INTERVALS, type Intervals, type Listener } from "./change-feed.server";

/** The change feeds of all lists that features declare as watched. */
export interface ChangeFeeds {
  /** Call it after a commit that changed the list. */
  notify(list: string): void;
  /** Returns a function that stops listening, or null when there are too many listeners or the process is stopping. */
  listen(list: string, listener: Listener): (() => void) | null;
  close(): void;
}

/** `features` is read when somebody listens for the first time. */
export function createChangeFeeds(
  db: Database,
  log: Logger,
  features: readonly Feature[],
  intervals: Intervals = INTERVALS,
): ChangeFeeds {
  const feeds = new Map<string, ChangeFeed>();
  let closed = false;

  function openFeed(list: string): ChangeFeed {
    const readRevision = collect(features, "watchedLists")[list];
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
