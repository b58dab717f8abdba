import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { max, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Logger } from "./log.server";
import { type Count, listCounts } from "./order-counts.server";

/**
 * In milliseconds, `look`: how often the database is asked, while anybody listens, for what other processes changed;
 * `least`: what lies between two looks at least, so that many orders at once are one piece of news.
 */
const PACE = { look: 3000, least: 1000 };
/** How many may listen to one process, and how many of them for one user: each holds a connection. */
const MOST = 200;
const MOST_FOR_ONE = 12;

interface OrderListener {
  userId: string;
  /** Hears the revision at hand, then each new one. */
  hear(revision: string): void;
  /** The process stops, nothing more is said. */
  end(): void;
}

/** Tells the office's screens that the orders changed, whichever process changed them. */
export interface OrderNews {
  /** Call it after a commit that stored or changed an order: whoever listens here hears of it at once. */
  tell(): void;
  /** Returns what ends the listening, or null when too many listen already or the process stops. */
  listen(listener: OrderListener): (() => void) | null;
  /** Ends all listening: connections that stay open would hold up the end of the process. */
  close(): void;
}

/**
 * Names the state of the orders' list: another revision, other orders or another status, priority or payment. It is
 * read from the counts by kind, so it costs the same at any number of orders.
 */
export async function orderRevision(
  db: Pick<Database, "read" | "tables">,
  counting: Promise<Count[]> = listCounts(db),
): Promise<string> {
  const { formSubmissions } = db.tables;
  const latest = db.read
    .select({ at: max(formSubmissions.createdAt) })
    .from(formSubmissions)
    .where(sql`${formSubmissions.deletedAt} IS NULL`);
  const known = await Promise.all([counting, latest]);
  return createHash("sha256").update(JSON.stringify(known)).digest("base64url").slice(0, 16);
}

/** One look at the database serves all who listen; nobody listening, nobody looks. */
export function createOrderNews(db: Database, log: Logger, pace = PACE): OrderNews {
  const told = new Map<OrderListener, string | null>();
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  let again = false;
  let closed = false;

  async function look() {
    again = true;
    if (looking) return;
    looking = true;
    while (again && told.size > 0) {
      again = false;
      await spread().catch((error) => log.warn({ err: error }, "order news: the database does not answer"));
      await pause(pace.least, undefined, { ref: false });
    }
    looking = false;
  }

  async function spread() {
    const revision = await orderRevision(db);
    for (const [listener, known] of told) {
      if (known === revision) continue;
      told.set(listener, revision);
      listener.hear(revision);
    }
  }

  function leave(listener: OrderListener) {
    told.delete(listener);
    if (told.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    tell: look,
    listen(listener) {
      const same = [...told.keys()].filter(({ userId }) => userId === listener.userId);
      if (closed || told.size >= MOST || same.length >= MOST_FOR_ONE) return null;
      told.set(listener, null);
      timer ??= setInterval(look, pace.look).unref();
      look();
      return () => leave(listener);
    },
    close() {
      closed = true;
      for (const listener of [...told.keys()]) {
        leave(listener);
        listener.end();
      }
    },
  };
}
