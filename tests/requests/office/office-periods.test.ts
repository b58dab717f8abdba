import { beforeAll, expect, test } from "vitest";
import { paths } from "#app/paths";
import { attributesOf, parseDocument } from "#tests/support/document";
import { readCsv } from "#tests/support/office/csv";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrders, makeOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const orders = [
  makeOrder({ fullName: "Now", createdAt: daysAgo(0), orderStatus: "ready" }),
  makeOrder({ fullName: "Six Days", createdAt: daysAgo(6) }),
  makeOrder({ fullName: "Forty Days", createdAt: daysAgo(40), orderStatus: "ready" }),
];

beforeAll(() => insertOrders(site, orders));

const open = async (search: string) => parseDocument(await (await office.get(paths.admin + search)).text());

async function listNames(search: string) {
  const numbers = attributesOf(await open(search), 'tr[id^="SUB-"]', "id");
  return orders.filter(({ submissionId }) => numbers.includes(submissionId)).map(({ fullName }) => fullName);
}

test("each figure links to the orders that it counts, the revenue to the reports, and the selected one back to all orders", async () => {
  const links = async (search: string) => attributesOf(await open(search), ".figures a", "href");
  expect(await links("")).toEqual([
    "/admin?placed=today",
    "/admin?placed=week",
    "/admin?placed=month",
    "/admin?status=pending_payment",
    "/admin?status=in_progress",
    "/admin?status=ready",
    "/admin/reports",
  ]);
  expect((await links("?placed=week"))[1]).toBe("/admin");
  expect(attributesOf(await open("?placed=week"), '.figures a[aria-current="true"]', "href")).toEqual(["/admin"]);
});

test.each([
  ["?placed=today", ["Now"]],
  ["?placed=week", ["Now", "Six Days"]],
  ["?placed=week&status=ready", ["Now"]],
  ["?placed=month&status=ready", ["Now"]],
  ["?placed=week&q=days", ["Six Days"]],
  ["?placed=tomorrow", ["Now", "Six Days", "Forty Days"]],
])("%s lists the orders of that period", async (search, expected) => {
  expect(await listNames(search)).toEqual(expected);
});

test("the export has the same orders", async () => {
  const rows = readCsv(await (await office.get(`${paths.adminExport}?placed=week`)).text());
  expect(rows.flat()).toEqual(expect.arrayContaining(["Now", "Six Days"]));
  expect(rows.flat()).not.toContain("Forty Days");
});
