import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "../../../app/paths";
import { Visitor } from "../../support/browser/visitor";
import { readPage, textOf } from "../../support/document";
import { findListedOrders } from "../../support/office/list-orders";
import { findOrderByNumber, pay, placeUnpaidOrder } from "../../support/order/payment";
import { openRooms } from "../../support/order/room";
import { listQueuedMails } from "../../support/outbox/queued-mails";
import { setUpSite } from "../../support/site";

const site = setUpSite();
const visitor = new Visitor(site);

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

async function readAt(time: string, path: string) {
  vi.setSystemTime(time);
  return textOf(await readPage(visitor, path), "main");
}

test("the order page states the deadline and the delivery day, and the cached page changes at 5 PM and midnight", async () => {
  const path = paths.visualDesign;
  const printed = "Standard delivery is next day.";
  const beforeClosing = `${printed} Order by 5 PM today and it’s ready Monday, November 30.`;
  expect(await readAt("2026-11-27T16:58:00-05:00", path)).toContain(beforeClosing);
  expect(await readAt("2026-11-27T16:59:59-05:00", path)).toContain(beforeClosing);
  const evening = await readAt("2026-11-27T17:00:00-05:00", path);
  expect(evening).toContain(`${printed} Order today and it’s ready Monday, November 30.`);
  expect(evening).toContain("Order today. Post Monday.");
  expect(await readAt("2026-11-30T23:59:30-05:00", path)).toContain(
    "Order by 5 PM tomorrow and it’s ready Wednesday, December 2.",
  );
  const morning = await readAt("2026-12-01T00:00:00-05:00", path);
  expect(morning).toContain("Order by 5 PM today and it’s ready Wednesday, December 2.");
  expect(morning).toContain("Order today. Post tomorrow.");
});

test("Home promises the same day as the order page", async () => {
  const friday = await readAt("2027-01-15T16:59:00-05:00", paths.home);
  expect(friday).toContain("Order designs today. See them Tuesday.");
  expect(friday).toContain("Order by 5 PM today and it’s ready Tuesday, January 19.");
  expect(friday).not.toContain("tomorrow");
  expect(await readAt("2027-01-19T17:00:00-05:00", paths.home)).toContain(
    "Order by 5 PM tomorrow and it’s ready Thursday, January 21.",
  );
});

test("an order paid on Saturday at 11 PM is next in line, and due on Monday everywhere", async () => {
  vi.setSystemTime("2026-11-28T23:00:00-05:00");
  const { reference, visitor: customer } = await placeUnpaidOrder(site);
  await pay(site, reference);
  const promise = "Standard delivery is next day. Your files will be ready by 5 PM on Monday, November 30.";
  const mail = (await listQueuedMails(site)).find(({ subject }) => subject === `Payment confirmed for ${reference}`);
  expect(mail?.text).toContain("Your order is next in line for our designers.");
  expect(mail?.text.replace(/\s+/g, " ")).toContain(promise);
  const thanks = textOf(await readPage(customer, paths.thankYouOrder), "main");
  expect(thanks).toContain("Your order is next in line for our designers.");
  expect(thanks).toContain(promise);
  const order = await findOrderByNumber(site, reference);
  if (!order) throw new Error("The order is not stored");
  const page = paths.orderRoom(reference);
  expect(textOf(await readPage(await openRooms(site, order), page), "main")).toContain(promise);
  const [row] = (await findListedOrders(site)).rows;
  expect(row).toMatchObject({ dueAt: new Date("2026-11-30T17:00:00-05:00"), overdue: false });
  vi.setSystemTime("2026-12-01T09:00:00-05:00");
  const late = textOf(await readPage(await openRooms(site, order), page), "main");
  expect(late).toContain("Standard delivery is next day.");
  expect(late).not.toContain("November 30.");
});
