import { spawn } from "node:child_process";
import { once } from "node:events";

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
