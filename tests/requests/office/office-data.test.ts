import { afterEach, describe, expect, test } from "vitest";
import { sorts } from "#app/order/model/order-sorts";
import { emptyTables } from "#tests/support/database/rows";
import { findListedOrders, insertOrdersWith, listOrderNames, novemberDay } from "#tests/support/office/list-orders";
import { changeOrder, makeOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
afterEach(() => emptyTables(site, "formSubmissions"));

/** Texts that match none of the searches below. */
const plain = { phone: null, businessName: null, requirements: "Bill" };

describe("the list", () => {
  test("is empty and on its only page without orders", async () => {
    expect(await findListedOrders(site, { page: 7 })).toEqual({
      rows: [],
      matching: 0,
      hasMore: false,
      total: 0,
      page: 1,
      pages: 1,
      offset: 0,
      isTruncated: false,
    });
  });

  test("is sorted newest first, oldest first, or by priority and then newest first", async () => {
    await insertOrdersWith(
      site,
      { fullName: "first", createdAt: novemberDay(1), priority: "high" },
      { fullName: "second", createdAt: novemberDay(2), priority: "urgent" },
      { fullName: "third", createdAt: novemberDay(3) },
      { fullName: "fourth", createdAt: novemberDay(4), priority: "urgent" },
    );
    expect(await listOrderNames(site)).toEqual(["fourth", "third", "second", "first"]);
    expect(await listOrderNames(site, { sort: "oldest" })).toEqual(["first", "second", "third", "fourth"]);
    expect(await listOrderNames(site, { sort: "priority" })).toEqual(["fourth", "second", "first", "third"]);
  });

  test("can be filtered by package, status and priority together", async () => {
    await insertOrdersWith(
      site,
      { fullName: "a", planPurchased: "pro", orderStatus: "ready", priority: "urgent" },
      { fullName: "b", planPurchased: "pro", orderStatus: "ready" },
      { fullName: "c", planPurchased: "pro", orderStatus: "cancelled", priority: "urgent" },
      { fullName: "d", planPurchased: "basic", orderStatus: "ready", priority: "urgent" },
    );
    expect(await listOrderNames(site, { package: "pro", status: "ready", priority: "urgent" })).toEqual(["a"]);
    expect(await findListedOrders(site, { package: "pro" })).toMatchObject({ matching: 3, hasMore: false, total: 4 });
    expect(await findListedOrders(site, { status: "question" })).toMatchObject({ matching: 0, total: 4, rows: [] });
  });

  test("shows orders in progress and paid orders with status Pending Payment as Action needed", async () => {
    await insertOrdersWith(
      site,
      { fullName: "working", orderStatus: "in_progress", paymentStatus: "paid", createdAt: novemberDay(2) },
      { fullName: "paid", orderStatus: "pending_payment", paymentStatus: "paid", createdAt: novemberDay(1) },
      { fullName: "unpaid", orderStatus: "pending_payment", paymentStatus: "pending" },
      { fullName: "done", orderStatus: "ready", paymentStatus: "paid" },
    );
    expect(await listOrderNames(site, { status: "action_needed" })).toEqual(["working", "paid"]);
    expect((await findListedOrders(site, { status: "action_needed" })).matching).toBe(2);
  });

  test.each([
    ["part of a name, in any case", "WHITF"],
    ["part of an email address", "@studio.ex"],
    ["an order number in lowercase", "sub-dana"],
    ["two letters", "na"],
    ["one letter", "ß"],
    ["letters of another script", "жанна"],
    ["capital letters outside ASCII", "GROSSE ÉCLAIR"],
  ])("is searched by %s", async (_, q) => {
    await insertOrdersWith(
      site,
      {
        fullName: "Große Grosse Éclair Whitfield Жанна",
        email: "dana@studio.example",
        submissionId: "SUB-DANA0001",
      },
      { ...plain, fullName: "Luis Ortega", email: "luis@shop.test", submissionId: "SUB-OTHER002" },
    );
    expect(await findListedOrders(site, { q })).toMatchObject({
      matching: 1,
      total: 2,
      rows: [{ submissionId: "SUB-DANA0001" }],
    });
  });

  test.each(["%", "_", "\\", '"', "'", "*", "OR", "NEAR(", "studio.example\nSUB", "a\u0000b", "-- x", "){("])(
    "is searched for the exact text %j",
    async (q) => {
      await insertOrdersWith(site, {
        ...plain,
        fullName: "Ann Lee",
        email: "ann@lee.test",
        submissionId: "SUB-22222222",
      });
      expect(await listOrderNames(site, { q: q.replace(/\p{Cc}/gu, " ") })).toEqual([]);
      await insertOrdersWith(site, { fullName: `Bo ${q.replaceAll("\u0000", "")} Lee` });
      expect((await findListedOrders(site, { q: q.replaceAll("\u0000", "") })).matching).toBeGreaterThanOrEqual(1);
    },
  );

  test("combines a search with filters, sorting and pages", async () => {
    await insertOrdersWith(
      site,
      ...Array.from({ length: 60 }, (_, i) => ({ fullName: `Dana ${i}`, createdAt: new Date(+novemberDay(1) + i) })),
      { fullName: "Dana the Last", createdAt: novemberDay(2), priority: "urgent", orderStatus: "ready" },
      { fullName: "Somebody Else", createdAt: novemberDay(3), email: "else@elsewhere.test" },
    );
    expect(await findListedOrders(site, { q: "dana", page: 2 })).toMatchObject({
      matching: 61,
      total: 62,
      page: 2,
      pages: 2,
    });
    expect((await listOrderNames(site, { q: "dana", page: 2 })).at(-1)).toBe("Dana 0");
    expect((await listOrderNames(site, { q: "dana", sort: "priority" }))[0]).toBe("Dana the Last");
    expect((await listOrderNames(site, { q: "dana", sort: "priority", page: 2 })).at(-1)).toBe("Dana 0");
    expect((await listOrderNames(site, { q: "dana", sort: "oldest", page: 2 })).at(-1)).toBe("Dana the Last");
    expect(await listOrderNames(site, { q: "dana", status: "ready" })).toEqual(["Dana the Last"]);
  });

  test("shows each order on one page only, in any sorting", async () => {
    const at = novemberDay(1);
    await insertOrdersWith(
      site,
      ...Array.from({ length: 230 }, (_, i) => ({ createdAt: new Date(+at + Math.floor(i / 7)) })),
    );
    for (const sort of sorts) {
      const seen: string[] = [];
      const { pages } = await findListedOrders(site);
      for (let page = 1; page <= pages; page++)
        seen.push(...(await findListedOrders(site, { page, sort })).rows.map((row) => row.id));
      expect(pages).toBe(5);
      expect(new Set(seen).size).toBe(230);
      expect(seen).toHaveLength(230);
    }
    expect(await findListedOrders(site, { page: 999 })).toMatchObject({ page: 5, pages: 5, matching: 230 });
    expect((await findListedOrders(site, { page: 5 })).rows).toHaveLength(30);
  });

  test("shows changed, deleted and restored orders in their current state", async () => {
    const [order] = await insertOrdersWith(site, { fullName: "Dana" }, { fullName: "Luis", email: "luis@shop.test" });
    const id = order?.id ?? "";
    await changeOrder(
      site,
      { id },
      { orderStatus: "ready", priority: "urgent", paymentStatus: "paid", planPurchased: "pro" },
    );
    expect(await listOrderNames(site, { status: "ready", priority: "urgent", package: "pro" })).toEqual(["Dana"]);
    expect(await findListedOrders(site, { status: "pending_payment" })).toMatchObject({ matching: 1, total: 2 });
    await changeOrder(site, { id }, { deletedAt: new Date() });
    expect(await findListedOrders(site)).toMatchObject({ matching: 1, total: 1 });
    expect(await findListedOrders(site, { q: "dana" })).toMatchObject({ matching: 0, rows: [] });
    expect(await findListedOrders(site, { status: "ready" })).toMatchObject({ matching: 0, rows: [] });
    await changeOrder(site, { id }, { orderStatus: "cancelled" });
    await changeOrder(site, { id }, { deletedAt: null });
    expect(await findListedOrders(site, { status: "cancelled", q: "dana" })).toMatchObject({ matching: 1, total: 2 });
    await changeOrder(site, { id }, { search: "vera\nvera@example.test\nsub-00000000", createdAt: novemberDay(1) });
    expect(await findListedOrders(site, { q: "dana" })).toMatchObject({ matching: 0 });
    expect(await findListedOrders(site, { q: "vera@" })).toMatchObject({ matching: 1 });
    expect((await findListedOrders(site)).rows.at(-1)?.id).toBe(id);
  });

  test("does not show an order whose transaction failed", async () => {
    const { db } = site.services;
    const failing = db.transact(async (tx) => {
      await tx.insert(db.tables.formSubmissions).values(makeOrder());
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await findListedOrders(site)).toMatchObject({ matching: 0, total: 0 });
    expect(await findListedOrders(site, { q: "dana" })).toMatchObject({ matching: 0, rows: [] });
  });
});
