import { rm } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { listOrderCounts } from "#app/order/find/order-counts.server";
import { connect, type Database } from "#drizzle/connect";
import { setUpBuiltServer } from "#tests/support/built-server";
import { openEmptyDatabase, openTestDatabase } from "#tests/support/database/database";
import { filledTables, fillTables } from "#tests/support/database/fill-tables";
import { runStatement } from "#tests/support/database/old-database";
import { countRows, readTables } from "#tests/support/database/rows";
import { runCommand } from "#tests/support/office/admin-command";
import { createTempFolder } from "#tests/support/temp-folder";

type Dialect = Database["dialect"];

const built = setUpBuiltServer();

async function open(dialect: Dialect) {
  const database = await openTestDatabase(dialect);
  onTestFinished(database.close);
  await fillTables(database.db);
  return database;
}

async function openEmpty(dialect: Dialect) {
  const database = await openEmptyDatabase(dialect);
  onTestFinished(database.close);
  return database.url;
}

async function copy(from: string, to: string) {
  const folder = await createTempFolder("copy");
  return runCommand(["copy-database", to], { url: from, folder }).finally(() => rm(folder, { recursive: true }));
}

async function withDatabase<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const db = connect(url);
  return work(db).finally(() => db.close());
}

const readAll = (db: Database) => readTables(db, ...filledTables);

test.each<[Dialect, Dialect]>([
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
  ["sqlite", "sqlite"],
])("every row of every table is copied from %s to %s, and the counts of orders are right", async (from, to) => {
  const source = await open(from);
  const target = await openEmpty(to);
  const { code, output, errorOutput } = await copy(source.url, target);
  expect([code, errorOutput]).toEqual([0, ""]);
  expect(output).toContain("The databases have the same rows.");
  await withDatabase(target, async (db) => {
    expect(await readAll(db)).toEqual(await readAll(source.db));
    const byKind = (counts: Awaited<ReturnType<typeof listOrderCounts>>) =>
      counts.map((one) => JSON.stringify(one)).sort();
    expect(byKind(await listOrderCounts(db))).toEqual(byKind(await listOrderCounts(source.db)));
  });
});

test("a copy that was interrupted goes on, copies what has changed since, and the site starts only after it", async () => {
  const source = await open("sqlite");
  const target = await openEmpty("postgres");
  // PostgreSQL cannot store this letter, so the copy stops there.
  await runStatement(source.db, sql`update web_vitals set page = 'a' || char(0) || 'b'`);
  const stopped = await copy(source.url, target);
  expect([stopped.code, stopped.output]).toEqual([1, expect.stringContaining("admin_users: ")]);
  expect(stopped.errorOutput).toMatch(/^The table web_vitals cannot be copied: /);
  const { exited, output } = built.start({ DATABASE_URL: target });
  expect(await exited).toEqual([1, null]);
  expect(output()).toContain("This database has only part of its rows");

  await runStatement(source.db, sql`update web_vitals set page = '/'`);
  await runStatement(source.db, sql`update form_submissions set full_name = 'Ana Reyes'`);
  const other = await open("sqlite");
  expect((await copy(other.url, target)).errorOutput).toContain("part of the rows of another backup or database");
  const finished = await copy(source.url, target);
  expect([finished.code, finished.errorOutput]).toEqual([0, ""]);
  expect(finished.output).toMatch(/^admin_users: .*, copied before$/m);
  expect(finished.output).not.toMatch(/^(form_submissions|uploads|web_vitals): .*, copied before$/m);
  await withDatabase(target, async (db) => expect(await readAll(db)).toEqual(await readAll(source.db)));
  await built.startAndWait({ DATABASE_URL: target });
});

test("a database with rows of its own stays as it is", async () => {
  const [source, target] = [await open("sqlite"), await open("postgres")];
  const orders = await countRows(target.db, "formSubmissions");
  const { code, errorOutput } = await copy(source.url, target.url);
  expect([code, errorOutput]).toEqual([1, expect.stringMatching(/^The database is not empty: it has the table /)]);
  expect(await countRows(target.db, "formSubmissions")).toBe(orders);
});
