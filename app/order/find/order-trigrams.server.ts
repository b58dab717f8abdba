import { or, type SQL, sql } from "drizzle-orm";
import { listSearchTexts } from "#app/server/text/search-text";
import type { Database } from "#drizzle/connect";
import { isBusy } from "#drizzle/retry-busy";

/** How long a search waits for another process before it scans orders that are not indexed yet. */
const LOCK_TIMEOUT_MS = 250;

/** Tables of migration 0003 are SQLite's search index. PostgreSQL uses its own index automatically. */
export function hasTrigramIndex(db: Pick<Database, "dialect">): boolean {
  return db.dialect === "sqlite";
}

/** SQL to select `n` from: higher for newer orders. Searching fewer than three letters scans every order. */
export async function selectNumbersContaining(db: Database, q: string): Promise<SQL> {
  const isIndexComplete = await indexWaitingOrders(db);
  const texts = listSearchTexts(q);
  const isMatch = or(...texts.map((text) => sql`instr(search, ${text}) > 0`));
  if (texts.some((text) => [...text].length < 3)) return sql`order_search where ${isMatch}`;
  const phrases = texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(" OR ");
  const indexed = sql`select rowid as n from order_trigrams where order_trigrams match ${phrases}`;
  if (isIndexComplete) return sql`(${indexed})`;
  const waiting = sql`select n from order_search where n in (select n from order_waiting) and ${isMatch}`;
  return sql`(${indexed} union all ${waiting})`;
}

/** Searches do this, so that placing an order stays fast. False while another process writes. */
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

/**
 * Returns the number of added orders.
 * @param refill whether the index may hold earlier texts of orders, which only rebuilding removes
 */
export async function repairSearch(db: Database, { refill }: { refill: boolean }): Promise<number> {
  if (db.native.dialect !== "sqlite") return 0;
  const { drizzle } = db.native;
  const added = await db.transact(async () => {
    if (refill) drizzle.run(sql`insert into order_trigrams (order_trigrams) values ('delete-all')`);
    drizzle.run(
      sql`delete from order_search where id not in (select id from form_submissions where deleted_at is null)`,
    );
    // The trigger `form_submissions_renamed` adds each order.
    const { changes } = drizzle.run(sql`update form_submissions set search = search where deleted_at is null
      and not exists (select 1 from order_search s where s.id = form_submissions.id and s.search = form_submissions.search)`);
    drizzle.run(sql`delete from order_trigrams where rowid in (
      select id from order_trigrams_docsize where id not in (select n from order_search))`);
    drizzle.run(sql`insert or ignore into order_waiting
      select n from order_search where n not in (select id from order_trigrams_docsize)`);
    return changes;
  });
  await indexWaitingOrders(db);
  return added;
}
