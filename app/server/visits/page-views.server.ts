import type { IncomingMessage } from "node:http";
import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { Env } from "../env/env.server";
import { OTHER_SOURCES } from "../forms/visit-source";
import type { Logger } from "../log.server";
import { formatIsoDate } from "../time/business-time.server";
import { describeView } from "./describe-view";

const STORE_INTERVAL_MS = 60_000;
// Visitors can make up campaigns and referrers. After this many in a day, a process counts others as one.
const MAX_SOURCES = 500;
const ROWS_PER_STATEMENT = 500;

type Kind = Pick<Row<"pageViews">, "path" | "source" | "device">;

/** Counting in memory costs a cached page nearly nothing. The sums are stored every minute. */
export function createPageViews({ db, env, log }: { db: Database; env: Env; log: Logger }) {
  let kinds = new Map<string, Kind & { views: number }>();
  let isStoredSoon = false;
  let sources = new Set<string>();
  let sourcesDay = "";

  const limitSource = (source: string): string => {
    if (sources.has(source)) return source;
    if (sources.size >= MAX_SOURCES) return OTHER_SOURCES;
    sources.add(source);
    return source;
  };

  const add = (kind: Kind, views: number) => {
    const key = `${kind.path}\n${kind.device}\n${kind.source}`;
    const known = kinds.get(key);
    if (known) known.views += views;
    else kinds.set(key, { ...kind, views });
  };

  /** Views count for the day on which they are stored. If the database is away, they wait for the next time. */
  const store = async () => {
    const counted = kinds;
    kinds = new Map();
    if (counted.size === 0) return;
    const day = formatIsoDate(new Date(db.now()), env.BUSINESS_TIMEZONE);
    if (sourcesDay && day !== sourcesDay) sources = new Set();
    sourcesDay = day;
    try {
      await storeViews(db, day, [...counted.values()]);
    } catch (error) {
      for (const { views, ...kind } of counted.values()) add(kind, views);
      log.warn({ err: error }, "page views not stored yet");
    }
  };

  return {
    store,
    count(path: string, { url = "", headers }: Pick<IncomingMessage, "url" | "headers">): void {
      const view = describeView(url, headers);
      if (!view) return;
      add({ path, device: view.device, source: limitSource(view.source) }, 1);
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

// Rows are sorted, so that two instances cannot deadlock.
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
