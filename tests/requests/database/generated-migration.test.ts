import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { delimiter, join, resolve } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { listOrderCounts } from "../../../app/order/office/query/order-counts.server";
import { checkSchema } from "../../../drizzle/check-schema";
import { migrate } from "../../../drizzle/migrate";
import { createSignedInVisitor } from "../../support/office/signed-in";
import { insertOrder } from "../../support/order/orders";
import { setUpSite } from "../../support/site";
import { createTempFolder } from "../../support/temp-folder";

const site = setUpSite();
const copies: string[] = [];

/** In a copy of schema and migrations, replaces texts of files and generates the migrations of the change. */
async function generate(changes: Record<string, [from: string, to: string]>) {
  const copy = await createTempFolder("schema");
  copies.push(copy);
  for (const path of ["drizzle/schema", "drizzle/values.ts", "migrations"])
    cpSync(path, join(copy, path), { recursive: true });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  for (const [file, [from, to]] of Object.entries(changes))
    writeFileSync(join(copy, file), readFileSync(join(copy, file), "utf8").replace(from, to));
  const bin = resolve("node_modules/.bin");
  const { status, stderr } = spawnSync(join(bin, "tsx"), [resolve("drizzle/generate-migrations.ts"), "premium"], {
    cwd: copy,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    encoding: "utf8",
  });
  return { folder: join(copy, "migrations"), status, stderr };
}

const newPackage: Record<string, [string, string]> = { "drizzle/values.ts": [`"pro",`, `"pro", "premium",`] };

/** Columns of orders in both dialects. */
const addColumns = (columns: string): Record<string, [string, string]> =>
  Object.fromEntries(
    ["sqlite", "postgres"].map((dialect) => [
      `drizzle/schema/${dialect}/order.ts`,
      ['    fullName: text("full_name")', `    ${columns}\n    fullName: text("full_name")`],
    ]),
  );

afterAll(() => Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true }))));

test("after a migration that adds a package and columns, orders are still listed, counted, found and removed", async () => {
  const { db } = site.services;
  const columns = 'shelf: text("shelf").notNull().default("top"), drawer: text("drawer"),';
  const { folder, status, stderr } = await generate({ ...newPackage, ...addColumns(columns) });
  expect(status, stderr).toBe(0);
  await insertOrder(site, { fullName: "Ada Before" });
  await migrate(db, folder);
  await expect(checkSchema(db)).resolves.toBeUndefined();

  await insertOrder(site, { fullName: "Zed After" });
  // Only the database knows this package, not the code of this test.
  await insertOrder(site, { planPurchased: "premium" as "pro", fullName: "Pia Premium" });
  const office = await createSignedInVisitor(site);
  const readList = async (query: string) =>
    (await (await office.get(`/admin${query}`)).text()).replaceAll("<!-- -->", "");
  const list = await readList("");
  expect(list).toContain("3 submissions");
  for (const name of ["Ada Before", "Zed After", "Pia Premium"]) expect(list).toContain(name);
  for (const q of ["ada before", "zed after"])
    expect(await readList(`?q=${encodeURIComponent(q)}`)).toContain("1 of 3 submissions");
  if (db.native.dialect === "sqlite") expect(db.native.drizzle.all(sql`select id from order_search`)).toHaveLength(3);

  await db.transact((tx) => tx.delete(db.tables.formSubmissions));
  expect(await listOrderCounts(db)).toEqual([]);
});

test("a new column for which earlier rows have no value is named, for a value to be written by hand", async () => {
  const { status, stderr } = await generate({
    ...newPackage,
    ...addColumns('shelf: text("shelf").notNull(),'),
  });
  expect(status).toBe(1);
  expect(stderr).toContain("earlier rows of form_submissions have no value for shelf");
});
