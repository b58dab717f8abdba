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
import { connectInstances } from "./other-instances.server";
import { readListRevision } from "./watched.server";

export interface ChangeFeeds {
  notify(name: string): void;
  announce(names: readonly string[]): void;
  listen(name: string, listener: Listener): (() => void) | null;
  close(): void;
}

export function createChangeFeeds(
  db: Database,
  log: Logger,
  features: () => Pick<CombinedFeatures, "watchedLists" | "watchedRecords">,
  intervals: Intervals = INTERVALS,
): ChangeFeeds {
  const feeds = new Map<string, ChangeFeed>();
  const notify = (name: string) => feeds.get(name)?.notify();
  const others = connectInstances(db, log, notify);
  let closed = false;

  function openFeed(name: string): ChangeFeed {
    const { watchedLists, watchedRecords } = features();
    const records = watchedRecords[name];
    const watched = records ?? watchedLists[name];
    if (!watched) throw new Error(`no feature declares "${name}"`);
    const readRevisions: ReadRevisions = async (ids) =>
      records
        ? records.readRevisions(db, ids)
        : new Map([["", await readListRevision({ db, features: features() }, name)]]);
    const feed = createChangeFeed(readRevisions, log, watched.intervals ?? intervals);
    feeds.set(name, feed);
    others.listen();
    return feed;
  }

  return {
    notify,
    announce(names) {
      for (const name of names) notify(name);
      others.tell(names);
    },
    listen: (name, listener) => (closed ? null : (feeds.get(name) ?? openFeed(name)).listen(listener)),
    close() {
      closed = true;
      others.close();
      for (const feed of feeds.values()) feed.close();
    },
  };
}
