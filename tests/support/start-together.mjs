/**
 * Loaded with `node --import`. Preloads slow modules and waits for the file START, so that several servers start at
 * once.
 */
import { existsSync } from "node:fs";

await Promise.all(
  [
    "@node-rs/argon2",
    "@remix-run/node",
    "better-sqlite3",
    "drizzle-orm/better-sqlite3",
    "drizzle-orm/node-postgres",
    "drizzle-orm/sqlite-proxy",
    "nodemailer",
    "pg",
    "pino",
    "sharp",
    "zod",
  ].map((name) => import(name)),
);
process.stdout.write("loaded\n");
const clock = new Int32Array(new SharedArrayBuffer(4));
while (!existsSync(process.env.START ?? "")) Atomics.wait(clock, 0, 0, 1);
