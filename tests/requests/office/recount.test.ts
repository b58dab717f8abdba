import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { listOrderCounts } from "#app/order/find/order-counts.server";
import { sweep } from "#app/server/sweeper.server";
import { connect } from "#drizzle/connect";
import { runStatement } from "#tests/support/database/old-database";
import { emptyTables } from "#tests/support/database/rows";
import { runCommand } from "#tests/support/office/admin-command";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { changeOrder, insertOrders, makeOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ BUSINESS_TIMEZONE: "America/New_York" });
const evening = Date.UTC(2026, 10, 21, 23);
const afterMidnight = Date.UTC(2026, 10, 22, 5, 5);
const kind = {
  planPurchased: "starter",
  orderStatus: "pending_payment",
  paymentStatus: "pending",
  priority: "normal",
  paymentProblem: "none",
} as const;

beforeEach(async () => {
  await emptyTables(site, "formSubmissions", "orderCounts", "nightlyRuns");
  await insertOrders(site, [
    makeOrder(),
    makeOrder(),
    makeOrder({ deletedAt: new Date() }),
    makeOrder({ paymentProblem: "wrong_amount" }),
  ]);
});

/** Sets the count of one kind to 7 and adds one for orders that do not exist. */
async function breakCounts() {
  const { db } = site.services;
  const { orderCounts } = db.tables;
  await db.transact(async (tx) => {
    await tx.delete(orderCounts).where(eq(orderCounts.paymentProblem, "none"));
    await tx.insert(orderCounts).values([
      { ...kind, orders: 7 },
      { ...kind, priority: "urgent", orders: 3 },
    ]);
  });
}

const rightCounts = [
  { ...kind, orders: 2 },
  { ...kind, paymentProblem: "wrong_amount", orders: 1 },
];

const countsOf = async () => (await listOrderCounts(site.services.db)).map(({ waiting, ...count }) => count);

/** Sweeps, and returns what was logged as an error. */
async function sweepAt(now: number, services = site.services): Promise<unknown[][]> {
  const error = vi.spyOn(services.log, "error");
  try {
    await sweep(services, now);
    return error.mock.calls;
  } finally {
    error.mockRestore();
  }
}

test("the first sweep after midnight repairs wrong counts and logs each", async () => {
  await breakCounts();
  const logged = await sweepAt(afterMidnight);
  expect(logged).toEqual([
    [{ ...kind, stored: 7, real: 2 }, "order count was wrong"],
    [{ ...kind, priority: "urgent", stored: 3, real: 0 }, "order count was wrong"],
  ]);
  expect(await countsOf()).toEqual(rightCounts);
  const list = await (await createSignedInVisitor(site)).get("/admin");
  expect((await list.text()).replaceAll("<!-- -->", "")).toContain("3 submissions");
});

test("a missing count is added", async () => {
  await emptyTables(site, "orderCounts");
  expect(await sweepAt(afterMidnight)).toHaveLength(2);
  expect(await countsOf()).toEqual(rightCounts);
});

test("counts that agree are neither changed nor logged", async () => {
  expect(await sweepAt(afterMidnight)).toEqual([]);
  expect(await countsOf()).toEqual(rightCounts);
});

test("the orders are recounted once a day, which begins at midnight of the business", async () => {
  await sweepAt(evening);
  await breakCounts();
  expect(await sweepAt(evening + 3_600_000)).toEqual([]);
  expect(await sweepAt(afterMidnight)).toHaveLength(2);
  await breakCounts();
  expect(await sweepAt(afterMidnight + 600_000)).toEqual([]);
});

test("of two processes only one recounts", async () => {
  const { services } = site;
  await breakCounts();
  // On SQLite a second connection of this process would wait for itself.
  const other = services.db.dialect === "postgres" ? connect(services.env.DATABASE_URL) : null;
  const second = other ? { ...services, db: other } : services;
  const error = vi.spyOn(services.log, "error");
  await Promise.all([sweep(services, afterMidnight), sweep(second, afterMidnight)]);
  await other?.close();
  expect(error.mock.calls.filter(([, message]) => message === "order count was wrong")).toHaveLength(2);
  error.mockRestore();
  expect(await countsOf()).toEqual(rightCounts);
});

test("the command repairs wrong counts and prints them, also after the daily recount", async () => {
  await sweepAt(Date.now());
  await breakCounts();
  const command = () => runCommand(["recount"], { url: site.services.env.DATABASE_URL, folder: site.folder });
  expect(await command()).toEqual({
    code: 0,
    output:
      "starter pending_payment pending normal none: 7, now 2\n" +
      "starter pending_payment pending urgent none: 3, now 0\n" +
      "Counts repaired: 2\n",
    errorOutput: "",
  });
  expect(await countsOf()).toEqual(rightCounts);
  expect(await command()).toMatchObject({ code: 0, output: "All counts agree with the orders.\n" });
});

test("an order renamed while a search trigger was missing is found only by its new name after the recount", async () => {
  const { db, env, features } = site.services;
  // The outbox finds orders in this way.
  const find = (text: string) => features.records.order?.search(text);
  const [order] = await insertOrders(site, [makeOrder({ fullName: "Adelheid Before" })]);
  expect(await find("adelheid")).toEqual([order?.id]);
  if (db.dialect === "sqlite") await runStatement(db, sql`drop trigger order_search_deleted`);
  const { id, ...renamed } = makeOrder({ ...order, fullName: "Zenobia After" });
  await changeOrder(site, { id }, renamed);
  const { code } = await runCommand(["recount"], { url: env.DATABASE_URL, folder: site.folder });
  expect(code).toBe(0);
  expect(await find("adelheid")).toEqual([]);
  expect(await find("zenobia")).toEqual([id]);
});
