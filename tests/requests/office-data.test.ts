import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Filters, noFilters } from "../../app/order/office/filters";
import { listOrders } from "../../app/order/office/list-orders.server";
import { insertOrders, orderRow } from "../orders";
import { type Site, startSite } from "../site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());
afterEach(() => site.services.db.transact((tx) => tx.delete(site.services.db.tables.formSubmissions)));

const list = (filters: Partial<Filters> = {}, now?: number) =>
  listOrders(site.services, { ...noFilters, ...filters }, now);
const names = async (filters: Partial<Filters> = {}) => (await list(filters)).rows.map((row) => row.fullName);
const day = (date: number) => new Date(Date.UTC(2026, 10, date, 15));
const insert = (...orders: Parameters<typeof orderRow>[0][]) =>
  insertOrders(
    site.services.db,
    orders.map((changes) => orderRow(changes)),
  );
const change = (id: string, values: Record<string, unknown>) => {
  const { formSubmissions } = site.services.db.tables;
  return site.services.db.transact((tx) => tx.update(formSubmissions).set(values).where(eq(formSubmissions.id, id)));
};

describe("the list", () => {
  test("without any order it is empty and on its only page", async () => {
    expect(await list({ page: 7 })).toEqual({
      rows: [],
      matching: 0,
      more: false,
      total: 0,
      page: 1,
      pages: 1,
      rest: false,
    });
  });

  test("newest first, oldest first, or by priority and then newest first", async () => {
    await insert(
      { fullName: "first", createdAt: day(1), priority: "high" },
      { fullName: "second", createdAt: day(2), priority: "urgent" },
      { fullName: "third", createdAt: day(3) },
      { fullName: "fourth", createdAt: day(4), priority: "urgent" },
    );
    expect(await names()).toEqual(["fourth", "third", "second", "first"]);
    expect(await names({ sort: "oldest" })).toEqual(["first", "second", "third", "fourth"]);
    expect(await names({ sort: "priority" })).toEqual(["fourth", "second", "first", "third"]);
  });

  test("package, status and priority narrow it together", async () => {
    await insert(
      { fullName: "a", planPurchased: "pro", orderStatus: "ready", priority: "urgent" },
      { fullName: "b", planPurchased: "pro", orderStatus: "ready" },
      { fullName: "c", planPurchased: "pro", orderStatus: "cancelled", priority: "urgent" },
      { fullName: "d", planPurchased: "basic", orderStatus: "ready", priority: "urgent" },
    );
    expect(await names({ package: "pro", status: "ready", priority: "urgent" })).toEqual(["a"]);
    expect(await list({ package: "pro" })).toMatchObject({ matching: 3, more: false, total: 4 });
    expect(await list({ status: "question" })).toMatchObject({ matching: 0, total: 4, rows: [] });
  });

  test("action needed is in progress, and paid but still waiting for its payment", async () => {
    await insert(
      { fullName: "working", orderStatus: "in_progress", paymentStatus: "paid", createdAt: day(2) },
      { fullName: "paid", orderStatus: "pending_payment", paymentStatus: "paid", createdAt: day(1) },
      { fullName: "unpaid", orderStatus: "pending_payment", paymentStatus: "pending" },
      { fullName: "done", orderStatus: "ready", paymentStatus: "paid" },
    );
    expect(await names({ status: "action_needed" })).toEqual(["working", "paid"]);
    expect((await list({ status: "action_needed" })).matching).toBe(2);
  });

  test.each([
    ["part of a name, in any case", "WHITF"],
    ["part of an e-mail", "@studio.ex"],
    ["a number in lower case", "sub-dana"],
    ["two letters", "na"],
    ["one letter", "ß"],
    ["letters of another script", "жанна"],
    ["capitals that are no ASCII", "GROSSE ÉCLAIR"],
  ])("a search finds %s", async (_, q) => {
    await insert(
      {
        fullName: "Große Grosse Éclair Whitfield Жанна",
        email: "dana@studio.example",
        submissionId: "SUB-DANA0001",
      },
      { fullName: "Luis Ortega", email: "luis@shop.test", submissionId: "SUB-OTHER002" },
    );
    expect(await list({ q })).toMatchObject({ matching: 1, total: 2, rows: [{ submissionId: "SUB-DANA0001" }] });
  });

  test.each(["%", "_", "\\", '"', "'", "*", "OR", "NEAR(", "studio.example\nSUB", "a\u0000b", "-- x", "){("])(
    "a search for %j is taken by the letter",
    async (q) => {
      await insert({ fullName: "Ann Lee", email: "ann@lee.test", submissionId: "SUB-22222222" });
      expect(await names({ q: q.replace(/\p{Cc}/gu, " ") })).toEqual([]);
      await insert({ fullName: `Bo ${q.replaceAll("\u0000", "")} Lee` });
      expect((await list({ q: q.replaceAll("\u0000", "") })).matching).toBeGreaterThanOrEqual(1);
    },
  );

  test("a search goes together with filters, sorts and pages", async () => {
    await insert(
      ...Array.from({ length: 60 }, (_, i) => ({ fullName: `Dana ${i}`, createdAt: new Date(+day(1) + i) })),
      { fullName: "Dana the Last", createdAt: day(2), priority: "urgent", orderStatus: "ready" },
      { fullName: "Somebody Else", createdAt: day(3), email: "else@elsewhere.test" },
    );
    expect(await list({ q: "dana", page: 2 })).toMatchObject({ matching: 61, total: 62, page: 2, pages: 2 });
    expect((await names({ q: "dana", page: 2 })).at(-1)).toBe("Dana 0");
    expect((await names({ q: "dana", sort: "priority" }))[0]).toBe("Dana the Last");
    expect((await names({ q: "dana", sort: "priority", page: 2 })).at(-1)).toBe("Dana 0");
    expect((await names({ q: "dana", sort: "oldest", page: 2 })).at(-1)).toBe("Dana the Last");
    expect(await names({ q: "dana", status: "ready" })).toEqual(["Dana the Last"]);
  });

  test("each order is on one page only, in whatever direction one turns", async () => {
    const at = day(1);
    await insert(...Array.from({ length: 230 }, (_, i) => ({ createdAt: new Date(+at + Math.floor(i / 7)) })));
    for (const sort of ["newest", "oldest", "priority"] as const) {
      const seen: string[] = [];
      const { pages } = await list();
      for (let page = 1; page <= pages; page++) seen.push(...(await list({ page, sort })).rows.map((row) => row.id));
      expect(pages).toBe(5);
      expect(new Set(seen).size).toBe(230);
      expect(seen).toHaveLength(230);
    }
    expect(await list({ page: 999 })).toMatchObject({ page: 5, pages: 5, matching: 230 });
    expect((await list({ page: 5 })).rows).toHaveLength(30);
  });

  test("what is changed, thrown away and taken back is listed as it then is", async () => {
    const [order] = await insert({ fullName: "Dana" }, { fullName: "Luis", email: "luis@shop.test" });
    const id = order?.id ?? "";
    await change(id, { orderStatus: "ready", priority: "urgent", paymentStatus: "paid", planPurchased: "pro" });
    expect(await names({ status: "ready", priority: "urgent", package: "pro" })).toEqual(["Dana"]);
    expect(await list({ status: "pending_payment" })).toMatchObject({ matching: 1, total: 2 });
    await change(id, { deletedAt: new Date() });
    expect(await list()).toMatchObject({ matching: 1, total: 1 });
    expect(await list({ q: "dana" })).toMatchObject({ matching: 0, rows: [] });
    expect(await list({ status: "ready" })).toMatchObject({ matching: 0, rows: [] });
    await change(id, { orderStatus: "cancelled" });
    await change(id, { deletedAt: null });
    expect(await list({ status: "cancelled", q: "dana" })).toMatchObject({ matching: 1, total: 2 });
    await change(id, { search: "vera\nvera@example.test\nsub-00000000", createdAt: day(1) });
    expect(await list({ q: "dana" })).toMatchObject({ matching: 0 });
    expect(await list({ q: "vera@" })).toMatchObject({ matching: 1 });
    expect((await list()).rows.at(-1)?.id).toBe(id);
  });

  test("an order that is taken back half way leaves no trace", async () => {
    const { db } = site.services;
    const failing = db.transact(async (tx) => {
      await tx.insert(db.tables.formSubmissions).values(orderRow());
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await list()).toMatchObject({ matching: 0, total: 0 });
    expect(await list({ q: "dana" })).toMatchObject({ matching: 0, rows: [] });
  });
});

describe("the list of many orders", () => {
  // More than are read one by one (pick-orders.server.ts), so that the indexes of the search have to tell.
  const many = 5200;
  const rows = Array.from({ length: many }, (_, n) =>
    orderRow({
      createdAt: new Date(+day(1) + Math.floor(n / 3) * 1000),
      fullName: n % 1000 === 7 ? `Zoë Quist ${n}` : `Dana ${n}`,
      email: n % 1000 === 7 ? "zoe@quist.test" : "dana@studio.example",
      priority: n % 50 === 7 ? "urgent" : "normal",
      orderStatus: n % 2 ? "ready" : "in_progress",
    }),
  );
  test("finds the few by part of a name, and no others", { timeout: 60_000 }, async () => {
    await insertOrders(site.services.db, rows);
    expect(await names({ q: "zoë qu" })).toEqual([5007, 4007, 3007, 2007, 1007, 7].map((n) => `Zoë Quist ${n}`));
    expect(await names({ q: "ZOE@QUIST", sort: "oldest" })).toEqual(
      [7, 1007, 2007, 3007, 4007, 5007].map((n) => `Zoë Quist ${n}`),
    );
    expect(await list({ q: "quist", status: "in_progress" })).toMatchObject({ matching: 0, more: false });
    expect(await list({ q: "zq" })).toMatchObject({ matching: 0, more: false });
    expect(await list({ q: 'zoë" OR "dana' })).toMatchObject({ matching: 0 });

    // A search that finds more than are counted says so, and its first page is right all the same.
    const common = await list({ q: "dana" });
    expect(common).toMatchObject({ matching: 500, more: true, total: many });
    expect(common.rows[0]?.fullName).toMatch(/^Dana 51(97|98|99)$/);
    expect((await list({ q: "dana", sort: "oldest" })).rows[0]?.fullName).toMatch(/^Dana [012]$/);
    const urgent = await list({ q: "dana", sort: "priority" });
    expect(urgent.rows.every((row) => row.priority === "urgent")).toBe(true);
    // All that are urgent come before the others, also those that are not among the newest.
    const behind = await list({ q: "dana", sort: "priority", page: 2 });
    expect(behind.rows.map((row) => row.priority)).toEqual([...Array(48).fill("urgent"), "normal", "normal"]);
    expect(behind.rows[48]?.fullName).toMatch(/^Dana 51(97|98|99)$/);
    expect(await list({ q: "dana", page: 99 })).toMatchObject({ page: 10, pages: 10 });
    // Two letters find the few, in the order of the list.
    expect((await names({ q: "zo" })).at(0)).toBe("Zoë Quist 5007");
    expect(await list({ q: "zo", sort: "oldest" })).toMatchObject({ matching: 6, more: false });

    // Without a search every number is exact, on every page.
    expect(await list({ priority: "urgent" })).toMatchObject({ matching: 104, more: false, pages: 3 });
    expect(await list({ status: "ready", page: 40 })).toMatchObject({ matching: many / 2, page: 40, pages: 52 });
    const last = await list({ page: 104 });
    const latest = rows[49]?.createdAt.toISOString() ?? "";
    expect(last.rows.filter((row) => row.createdAt <= latest)).toHaveLength(50);
    expect(last.rest).toBe(false);
  });

  test("can be leafed through for 20,000 from either end", { timeout: 60_000 }, async () => {
    const older = Array.from({ length: 20_010 }, (_, n) => orderRow({ createdAt: new Date(+day(1) - (n + 1) * 1000) }));
    await insertOrders(site.services.db, older);
    const newest = await list({ page: 9999 });
    expect(newest).toMatchObject({ matching: 20_010, more: false, page: 400, pages: 400, rest: true });
    expect(newest.rows.at(-1)?.createdAt).toBe(older[19_999]?.createdAt.toISOString());
    const oldest = await list({ page: 9999, sort: "oldest" });
    expect(oldest.rows.at(-1)?.createdAt).toBe(older[10]?.createdAt.toISOString());
  });
});
