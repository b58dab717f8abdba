import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "#drizzle/migrate";
import { openTestDatabase, type TestDatabase } from "#tests/support/database/database";
import { readSchema } from "#tests/support/database/read-schema";
import { createTempFolder } from "#tests/support/temp-folder";

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await openTestDatabase();
  folder = await createTempFolder("late-migration");
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Copies the migrations and adds one that is dated right after the first. */
function addLateMigration(statement: string): void {
  const { dialect } = database.db;
  cpSync(`migrations/${dialect}`, join(folder, dialect), { recursive: true });
  const file = join(folder, dialect, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  const [first, ...others] = journal.entries;
  const late = { ...first, idx: others.length + 1, when: first.when + 1, tag: "0001_merged_late" };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [first, late, ...others] }));
  writeFileSync(join(folder, dialect, "0001_merged_late.sql"), statement);
}

/** Copies the migrations without the last one, as an earlier version has them. */
function removeLastMigration(): void {
  const { dialect } = database.db;
  cpSync(`migrations/${dialect}`, join(folder, dialect), { recursive: true });
  const file = join(folder, dialect, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }));
}

const countRows = (table: string) => database.db.read.$count(sql.raw(table) as never);

test("a migration dated before one that ran is applied, once", async () => {
  addLateMigration("CREATE TABLE merged_late AS SELECT 1 AS number");
  await migrate(database.db, folder);
  expect(await countRows("merged_late")).toBe(1);
  await migrate(database.db, folder);
  expect(await countRows("merged_late")).toBe(1);
});

test("a late migration that fails leaves the database as it was and ends the start with its error", async () => {
  addLateMigration("CREATE TABLE merged_late AS SELECT 1 AS number;--> statement-breakpoint\nDROP INDEX nothing");
  await expect(migrate(database.db, folder)).rejects.toThrow();
  await expect(countRows("merged_late")).rejects.toThrow();
});

const rebuild = [
  "CREATE TABLE `__new_form_submissions` (`id` text PRIMARY KEY NOT NULL)",
  'INSERT INTO `__new_form_submissions`("id") SELECT "id" FROM `form_submissions`',
  "DROP TABLE `form_submissions`",
  "ALTER TABLE `__new_form_submissions` RENAME TO `form_submissions`",
];
test.each([
  ["rebuilds form_submissions", rebuild],
  ["drops the table product_reviews", ['DROP TABLE "product_reviews"']],
  ["drops the column message of form_submissions", ["ALTER TABLE form_submissions DROP COLUMN message"]],
])("a late migration that %s is refused, and nothing has changed", async (removal, statements) => {
  const before = await readSchema(database.db);
  addLateMigration(["CREATE TABLE merged_late (number integer)", ...statements].join(";--> statement-breakpoint\n"));
  await expect(migrate(database.db, folder)).rejects.toThrow(
    new RegExp(
      `^Migration 0001_merged_late is dated before 00\\d\\d_\\w+, which already ran, and ${removal}: generate it again\\.$`,
    ),
  );
  expect(await readSchema(database.db)).toEqual(before);
});

test("an earlier version refuses the database of a newer one, and changes nothing", async () => {
  const before = await readSchema(database.db);
  removeLastMigration();
  await expect(migrate(database.db, folder)).rejects.toThrow(
    /^The database was changed by a newer version of this software \(migration of \d{4}-\d\d-\d\d\)\. Nothing was changed now\./,
  );
  expect(await readSchema(database.db)).toEqual(before);
});
