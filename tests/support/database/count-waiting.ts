import type { Database } from "#drizzle/connect";

/** How many transactions of this database wait for the lock of another one; always 0 on SQLite. */
export async function countWaiting({ native }: Database): Promise<number | null> {
  if (native.dialect !== "postgres") return 0;
  const waiting = "pid IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database()) AND NOT granted";
  return (await native.pool.query(`SELECT FROM pg_locks WHERE ${waiting}`)).rowCount;
}
