import { type SQL, sql } from "drizzle-orm";
import { isBusy } from "#drizzle/busy";
import type { Database } from "#drizzle/connect";

/** Milliseconds that a search waits for another process that writes, before it looks through the new orders itself. */
const PATIENCE_MS = 250;

/** Whether the tables that migration 0003 made for SQLite's search are there. PostgreSQL uses its index by itself. */
export function hasOrderSearch(db: Pick<Database, "dialect">): boolean {
  return db.dialect === "sqlite";
}

/**
 * The numbers (`n`) of the orders that contain what was typed, as SQL to select from: by the index of all threes of
 * letters, or one by one for fewer letters. Newer orders have higher numbers.
 */
export async function orderNumbersWith(db: Database, q: string): Promise<SQL> {
  const complete = await takeUpWaiting(db);
  const letters = q.toLowerCase();
  if ([...letters].length < 3) return sql`order_search where instr(search, ${letters}) > 0`;
  const phrase = `"${letters.replaceAll('"', '""')}"`;
  const indexed = sql`select rowid as n from order_trigrams where order_trigrams match ${phrase}`;
  if (complete) return sql`(${indexed})`;
  const waiting = sql`select n from order_search where n in (select n from order_waiting) and instr(search, ${letters}) > 0`;
  return sql`(${indexed} union all ${waiting})`;
}

/**
 * Takes the orders into the index that came since the last search: to do it with each order would slow that down.
 * False when another process writes.
 */
async function takeUpWaiting({ native, read, transact }: Database): Promise<boolean> {
  if (native.dialect !== "sqlite") return true;
  const [waiting] = await read.select({ n: sql<number>`n` }).from(sql`order_waiting`).limit(1);
  if (!waiting) return true;
  const take = async () => {
    native.drizzle.run(sql`insert into order_trigrams (rowid, search)
      select n, search from order_search where n in (select n from order_waiting)`);
    native.drizzle.run(sql`delete from order_waiting`);
  };
  try {
    await transact(take, PATIENCE_MS);
    return true;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
