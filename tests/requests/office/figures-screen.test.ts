import { expect, test } from "vitest";
import { LIVE, READY_FOR_LIVE } from "#app/dealflow/model/stages";
import { paths } from "#app/paths";
import { startOfDay, startOfMonth } from "#app/server/time/business-time.server";
import { DAY } from "#app/server/time/durations";
import { book } from "#tests/support/booking/bookings";
import { insertContactMessages } from "#tests/support/contact/contact-messages";
import { attributesOf, readPage, textsOf } from "#tests/support/document";
import { insertApplications } from "#tests/support/office/dealflow";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { changeOrder, insertOrders, makeOrder } from "#tests/support/order/orders";

import { changePurchase, getPurchase, insertProduct, payForProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

async function readFigures(group: string) {
  const page = await readPage(admin, paths.adminFigures);
  const read = (part: string) => textsOf(page, `[aria-label="${group}"] ${part}`);
  const values = read("dd:not(.figure-note)");
  return Object.fromEntries(read("dt").map((label, index) => [label, values[index]]));
}

const readNotes = async (group: string) =>
  textsOf(await readPage(admin, paths.adminFigures), `[aria-label="${group}"] .figure-note`);

test("the figures of orders are those above their list", async () => {
  const ready = { orderStatus: "ready", paymentStatus: "paid", priceCents: 123_400 } as const;
  await insertOrders(site, [makeOrder(), makeOrder(), makeOrder(ready), makeOrder({ planPurchased: "test" })]);
  const list = await readPage(admin, paths.admin);
  const labels = textsOf(list, ".figures dt");
  const values = textsOf(list, ".figures dd");
  const { Unpaid, ...figures } = await readFigures("Orders");
  expect(figures).toEqual(Object.fromEntries(labels.map((label, index) => [label, values[index]])));
  expect(figures).toMatchObject({ Today: "3", "Pending Payment": "2", Ready: "1", "Revenue (Month)": "$1,234" });
});

test("an order counts as unpaid until it is paid or canceled, and the list shows those that count", async () => {
  const countUnpaid = async () => ({
    figure: Number((await readFigures("Orders")).Unpaid),
    listed: textsOf(await readPage(admin, "/admin?unpaid=0"), "tbody tr").length,
  });
  const before = await countUnpaid();
  const [pending] = await insertOrders(site.services.db, [
    makeOrder({ orderStatus: "in_progress", paymentStatus: "pending" }),
    makeOrder({ orderStatus: "ready", paymentStatus: "failed" }),
    makeOrder({ orderStatus: "cancelled", paymentStatus: "pending" }),
    makeOrder({ orderStatus: "ready", paymentStatus: "paid" }),
    makeOrder({ orderStatus: "question", paymentStatus: "n/a" }),
  ]);
  expect(await countUnpaid()).toEqual({ figure: before.figure + 2, listed: before.listed + 2 });
  await changeOrder(site, pending, { deletedAt: new Date() });
  expect(await countUnpaid()).toEqual({ figure: before.figure + 1, listed: before.listed + 1 });
});

test("sales count this month's copies, and purchases that are held until somebody decides", async () => {
  expect(await readFigures("Purchases")).toEqual({
    "Sold (Month)": "0",
    "Vault revenue (Month)": "$0",
    "On hold": "0",
  });
  const product = await insertProduct(site);
  await payForProduct(site, product);
  expect(await readFigures("Purchases")).toEqual({
    "Sold (Month)": "1",
    "Vault revenue (Month)": "$19",
    "On hold": "0",
  });
  const { id } = await getPurchase(site, product);
  await changePurchase(site, id, { status: "held" });
  expect(await readFigures("Purchases")).toEqual({
    "Sold (Month)": "0",
    "Vault revenue (Month)": "$0",
    "On hold": "1",
  });
  await changePurchase(site, id, { deletedAt: new Date() });
  expect(await readFigures("Purchases")).toMatchObject({ "On hold": "0" });
});

test("orders are compared with the day, the week and the month before, without test orders", async () => {
  const zone = site.services.env.BUSINESS_TIMEZONE;
  const now = Date.now();
  const lastMonth = startOfMonth(+startOfMonth(now, zone) - 1, zone);
  const yesterday = startOfDay(+startOfDay(now, zone) - 1, zone);
  const before = await countNotes();
  const ready = { orderStatus: "ready", paymentStatus: "paid", priceCents: 10_000 } as const;
  await insertOrders(site, [
    makeOrder({ ...ready, createdAt: lastMonth }),
    makeOrder({ ...ready, createdAt: lastMonth, paymentStatus: "refunded" }),
    makeOrder({ ...ready, createdAt: lastMonth, planPurchased: "test" }),
    makeOrder({ ...ready, createdAt: new Date(+lastMonth - 1) }),
    makeOrder({ createdAt: yesterday }),
    makeOrder({ createdAt: new Date(now - 8 * DAY) }),
  ]);
  const after = await countNotes();
  const isSameMonth = (at: Date) => +at >= +lastMonth && +at < +startOfMonth(now, zone);
  const others = [yesterday, new Date(now - 8 * DAY)].filter(isSameMonth).length;
  expect(after.Yesterday).toBe((before.Yesterday ?? 0) + 1);
  expect(after["Week before"]).toBeGreaterThanOrEqual((before["Week before"] ?? 0) + 1);
  expect(after.orders).toBe((before.orders ?? 0) + 2 + others);
  expect(after.revenue).toBe((before.revenue ?? 0) + 100);
});

/** By the words before the number; of last month, first the orders and then the revenue. */
async function countNotes(): Promise<Record<string, number>> {
  const notes = (await readNotes("Orders")).filter((note) => note.includes(": "));
  const names = ["Yesterday", "Week before", "orders", "revenue"];
  return Object.fromEntries(names.map((name, index) => [name, Number(notes[index]?.replace(/^.*: \$?|,/g, ""))]));
}

test("bookings count those that are still to come", async () => {
  expect(await readFigures("Bookings")).toEqual({ Upcoming: "0" });
  expect(await readNotes("Bookings")).toEqual(["Today: 0"]);
  await book(site);
  expect(await readFigures("Bookings")).toEqual({ Upcoming: "1" });
});

test("what the office has to act on comes first: orders, applications, messages and failed emails", async () => {
  const before = await readFigures("To do");
  expect(Object.keys(before)).toEqual(["Action needed", "To mark live", "New messages", "Failed emails"]);
  const page = await readPage(admin, paths.adminFigures);
  expect(textsOf(page, "main h2")[0]).toBe("To do");
  const late = { orderStatus: "in_progress", paymentStatus: "paid", createdAt: new Date(0) } as const;
  await insertOrders(site, [makeOrder(late), makeOrder({ ...late, planPurchased: "test" })]);
  await insertContactMessages(site, {}, { status: "answered" });
  await insertApplications(site, { status: READY_FOR_LIVE }, { status: LIVE });
  const needed = Number(before["Action needed"]) + 1;
  expect(await readFigures("To do")).toEqual({
    ...before,
    "Action needed": String(needed),
    "To mark live": "1",
    "New messages": String(Number(before["New messages"]) + 1),
  });
  expect(await readNotes("To do")).toEqual(["1 overdue", "Deal flow"]);
  await insertContactMessages(site, { createdAt: new Date(0) });
  expect(await readNotes("To do")).toEqual(["1 overdue", "Deal flow", "1 late"]);
  const ready = await readPage(admin, `${paths.adminDealflow}?status=${encodeURIComponent(READY_FOR_LIVE)}`);
  expect(textsOf(ready, "tbody tr")).toHaveLength(1);
  const list = await readPage(admin, "/admin?status=action_needed&sort=oldest");
  expect(textsOf(list, "tbody tr")).toHaveLength(needed);
});

test("each figure is a link to a list that opens, also if it is zero", async () => {
  const links = attributesOf(await readPage(admin, paths.adminFigures), ".figure-link", "href");
  expect(links).toEqual(expect.arrayContaining(["/admin?placed=today", paths.adminReports]));
  expect(links).toContain("/admin/sales?status=held");
  for (const link of links) expect((await admin.get(link)).status, link).toBe(200);
  const month = links.find((link) => link.startsWith("/admin/sales?month=")) ?? "";
  expect((await readPage(admin, month)).querySelector(".month-figures")?.hasAttribute("open")).toBe(true);
});
