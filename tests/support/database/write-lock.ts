import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Database } from "#drizzle/connect";

const script = `
  const Sqlite = require("better-sqlite3");
  const [path, mode] = process.argv.slice(1);
  const connection = new Sqlite(path);
  connection.pragma("locking_mode = " + mode);
  connection.exec("BEGIN IMMEDIATE");
  process.stdout.write("held");
  process.stdin.resume().on("end", () => {
    connection.exec("ROLLBACK");
    connection.close();
  });`;

/**
 * Returns a function that releases the lock. `EXCLUSIVE` also keeps readers out if no other process has read the
 * file.
 */
export async function holdWriteLock(
  url: string,
  mode: "NORMAL" | "EXCLUSIVE" = "NORMAL",
): Promise<() => Promise<void>> {
  const path = url.replace(/^file:/, "");
  const child = spawn(process.execPath, ["-e", script, path, mode], { stdio: ["pipe", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const [output] = await Promise.race([once(child.stdout, "data"), exited]);
  if (String(output) !== "held") throw new Error(`the lock was not taken: ${output}`);
  return async () => {
    child.stdin.end();
    await exited;
  };
}

/** How many transactions of this database wait for the lock of another one; always 0 on SQLite. */
export async function countWaiting({ native }: Database): Promise<number | null> {
  if (native.dialect !== "postgres") return 0;
  const waiting = "pid IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database()) AND NOT granted";
  return (await native.pool.query(`SELECT FROM pg_locks WHERE ${waiting}`)).rowCount;
}
