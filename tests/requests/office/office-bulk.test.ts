import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { insertRows, listRows } from "#tests/support/database/rows";
import { textOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrders, listOrders, makeOrder, type Order } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

/** As many as one post can change. */
const MOST = 5000;
let ids: string[];
beforeAll(async () => {
  const orders = await insertOrders(
    site,
    Array.from({ length: MOST }, () => makeOrder()),
  );
  ids = orders.map(({ id }) => id);
}, 60_000);

const post = (fields: Record<string, string>, path: string = paths.admin) => postInOffice(office, path, fields);

async function countOrders(isSo: (order: Order) => boolean): Promise<number> {
  return (await listOrders(site)).filter(isSo).length;
}

/** How many orders have this many history rows of this kind: `{ 1: 5000 }` when each has one. */
async function historyOf(kind: string): Promise<Record<number, number>> {
  const events = await listRows(site, "orderEvents");
  const each = new Map<string, number>();
  for (const event of events) if (event.kind === kind) each.set(event.orderId, (each.get(event.orderId) ?? 0) + 1);
  const counts: Record<number, number> = {};
  for (const rows of each.values()) counts[rows] = (counts[rows] ?? 0) + 1;
  return counts;
}

describe("more orders than one post can change", () => {
  const many = Array.from({ length: 33_000 }, (_, n) => n.toString(36));
  test.each<Record<string, string>>([
    { intent: "status", status: "ready" },
    { intent: "delete" },
    { intent: "restore" },
  ])("$intent is refused with the limit, and nothing changes", async (fields) => {
    const short = await post({ ...fields, id: many.join(",") });
    expect(short).toMatchObject({ status: 400, title: "Too Many Orders" });
    expect(short.description).toBe("33,000 orders are selected. Pick at most 5,000 at a time.");
    const long = await post({ ...fields, id: many.map(() => randomUUID()).join(",") });
    expect(long).toMatchObject({ status: 400, title: "Too Many Orders" });
    expect(long.description).toBe("Too many orders are selected. Pick at most 5,000 at a time.");
    const oneMore = await post({ ...fields, id: [...ids, "x"].join(",") });
    expect(oneMore.description).toBe("5,001 orders are selected. Pick at most 5,000 at a time.");
    expect(await countOrders((order) => order.orderStatus === "pending_payment" && !order.deletedAt)).toBe(MOST);
  });

  test.each(["short", "long"])("a staff email (%s) is refused with the limit", async (length) => {
    const chosen = length === "short" ? many : many.map(() => randomUUID());
    const html = await (await office.post(paths.adminCompose, { id: chosen.join(",") })).text();
    expect(textOf(html)).toContain("Too many orders are selected. Pick at most 50 at a time.");
  });
});

describe("as many orders as one post can change", { timeout: 120_000 }, () => {
  test("stay unchanged if the last one fails", async () => {
    const { native } = site.services.db;
    const last = ids.toSorted().at(-1);
    if (native.dialect === "sqlite")
      native.drizzle.run(
        sql.raw(
          `CREATE TRIGGER broken BEFORE INSERT ON order_events WHEN new.submission_id = '${last}' BEGIN SELECT RAISE(ABORT, 'broken'); END`,
        ),
      );
    else
      await native.pool.query(
        `CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$;
         CREATE TRIGGER broken BEFORE INSERT ON order_events FOR EACH ROW WHEN (NEW.submission_id = '${last}') EXECUTE FUNCTION broken()`,
      );
    expect(await post({ intent: "status", status: "ready", id: ids.join(",") })).toMatchObject({ status: 500 });
    expect(await post({ intent: "delete", id: ids.join(",") })).toMatchObject({ status: 500 });
    expect(await countOrders((order) => order.orderStatus === "pending_payment" && !order.deletedAt)).toBe(MOST);
    expect(await historyOf("status")).toEqual({});
    if (native.dialect === "sqlite") native.drizzle.run(sql`DROP TRIGGER broken`);
    else await native.pool.query("DROP TRIGGER broken ON order_events");
  });

  test("change their status, with a line of history each", async () => {
    const answer = await post({ intent: "status", status: "ready", id: ids.join(",") });
    expect(answer).toMatchObject({ status: 303, title: "Bulk Update Complete" });
    expect(await countOrders((order) => order.orderStatus === "ready")).toBe(MOST);
    expect(await historyOf("status")).toEqual({ 1: MOST });
  });

  test("are deleted and restored, and the toast fits in its cookie", async () => {
    const deleted = await post({ intent: "delete", id: ids.join(",") });
    expect(deleted).toMatchObject({ status: 303, title: "Orders Deleted" });
    expect(await countOrders((order) => order.deletedAt !== null)).toBe(MOST);
    const restored = await post({ intent: "restore", id: ids.join(",") });
    expect(restored).toMatchObject({ status: 303, title: "Orders Restored" });
    expect(await countOrders((order) => order.deletedAt === null)).toBe(MOST);
    expect(await historyOf("deleted")).toEqual({ 1: MOST });
    expect(await historyOf("restored")).toEqual({ 1: MOST });
  });

  test("change while others can read the list", async () => {
    const changed = post({ intent: "status", status: "in_progress", id: ids.join(",") });
    expect((await office.get(paths.admin)).status).toBe(200);
    expect(await changed).toMatchObject({ status: 303 });
  });
});

test("thousands of failed messages are queued again at once", { timeout: 60_000 }, async () => {
  const messages = Array.from({ length: 3000 }, (_, n) => ({
    id: `dead-${n}`,
    kind: "webhook" as const,
    topic: "order-lead",
    dedupeKey: `order-lead:dead-${n}`,
    payload: { url: "http://127.0.0.1:9/", body: null },
    state: "dead" as const,
    runAt: new Date(0),
    attempts: 15,
  }));
  await insertRows(site, "outbox", messages);
  await site.services.worker.stop();
  const answer = await post({ intent: "retry" }, paths.adminOutbox);
  expect(answer.description).toBe("Sending 3000 messages again now.");
  const rows = await listRows(site, "outbox");
  expect(rows.filter(({ state, attempts }) => state === "pending" && attempts === 0)).toHaveLength(3000);
});
