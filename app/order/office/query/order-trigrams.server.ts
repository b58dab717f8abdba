import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import { isBusy } from "#drizzle/retry-busy";

/** So long a search waits for another process's write before it reads the new orders one by one. */
const LOCK_TIMEOUT_MS = 250;

/** Whether the tables of SQLite's search index (migration 0003) exist. PostgreSQL uses its index by itself. */
export function hasTrigramIndex(db: Pick<Database, "dialect">): boolean {
  return db.dialect === "sqlite";
}

/**
 * The numbers (`n`) of the orders that contain the search text, as SQL to select from: by the trigram index or, for
 * fewer than three letters, by reading every order. Newer orders have higher numbers.
 */
export async function selectNumbersContaining(db: Database, q: string): Promise<SQL> {
  const complete = await indexWaitingOrders(db);
  const letters = q.toLowerCase();
  if ([...letters].length < 3) return sql`order_search where instr(search, ${letters}) > 0`;
  const phrase = `"${letters.replaceAll('"', '""')}"`;
  const indexed = sql`select rowid as n from order_trigrams where order_trigrams match ${phrase}`;
  if (complete) return sql`(${indexed})`;
  const waiting = sql`select n from order_search where n in (select n from order_waiting) and instr(search, ${letters}) > 0`;
  return sql`(${indexed} union all ${waiting})`;
}

/**
 * Adds the orders placed since the last search to the index. Doing that when an order is placed would slow it down.
 * Returns false while another process writes.
 */
async function indexWaitingOrders({ native, read, transact }: Database): Promise<boolean> {
  if (native.dialect !== "sqlite") return true;
  const [waiting] = await read.select({ n: sql<number>`n` }).from(sql`order_waiting`).limit(1);
  if (!waiting) return true;
  const addToIndex = async () => {
    native.drizzle.run(sql`insert into order_trigrams (rowid, search)
      select n, search from order_search where n in (select n from order_waiting)`);
    native.drizzle.run(sql`delete from order_waiting`);
  };
  try {
    await transact(addToIndex, LOCK_TIMEOUT_MS);
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
