import type { IncomingMessage } from "node:http";
import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { Env } from "../env.server";
import type { Logger } from "../log.server";
import { formatIsoDate } from "../time/business-time.server";
import { getDevice, getSource, isCountedVisitor, OTHER_SOURCES } from "./describe-view";

const STORE_INTERVAL_MS = 60_000;
/** Visitors can make up campaigns and referrers. Once there are so many in a minute, others count as one. */
const MAX_KINDS = 2_000;
const ROWS_PER_STATEMENT = 500;

type Kind = Pick<Row<"pageViews">, "path" | "source" | "device">;

/** Counts page views in memory, which costs a cached page nearly nothing, and stores the sums each minute. */
export function createPageViews({ db, env, log }: { db: Database; env: Env; log: Logger }) {
  let kinds = new Map<string, Kind & { views: number }>();
  let isStoredSoon = false;

  const add = (kind: Kind, views: number) => {
    const key = `${kind.path}\n${kind.device}\n${kind.source}`;
    const known = kinds.get(key);
    if (known) known.views += views;
    else if (kinds.size < MAX_KINDS || kind.source === OTHER_SOURCES) kinds.set(key, { ...kind, views });
    else add({ ...kind, source: OTHER_SOURCES }, views);
  };

  /** Views count for the day on which they are stored. When the database is away, they wait for the next time. */
  const store = async () => {
    const counted = kinds;
    kinds = new Map();
    if (counted.size === 0) return;
    try {
      await storeViews(db, formatIsoDate(new Date(db.now()), env.BUSINESS_TIMEZONE), [...counted.values()]);
    } catch (error) {
      for (const { views, ...kind } of counted.values()) add(kind, views);
      log.warn({ err: error }, "page views not stored yet");
    }
  };

  return {
    store,
    /** `path`: of a page that is the same for everyone. */
    count(path: string, { url = "", headers }: Pick<IncomingMessage, "url" | "headers">): void {
      if (!isCountedVisitor(headers)) return;
      add({ path, source: getSource(url, headers), device: getDevice(headers["user-agent"] ?? "") }, 1);
      if (isStoredSoon) return;
      isStoredSoon = true;
      setTimeout(() => {
        isStoredSoon = false;
        void store();
      }, STORE_INTERVAL_MS).unref();
    },
  };
}

export type PageViews = ReturnType<typeof createPageViews>;

/** Rows are sorted, so that two instances cannot deadlock. */
async function storeViews(db: Database, day: string, counted: (Kind & { views: number })[]): Promise<void> {
  const { pageViews } = db.tables;
  const toKey = ({ path, source, device }: Kind) => `${path}\n${source}\n${device}`;
  const rows = counted.map((kind) => ({ day, ...kind })).sort((a, b) => (toKey(a) < toKey(b) ? -1 : 1));
  await db.transact(async (tx) => {
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
      await tx
        .insert(pageViews)
        .values(rows.slice(start, start + ROWS_PER_STATEMENT))
        .onConflictDoUpdate({
          target: [pageViews.day, pageViews.path, pageViews.source, pageViews.device],
          set: { views: sql`${pageViews.views} + excluded.views` },
        });
  });
}
