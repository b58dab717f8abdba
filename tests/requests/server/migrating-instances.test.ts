import { symlinkSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { connect, type Database } from "#drizzle/connect";
import { countMigrations } from "#drizzle/migrate";
import { setUpBuiltServer } from "#tests/support/built-server";
import { copyMigrationsWith, withDatabaseBefore } from "#tests/support/database/old-database";
import { findFreePort } from "#tests/support/network/find-free-port";
import { createTempFolder } from "#tests/support/temp-folder";
import { waitUntil } from "#tests/support/wait-until";

/** The first migration of a later version than the one that the database is from. */
const FIRST = "as_bought";
const LAST = "hourly_limits";
const isPostgres = process.env.TEST_DATABASE === "postgres";
const endless = isPostgres
  ? "SELECT pg_sleep(3600);"
  : "CREATE TABLE endless AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n;";

const built = setUpBuiltServer();

async function startInstance(url: string, checkout?: string) {
  const port = await findFreePort();
  const instance = built.start({ DATABASE_URL: url, PORT: String(port) }, checkout);
  // The server runs all migrations before it answers.
  const waitUntilReady = () =>
    waitUntil(
      async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status, instance.output()).toBe(200),
      50_000,
    );
  return { ...instance, waitUntilReady };
}

/** Everything of this checkout but the migrations. */
async function createCheckout(migrations: string): Promise<string> {
  const folder = await createTempFolder("checkout");
  for (const name of await readdir(".")) if (name !== "migrations") symlinkSync(resolve(name), join(folder, name));
  await rename(migrations, join(folder, "migrations"));
  return folder;
}

async function isMigrating({ native }: Database, url: string): Promise<boolean> {
  if (native.dialect === "postgres") {
    const sleeping =
      "select 1 from pg_stat_activity where datname = current_database() and state = 'active' and query like '%pg_sleep(%' and pid <> pg_backend_pid()";
    return (await native.pool.query(sleeping)).rowCount === 1;
  }
  const other = connect(url);
  try {
    await other.transact((tx) => tx.delete(other.tables.sessions), 0);
    return false;
  } catch {
    return true;
  } finally {
    await other.close();
  }
}

async function listApplied({ native }: Database): Promise<number[]> {
  const rows =
    native.dialect === "postgres"
      ? (await native.pool.query('select created_at as "when" from drizzle.__drizzle_migrations')).rows
      : native.drizzle.all<{ when: number }>(sql`select created_at as "when" from __drizzle_migrations`);
  return rows.map(({ when }) => Number(when));
}

test("two instances that start on an older database at once apply each migration once", async () => {
  await withDatabaseBefore(FIRST, async (db, url) => {
    const instances = await Promise.all([startInstance(url), startInstance(url)]);
    await Promise.all(instances.map(({ waitUntilReady }) => waitUntilReady()));
    const applied = await listApplied(db);
    expect(new Set(applied).size).toBe(applied.length);
    expect(await countMigrations(db)).toEqual({ applied: applied.length, pending: 0, newer: 0 });
    for (const { child, exited } of instances) {
      child.kill("SIGTERM");
      await exited;
    }
  });
});

test("if an instance is killed in a migration, nothing of it stays, and the next start applies all", async () => {
  const checkout = await createCheckout(await copyMigrationsWith(LAST, endless));
  try {
    await withDatabaseBefore(FIRST, async (db, url) => {
      const before = await listApplied(db);
      const killed = await startInstance(url, checkout);
      await waitUntil(async () => expect(await isMigrating(db, url), killed.output()).toBe(true));
      killed.child.kill("SIGKILL");
      await killed.exited;
      expect(await listApplied(db)).toEqual(before);

      const next = await startInstance(url);
      await next.waitUntilReady();
      expect((await countMigrations(db)).pending).toBe(0);
      next.child.kill("SIGTERM");
      await next.exited;
    });
  } finally {
    await rm(checkout, { recursive: true, force: true });
  }
});
