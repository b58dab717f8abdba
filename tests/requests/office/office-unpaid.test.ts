import { beforeAll, describe, expect, test } from "vitest";
import { sorts } from "#app/order/model/order-sorts";
import { paths } from "#app/paths";
import { attributesOf, parseDocument, textOf } from "#tests/support/document";
import { readCsv } from "#tests/support/office/csv";
import { findListedOrders } from "#tests/support/office/list-orders";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrders, makeOrder, type Order } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const named = (fullName: string, days: number, changes: Partial<Order> = {}) =>
  makeOrder({ fullName, createdAt: daysAgo(days), ...changes });

const orders = [
  named("Today", 0.5),
  named("Two Days", 2, { priority: "urgent" }),
  named("Failed", 4, { paymentStatus: "failed", planPurchased: "pro" }),
  named("Working", 5, { orderStatus: "in_progress" }),
  named("Odd Amount", 6, { paymentProblem: "wrong_amount" }),
  named("Ten Days", 10, { priority: "high" }),
  named("Paid", 9, { paymentStatus: "paid", orderStatus: "in_progress" }),
  named("Refunded", 9, { paymentStatus: "refunded" }),
  named("Cancelled", 9, { orderStatus: "cancelled" }),
  named("Question", 9, { orderStatus: "question", paymentStatus: "n/a", planPurchased: "other" }),
  named("Trashed", 9, { deletedAt: new Date() }),
];

beforeAll(() => insertOrders(site, orders));

const findNames = (numbers: string[]) =>
  orders.filter(({ submissionId }) => numbers.includes(submissionId)).map(({ fullName }) => fullName);

async function list(search: string) {
  const page = parseDocument((await (await office.get(paths.admin + search)).text()).replaceAll("<!-- -->", ""));
  return {
    page,
    names: findNames(attributesOf(page, 'tr[id^="SUB-"]', "id")),
    count: /[\d,]+\+? of [\d,]+ submissions/.exec(textOf(page))?.[0],
  };
}

test.each([
  ["?unpaid=1", ["Two Days", "Failed", "Working", "Odd Amount", "Ten Days"]],
  ["?unpaid=3", ["Failed", "Working", "Odd Amount", "Ten Days"]],
  ["?unpaid=7", ["Ten Days"]],
  ["?unpaid=3&status=pending_payment", ["Failed", "Odd Amount", "Ten Days"]],
  ["?unpaid=3&status=action_needed", ["Working", "Odd Amount"]],
  ["?unpaid=3&status=cancelled", []],
  ["?unpaid=3&package=pro", ["Failed"]],
  ["?unpaid=1&priority=high", ["Ten Days"]],
  ["?unpaid=1&q=days", ["Two Days", "Ten Days"]],
  ["?unpaid=7&q=days", ["Ten Days"]],
  ["?unpaid=1&sort=priority", ["Two Days", "Failed", "Working", "Odd Amount", "Ten Days"]],
])("%s lists and counts the orders unpaid for that long", async (search, expected) => {
  const { names, count } = await list(search);
  expect(names).toEqual(expected);
  expect(count).toBe(`${expected.length} of 10 submissions`);
  const csv = readCsv(await (await office.get(paths.adminExport + search)).text());
  expect(findNames(csv.flat())).toEqual(expected);
});

test("the form keeps the choice, and an empty list names it", async () => {
  const { page } = await list("?unpaid=7&status=ready");
  expect(attributesOf(page, 'select[name="unpaid"] option[selected]', "value")).toEqual(["7"]);
  expect(textOf(page)).toContain("No orders match Ready, Unpaid 7+ days.");
});

describe("with more orders than a page", () => {
  beforeAll(async () => {
    const many = Array.from({ length: 130 }, (_, n) =>
      makeOrder({
        fullName: `Many ${n}`,
        createdAt: daysAgo(20 + n / 10),
        priority: n % 3 ? "normal" : "urgent",
        ...(n % 2 ? {} : { paymentStatus: "paid" }),
      }),
    );
    await insertOrders(site, many);
  });

  test.each(sorts)("no order is on two pages sorted by %s", async (sort) => {
    for (const q of ["", "many"]) {
      const seen: string[] = [];
      const { pages, matching } = await findListedOrders(site, { q, unpaid: "7", sort });
      expect(matching).toBe(q ? 65 : 66);
      for (let page = 1; page <= pages; page++)
        seen.push(...(await findListedOrders(site, { q, unpaid: "7", sort, page })).rows.map(({ id }) => id));
      expect(new Set(seen).size).toBe(matching);
      expect(seen).toHaveLength(matching);
    }
  });

  test("the pages are sorted", async () => {
    const names = async (sort: "newest" | "oldest", page: number) =>
      (await findListedOrders(site, { unpaid: "7", sort, page })).rows.map(({ fullName }) => fullName);
    expect((await names("newest", 1)).slice(0, 3)).toEqual(["Ten Days", "Many 1", "Many 3"]);
    expect((await names("oldest", 1)).slice(0, 2)).toEqual(["Many 129", "Many 127"]);
  });
});
