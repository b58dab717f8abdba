import { beforeAll, describe, expect, test } from "vitest";
import { findListedOrders, listOrderNames, novemberDay } from "#tests/support/office/list-orders";
import { insertOrders, makeOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

describe("the list of many orders", () => {
  // More than are read one by one (pick-orders.server.ts), so that the search has to use its indexes.
  const many = 5200;
  const rows = Array.from({ length: many }, (_, n) =>
    makeOrder({
      createdAt: new Date(+novemberDay(1) + Math.floor(n / 3) * 1000),
      fullName: n % 1000 === 7 ? `Zoë Quist ${n}` : `Dana ${n}`,
      email: n % 1000 === 7 ? "zoe@quist.test" : "dana@studio.example",
      priority: n % 50 === 7 ? "urgent" : "normal",
      orderStatus: n % 2 ? "ready" : "in_progress",
    }),
  );
  beforeAll(() => insertOrders(site, rows), 60_000);

  test("finds the few orders that contain a part of a name", { timeout: 60_000 }, async () => {
    expect(await listOrderNames(site, { q: "zoë qu" })).toEqual(
      [5007, 4007, 3007, 2007, 1007, 7].map((n) => `Zoë Quist ${n}`),
    );
    expect(await listOrderNames(site, { q: "ZOE@QUIST", sort: "oldest" })).toEqual(
      [7, 1007, 2007, 3007, 4007, 5007].map((n) => `Zoë Quist ${n}`),
    );
    expect(await findListedOrders(site, { q: "quist", status: "in_progress" })).toMatchObject({
      matching: 0,
      hasMore: false,
    });
    expect(await findListedOrders(site, { q: "zq" })).toMatchObject({ matching: 0, hasMore: false });
    expect(await findListedOrders(site, { q: 'zoë" OR "dana' })).toMatchObject({ matching: 0 });

    // A search that finds more than are counted says so, and its first page is still right.
    const common = await findListedOrders(site, { q: "dana" });
    expect(common).toMatchObject({ matching: 500, hasMore: true, total: many });
    expect(common.rows[0]?.fullName).toMatch(/^Dana 51(97|98|99)$/);
    expect((await findListedOrders(site, { q: "dana", sort: "oldest" })).rows[0]?.fullName).toMatch(/^Dana [012]$/);
    const urgent = await findListedOrders(site, { q: "dana", sort: "priority" });
    expect(urgent.rows.every((row) => row.priority === "urgent")).toBe(true);
    // All that are urgent come before the others, also those that are not among the newest.
    const behind = await findListedOrders(site, { q: "dana", sort: "priority", page: 2 });
    expect(behind.rows.map((row) => row.priority)).toEqual([...Array(48).fill("urgent"), "normal", "normal"]);
    expect(behind.rows[48]?.fullName).toMatch(/^Dana 51(97|98|99)$/);
    expect(await findListedOrders(site, { q: "dana", page: 99 })).toMatchObject({ page: 10, pages: 10 });
    // A search for two letters finds the few, in the order of the list.
    expect((await listOrderNames(site, { q: "zo" })).at(0)).toBe("Zoë Quist 5007");
    expect(await findListedOrders(site, { q: "zo", sort: "oldest" })).toMatchObject({ matching: 6, hasMore: false });

    // Without a search every number is exact, on every page.
    expect(await findListedOrders(site, { priority: "urgent" })).toMatchObject({
      matching: 104,
      hasMore: false,
      pages: 3,
    });
    expect(await findListedOrders(site, { status: "ready", page: 40 })).toMatchObject({
      matching: many / 2,
      page: 40,
      pages: 52,
    });
    const last = await findListedOrders(site, { page: 104 });
    const latest = rows[49]?.createdAt ?? new Date(0);
    expect(last.rows.filter((row) => row.createdAt <= latest)).toHaveLength(50);
    expect(last.isTruncated).toBe(false);
  });

  test("can be paged through for 20,000 orders from either end", { timeout: 60_000 }, async () => {
    // Older than the existing orders, so that fewer have to be inserted. Searches match only the newest (Walter) and
    // the oldest (Dana). One millisecond before a full second, so that their search positions have all digits.
    const all = 20_010;
    const older = Array.from({ length: all - many }, (_, n) => ({
      ...makeOrder({
        createdAt: new Date(+novemberDay(1) - n * 1000 - 1),
        orderStatus: n < 2400 && (n < 1900 || n >= 2100) ? "question" : "cancelled",
      }),
      search: n < 2400 ? "walter" : n >= all - many - 60 ? "dana" : "",
    }));
    await insertOrders(site, older);
    const newest = await findListedOrders(site, { page: 9999 });
    expect(newest).toMatchObject({ matching: all, hasMore: false, page: 400, pages: 400, isTruncated: true });
    expect(newest.rows.at(-1)?.createdAt).toEqual(older.at(-11)?.createdAt);
    const oldest = await findListedOrders(site, { page: 9999, sort: "oldest" });
    expect(oldest.rows.at(-1)?.createdAt).toEqual(rows.at(-11)?.createdAt);

    // Orders of a status are found behind any number of others with the same letters.
    const cancelled = await findListedOrders(site, { q: "dana", status: "cancelled" });
    expect(cancelled).toMatchObject({ pages: 2, hasMore: false, matching: 60 });
    expect(cancelled.rows[0]?.createdAt).toEqual(older.at(-60)?.createdAt);
    const behind = await findListedOrders(site, { q: "dana", status: "cancelled", sort: "oldest", page: 2 });
    expect(behind.rows.at(-1)?.createdAt).toEqual(older.at(-60)?.createdAt);
    // Each of them once, also where one batch ends and the next begins.
    const last = await findListedOrders(site, { q: "walter", status: "cancelled", page: 4 });
    expect(last).toMatchObject({ pages: 4, hasMore: false, matching: 200 });
    expect(last.rows.map((row) => row.createdAt)).toEqual(older.slice(2050, 2100).map((row) => row.createdAt));
  });
});
