import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { delimiter, join, resolve } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { listOrderCounts } from "#app/order/find/order-counts.server";
import { checkSchema } from "#drizzle/check-schema";
import { migrate } from "#drizzle/migrate";
import { emptyTables } from "#tests/support/database/rows";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";
import { createTempFolder } from "#tests/support/temp-folder";

const site = setUpSite();
const copies: string[] = [];

/**
 * In a copy of schema and migrations, replaces texts of files and generates the migrations of the change.
 * @param renamed what drizzle-kit records in its snapshot when somebody answers its question that a column was renamed
 */
async function generate(changes: Record<string, [from: string, to: string]>, renamed?: Record<string, string>) {
  const copy = await createTempFolder("schema");
  copies.push(copy);
  for (const path of ["drizzle/schema", "drizzle/schema.ts", "drizzle/kit", "migrations"])
    cpSync(path, join(copy, path), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  for (const [file, [from, to]] of Object.entries(changes))
    writeFileSync(join(copy, file), readFileSync(join(copy, file), "utf8").replace(from, to));
  const bin = resolve("node_modules/.bin");
  if (renamed)
    writeFileSync(join(copy, "drizzle-kit"), answerRenamed(join(bin, "drizzle-kit"), renamed), { mode: 0o755 });
  const { status, stderr } = spawnSync(join(bin, "tsx"), [resolve("drizzle/generate-migrations.ts"), "premium"], {
    cwd: copy,
    env: { ...process.env, PATH: [copy, bin, process.env.PATH].join(delimiter) },
    encoding: "utf8",
  });
  return { folder: join(copy, "migrations"), status, stderr };
}

/** drizzle-kit asks on a terminal only. A script in its place runs it and adds the answer to the newest snapshot. */
function answerRenamed(drizzleKit: string, columns: Record<string, string>): string {
  return `#!/usr/bin/env node
const { spawnSync } = require("node:child_process");
const { readdirSync, readFileSync, writeFileSync } = require("node:fs");
const args = process.argv.slice(2);
const { status } = spawnSync(${JSON.stringify(drizzleKit)}, args, { stdio: "inherit" });
const folder = args[args.indexOf("--out") + 1] + "/meta/";
const file = folder + readdirSync(folder).filter((name) => name.endsWith("_snapshot.json")).sort().at(-1);
const snapshot = JSON.parse(readFileSync(file, "utf8"));
snapshot._meta.columns = ${JSON.stringify(columns)};
writeFileSync(file, JSON.stringify(snapshot));
process.exit(status);
`;
}

/** Changes a check, for which SQLite rebuilds the table. */
const newPriority: Record<string, [string, string]> = {
  "drizzle/schema/values.ts": [`"urgent"]`, `"urgent", "later"]`],
};

const addColumns = (columns: string): Record<string, [string, string]> => ({
  "drizzle/schema/order.ts": [
    '      fullName: text("full_name")',
    `      ${columns}\n      fullName: text("full_name")`,
  ],
});

afterAll(() => Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true }))));

test("after a migration that adds a priority and columns, orders are still listed, counted, found and removed", async () => {
  const { db } = site.services;
  const columns = 'shelf: text("shelf").notNull().default("top"), drawer: text("drawer"),';
  const { folder, status, stderr } = await generate({ ...newPriority, ...addColumns(columns) });
  expect(status, stderr).toBe(0);
  await insertOrder(site, { fullName: "Ada Before" });
  await migrate(db, folder);
  await expect(checkSchema(db)).resolves.toBeUndefined();

  await insertOrder(site, { fullName: "Zed After" });
  // Only the database knows this priority, not the code of this test.
  await insertOrder(site, { priority: "later" as "high", fullName: "Pia Later" });
  const office = await createSignedInVisitor(site);
  const readList = async (query: string) =>
    (await (await office.get(`/admin${query}`)).text()).replaceAll("<!-- -->", "");
  const list = await readList("");
  expect(list).toContain("3 submissions");
  for (const name of ["Ada Before", "Zed After", "Pia Later"]) expect(list).toContain(name);
  for (const q of ["ada before", "zed after"])
    expect(await readList(`?q=${encodeURIComponent(q)}`)).toContain("1 of 3 submissions");
  if (db.native.dialect === "sqlite") expect(db.native.drizzle.all(sql`select id from order_search`)).toHaveLength(3);

  await emptyTables(site, "formSubmissions");
  expect(await listOrderCounts(db)).toEqual([]);
});

test("a new column without a value for earlier rows is reported, so that somebody writes one", async () => {
  const { status, stderr } = await generate({
    ...newPriority,
    ...addColumns('shelf: text("shelf").notNull(),'),
  });
  expect(status).toBe(1);
  expect(stderr).toContain("earlier rows of form_submissions have no value for shelf");
});

test("a column that is renamed while its table is rebuilt is refused, because its values would be lost", async () => {
  const { status, stderr, folder } = await generate(
    { ...newPriority, ...addColumns('words: text("words").notNull().default(""),') },
    { '"form_submissions"."message"': '"form_submissions"."words"' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain("renames form_submissions or a column of it and rebuilds the table");
  expect(readdirSync(join(folder, "postgres"))).toEqual(readdirSync("migrations/postgres"));
});
