import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database, Writer } from "#drizzle/connect";
import { openTestDatabase, type TestDatabase } from "#tests/support/database/database";

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());
beforeEach(() => db.transact((tx) => tx.delete(db.tables.nightlyRuns)));

const record = (task: string) => (tx: Writer) => tx.insert(db.tables.nightlyRuns).values({ task, day: "2026-11-24" });
const listTasks = async () => (await db.read.select().from(db.tables.nightlyRuns)).map(({ task }) => task).sort();

test("a transaction inside a transaction fails at once, and later ones succeed", async () => {
  const nested = db.transact(async (tx) => {
    await record("outer")(tx);
    await db.transact(record("inner"));
  });
  const others = ["a", "b"].map((task) => db.transact(record(task)));
  await expect(nested).rejects.toThrow("A transaction cannot start inside another one");
  await Promise.all(others);
  expect(await listTasks()).toEqual(["a", "b"]);
});

test("after the error is caught, the outer transaction can still commit", async () => {
  await db.transact(async (tx) => {
    await db.transact(record("inner")).catch(() => {});
    await record("outer")(tx);
  });
  expect(await listTasks()).toEqual(["outer"]);
});

test("concurrent and consecutive transactions do not count as nested", async () => {
  const names = Array.from({ length: 150 }, (_, n) => `${n}`.padStart(3, "0"));
  await Promise.all(names.map((name) => db.transact(record(name)).then(() => db.transact(record(`${name} next`)))));
  expect(await listTasks()).toHaveLength(300);
});

test("work that outlives its transaction can start another one after the commit", async () => {
  let release = () => {};
  const committed = new Promise<void>((resolve) => {
    release = resolve;
  });
  let later: Promise<unknown> = Promise.resolve();
  await db.transact(async (tx) => {
    await record("outer")(tx);
    later = committed.then(() => db.transact(record("later")));
  });
  release();
  await later;
  expect(await listTasks()).toEqual(["later", "outer"]);
});
