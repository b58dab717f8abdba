import { rm } from "node:fs/promises";
import { type SQL, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { listOrderCounts } from "#app/order/find/order-counts.server";
import { paths } from "#app/paths";
import { connect, type Database } from "#drizzle/connect";
import { migrate } from "#drizzle/migrate";
import { Visitor } from "#tests/support/browser/visitor";
import { setUpBuiltServer } from "#tests/support/built-server";
import { openEmptyDatabase } from "#tests/support/database/database";
import { filledTables, fillTables } from "#tests/support/database/fill-tables";
import { runStatement } from "#tests/support/database/old-database";
import { countRows, readTables } from "#tests/support/database/rows";
import { runCommand } from "#tests/support/office/admin-command";
import { startSiteForTest } from "#tests/support/site";
import { createTempFolder } from "#tests/support/temp-folder";
import { waitUntil } from "#tests/support/wait-until";

type Dialect = Database["dialect"];

const built = setUpBuiltServer();

/** A site's database, which nobody has open. */
async function fill(dialect: Dialect) {
  const url = await openEmpty(dialect);
  await withDatabase(url, async (db) => {
    await migrate(db);
    await fillTables(db);
  });
  return url;
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
  const [source, target] = [await fill(from), await openEmpty(to)];
  const { code, output, errorOutput } = await copy(source, target);
  expect([code, errorOutput]).toEqual([0, ""]);
  expect(output).toContain("The databases have the same rows.");
  await withDatabase(target, async (db) => {
    expect(await readAll(db)).toEqual(await withDatabase(source, readAll));
    const byKind = (counts: Awaited<ReturnType<typeof listOrderCounts>>) =>
      counts.map((one) => JSON.stringify(one)).sort();
    expect(byKind(await listOrderCounts(db))).toEqual(byKind(await withDatabase(source, listOrderCounts)));
  });
});

test("a copy that was interrupted goes on, copies what has changed since, and the site starts only after it", async () => {
  const [source, target] = [await fill("sqlite"), await openEmpty("postgres")];
  const change = (statement: SQL) => withDatabase(source, (db) => runStatement(db, statement));
  // PostgreSQL cannot store this letter, so the copy stops there.
  await change(sql`update web_vitals set page = 'a' || char(0) || 'b'`);
  const stopped = await copy(source, target);
  expect([stopped.code, stopped.output]).toEqual([1, expect.stringContaining("admin_users: ")]);
  expect(stopped.errorOutput).toMatch(/^The table web_vitals cannot be copied: /);
  const { exited, output } = built.start({ DATABASE_URL: target });
  expect(await exited).toEqual([1, null]);
  expect(output()).toContain("This database has only part of its rows");

  await change(sql`update web_vitals set page = '/'`);
  await change(sql`update form_submissions set full_name = 'Ana Reyes'`);
  expect((await copy(await fill("sqlite"), target)).errorOutput).toContain(
    "part of the rows of another backup or database",
  );
  const finished = await copy(source, target);
  expect([finished.code, finished.errorOutput]).toEqual([0, ""]);
  expect(finished.output).toMatch(/^admin_users: .*, copied before$/m);
  expect(finished.output).not.toMatch(/^(form_submissions|uploads|web_vitals): .*, copied before$/m);
  expect(await withDatabase(target, readAll)).toEqual(await withDatabase(source, readAll));
  await built.startAndWait({ DATABASE_URL: target });
});

test("a database with rows of its own stays as it is", async () => {
  const [source, target] = [await fill("sqlite"), await fill("postgres")];
  const count = (db: Database) => countRows(db, "formSubmissions");
  const orders = await withDatabase(target, count);
  const { code, errorOutput } = await copy(source, target);
  expect([code, errorOutput]).toEqual([1, expect.stringMatching(/^The database is not empty: it has the table /)]);
  expect(await withDatabase(target, count)).toBe(orders);
});

test.each<Dialect>(["sqlite", "postgres"])("the database of a running site (%s) is not copied", async (dialect) => {
  const site = await startSiteForTest({}, dialect);
  await new Visitor(site).get(paths.faq);
  const target = await openEmpty("sqlite");
  await waitUntil(async () => {
    const { code, errorOutput } = await copy(site.services.env.DATABASE_URL, target);
    expect([code, errorOutput]).toEqual([1, expect.stringMatching(/^The site is running, .* Stop it first/)]);
  });
});
