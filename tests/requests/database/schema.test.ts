import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { listOrderCounts } from "#app/order/find/order-counts.server";
import { checkSchema, repairSchema } from "#drizzle/check-schema";
import { setUpBuiltServer } from "#tests/support/built-server";
import { dropTriggersAndIndexes } from "#tests/support/database/drop-objects";
import { runStatement } from "#tests/support/database/old-database";
import { readSchema } from "#tests/support/database/read-schema";
import { runCommand } from "#tests/support/office/admin-command";
import { insertOrders, makeOrder } from "#tests/support/order/orders";

const built = setUpBuiltServer();
const recount = () => runCommand(["recount"], { url: built.database.url, folder: built.folder });
const triggers = { sqlite: "form_submissions_moved", postgres: "form_submissions_updated" };
let trigger: string;
beforeEach(() => {
  trigger = triggers[built.database.db.dialect];
});

function dropTrigger() {
  const onTable = built.database.db.dialect === "postgres" ? sql` on form_submissions` : sql``;
  return runStatement(built.database.db, sql`drop trigger ${sql.identifier(trigger)}${onTable}`);
}

/** Returns what the server prints when it refuses to start. */
async function startAndRefuse(): Promise<string> {
  const { exited, output } = built.start();
  expect(await exited, output()).toEqual([1, null]);
  return output();
}

test("all migrations together create every table, column, index and trigger that the code needs", async () => {
  await expect(checkSchema(built.database.db)).resolves.toBeUndefined();
});

test("restored triggers and indexes equal those of the migrations", async () => {
  const { db } = built.database;
  const before = await readSchema(db);
  const dropped = await dropTriggersAndIndexes(db);
  expect(dropped).toBeGreaterThan(60);
  // The index of a PostgreSQL extension is optional.
  const required = before.filter(({ name }) => name !== "form_submissions_search");
  expect(await readSchema(db)).toHaveLength(before.length - dropped);
  await repairSchema(db);
  expect((await readSchema(db)).filter(({ name }) => name !== "form_submissions_search")).toEqual(required);
});

test("the server does not start without a trigger or an index, and names it and the remedy", async () => {
  await dropTrigger();
  await runStatement(built.database.db, sql`drop index form_submissions_listed`);
  const said = await startAndRefuse();
  expect(said).toContain("The database lacks objects that this version needs:");
  expect(said).toContain(`  - trigger ${trigger} of table form_submissions\n`);
  expect(said).toContain("  - index form_submissions_listed of table form_submissions\n");
  expect(said).toContain("npm run admin -- recount");
  expect(said).not.toContain("    at ");

  expect(await recount()).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Restored: trigger ${trigger} of table form_submissions\n`),
  });
  await built.startAndWait();
});

test("the server does not start without a table or a column, and the recount refuses, too", async () => {
  const { db } = built.database;
  await runStatement(db, sql`alter table form_submissions rename column message to words`);
  await runStatement(db, sql`drop table product_reviews`);
  const said = await startAndRefuse();
  expect(said).toContain("  - table product_reviews\n");
  expect(said).toContain("  - column message of table form_submissions\n");
  expect(said).not.toContain("column stars");
  expect(said).toContain("restore a backup");
  expect(await recount()).toMatchObject({ code: 1, errorOutput: expect.stringContaining("  - table product_reviews") });
});

test("orders that were placed and changed without triggers are counted and found after the recount", async () => {
  const { db } = built.database;
  const { formSubmissions } = db.tables;
  const [first] = await insertOrders(db, [makeOrder({ fullName: "Ada Known" }), makeOrder(), makeOrder()]);
  await dropTriggersAndIndexes(db);
  await insertOrders(db, [makeOrder({ fullName: "Zed Hidden" })]);
  await db.transact((tx) => tx.delete(formSubmissions).where(sql`${formSubmissions.id} = ${first?.id}`));
  expect((await listOrderCounts(db)).map(({ orders }) => orders)).toEqual([3]);
  const wrong = "starter pending_payment pending normal none: ";
  // One order is added after one was removed, so the number of orders alone shows nothing.
  await insertOrders(db, [makeOrder()]);
  const { output } = await recount();
  expect(output).toContain(`${wrong}3, now 4\nCounts repaired: 1\n`);
  expect((await listOrderCounts(db)).reduce((sum, { orders }) => sum + orders, 0)).toBe(4);
  if (db.native.dialect !== "sqlite") return;
  expect(output).toContain("Orders added back to the search: 2\n");
  const ids = db.native.drizzle.all(sql`select id from order_search order by id`);
  expect(ids).toEqual(db.native.drizzle.all(sql`select id from form_submissions where deleted_at is null order by id`));
});
