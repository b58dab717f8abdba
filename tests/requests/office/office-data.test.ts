import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { day, haveOrders, listed, listedNames } from "../../support/office/office-list";
import { makeOrder } from "../../support/order/orders";
import { setUpSite } from "../../support/site";

const site = setUpSite();
afterEach(() => site.services.db.transact((tx) => tx.delete(site.services.db.tables.formSubmissions)));

const change = (id: string, values: Record<string, unknown>) => {
  const { formSubmissions } = site.services.db.tables;
  return site.services.db.transact((tx) => tx.update(formSubmissions).set(values).where(eq(formSubmissions.id, id)));
};

describe("the list", () => {
  test("without any order it is empty and on its only page", async () => {
    expect(await listed(site, { page: 7 })).toEqual({
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
    await haveOrders(
      site,
      { fullName: "first", createdAt: day(1), priority: "high" },
      { fullName: "second", createdAt: day(2), priority: "urgent" },
      { fullName: "third", createdAt: day(3) },
      { fullName: "fourth", createdAt: day(4), priority: "urgent" },
    );
    expect(await listedNames(site)).toEqual(["fourth", "third", "second", "first"]);
    expect(await listedNames(site, { sort: "oldest" })).toEqual(["first", "second", "third", "fourth"]);
    expect(await listedNames(site, { sort: "priority" })).toEqual(["fourth", "second", "first", "third"]);
  });

  test("package, status and priority narrow it together", async () => {
    await haveOrders(
      site,
      { fullName: "a", planPurchased: "pro", orderStatus: "ready", priority: "urgent" },
      { fullName: "b", planPurchased: "pro", orderStatus: "ready" },
      { fullName: "c", planPurchased: "pro", orderStatus: "cancelled", priority: "urgent" },
      { fullName: "d", planPurchased: "basic", orderStatus: "ready", priority: "urgent" },
    );
    expect(await listedNames(site, { package: "pro", status: "ready", priority: "urgent" })).toEqual(["a"]);
    expect(await listed(site, { package: "pro" })).toMatchObject({ matching: 3, more: false, total: 4 });
    expect(await listed(site, { status: "question" })).toMatchObject({ matching: 0, total: 4, rows: [] });
  });

  test("action needed is in progress, and paid but still waiting for its payment", async () => {
    await haveOrders(
      site,
      { fullName: "working", orderStatus: "in_progress", paymentStatus: "paid", createdAt: day(2) },
      { fullName: "paid", orderStatus: "pending_payment", paymentStatus: "paid", createdAt: day(1) },
      { fullName: "unpaid", orderStatus: "pending_payment", paymentStatus: "pending" },
      { fullName: "done", orderStatus: "ready", paymentStatus: "paid" },
    );
    expect(await listedNames(site, { status: "action_needed" })).toEqual(["working", "paid"]);
    expect((await listed(site, { status: "action_needed" })).matching).toBe(2);
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
    await haveOrders(
      site,
      {
        fullName: "Große Grosse Éclair Whitfield Жанна",
        email: "dana@studio.example",
        submissionId: "SUB-DANA0001",
      },
      { fullName: "Luis Ortega", email: "luis@shop.test", submissionId: "SUB-OTHER002" },
    );
    expect(await listed(site, { q })).toMatchObject({
      matching: 1,
      total: 2,
      rows: [{ submissionId: "SUB-DANA0001" }],
    });
  });

  test.each(["%", "_", "\\", '"', "'", "*", "OR", "NEAR(", "studio.example\nSUB", "a\u0000b", "-- x", "){("])(
    "a search for %j is taken by the letter",
    async (q) => {
      await haveOrders(site, { fullName: "Ann Lee", email: "ann@lee.test", submissionId: "SUB-22222222" });
      expect(await listedNames(site, { q: q.replace(/\p{Cc}/gu, " ") })).toEqual([]);
      await haveOrders(site, { fullName: `Bo ${q.replaceAll("\u0000", "")} Lee` });
      expect((await listed(site, { q: q.replaceAll("\u0000", "") })).matching).toBeGreaterThanOrEqual(1);
    },
  );

  test("a search goes together with filters, sorts and pages", async () => {
    await haveOrders(
      site,
      ...Array.from({ length: 60 }, (_, i) => ({ fullName: `Dana ${i}`, createdAt: new Date(+day(1) + i) })),
      { fullName: "Dana the Last", createdAt: day(2), priority: "urgent", orderStatus: "ready" },
      { fullName: "Somebody Else", createdAt: day(3), email: "else@elsewhere.test" },
    );
    expect(await listed(site, { q: "dana", page: 2 })).toMatchObject({ matching: 61, total: 62, page: 2, pages: 2 });
    expect((await listedNames(site, { q: "dana", page: 2 })).at(-1)).toBe("Dana 0");
    expect((await listedNames(site, { q: "dana", sort: "priority" }))[0]).toBe("Dana the Last");
    expect((await listedNames(site, { q: "dana", sort: "priority", page: 2 })).at(-1)).toBe("Dana 0");
    expect((await listedNames(site, { q: "dana", sort: "oldest", page: 2 })).at(-1)).toBe("Dana the Last");
    expect(await listedNames(site, { q: "dana", status: "ready" })).toEqual(["Dana the Last"]);
  });

  test("each order is on one page only, in whatever direction one turns", async () => {
    const at = day(1);
    await haveOrders(
      site,
      ...Array.from({ length: 230 }, (_, i) => ({ createdAt: new Date(+at + Math.floor(i / 7)) })),
    );
    for (const sort of ["newest", "oldest", "priority"] as const) {
      const seen: string[] = [];
      const { pages } = await listed(site);
      for (let page = 1; page <= pages; page++)
        seen.push(...(await listed(site, { page, sort })).rows.map((row) => row.id));
      expect(pages).toBe(5);
      expect(new Set(seen).size).toBe(230);
      expect(seen).toHaveLength(230);
    }
    expect(await listed(site, { page: 999 })).toMatchObject({ page: 5, pages: 5, matching: 230 });
    expect((await listed(site, { page: 5 })).rows).toHaveLength(30);
  });

  test("what is changed, thrown away and taken back is listed as it then is", async () => {
    const [order] = await haveOrders(site, { fullName: "Dana" }, { fullName: "Luis", email: "luis@shop.test" });
    const id = order?.id ?? "";
    await change(id, { orderStatus: "ready", priority: "urgent", paymentStatus: "paid", planPurchased: "pro" });
    expect(await listedNames(site, { status: "ready", priority: "urgent", package: "pro" })).toEqual(["Dana"]);
    expect(await listed(site, { status: "pending_payment" })).toMatchObject({ matching: 1, total: 2 });
    await change(id, { deletedAt: new Date() });
    expect(await listed(site)).toMatchObject({ matching: 1, total: 1 });
    expect(await listed(site, { q: "dana" })).toMatchObject({ matching: 0, rows: [] });
    expect(await listed(site, { status: "ready" })).toMatchObject({ matching: 0, rows: [] });
    await change(id, { orderStatus: "cancelled" });
    await change(id, { deletedAt: null });
    expect(await listed(site, { status: "cancelled", q: "dana" })).toMatchObject({ matching: 1, total: 2 });
    await change(id, { search: "vera\nvera@example.test\nsub-00000000", createdAt: day(1) });
    expect(await listed(site, { q: "dana" })).toMatchObject({ matching: 0 });
    expect(await listed(site, { q: "vera@" })).toMatchObject({ matching: 1 });
    expect((await listed(site)).rows.at(-1)?.id).toBe(id);
  });

  test("an order that is taken back half way leaves no trace", async () => {
    const { db } = site.services;
    const failing = db.transact(async (tx) => {
      await tx.insert(db.tables.formSubmissions).values(makeOrder());
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await listed(site)).toMatchObject({ matching: 0, total: 0 });
    expect(await listed(site, { q: "dana" })).toMatchObject({ matching: 0, rows: [] });
  });
});
