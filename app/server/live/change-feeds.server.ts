import type { Database } from "#drizzle/connect";
import type { CombinedFeatures } from "../feature.server";
import type { Logger } from "../log.server";
import {
  type ChangeFeed,
  createChangeFeed,
  INTERVALS,
  type Intervals,
  type Listener,
  type ReadRevisions,
} from "./change-feed.server";

export interface ChangeFeeds {
  notify(list: string): void;
  listen(list: string, listener: Listener): (() => void) | null;
  close(): void;
}

export function createChangeFeeds(
  db: Database,
  log: Logger,
  features: () => Pick<CombinedFeatures, "watchedLists" | "watchedRecords">,
  intervals: Intervals = INTERVALS,
): ChangeFeeds {
  const feeds = new Map<string, ChangeFeed>();
  let closed = false;

  function openFeed(list: string): ChangeFeed {
    const { watchedLists, watchedRecords } = features();
    const [readList, readRecords] = [watchedLists[list], watchedRecords[list]];
    if (!readList && !readRecords) throw new Error(`no feature declares "${list}"`);
    const readRevisions: ReadRevisions = async (ids) => {
      if (readRecords) return readRecords(db, ids);
      return new Map(readList ? [["", await readList(db)]] : []);
    };
    const feed = createChangeFeed(readRevisions, log, intervals);
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
