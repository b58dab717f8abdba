import { describe, expect, test } from "vitest";
import { listReminderTimes, type ReminderTime } from "#app/order/model/reminder-times";
import { listDueOrders, remindOrders, sendReminders } from "#app/order/remind/send-reminders.server";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { listOrderEvents, type Order } from "#tests/support/order/orders";
import { createPaidSession, sendEvent } from "#tests/support/order/payment";
import {
  createOtherProcess,
  findReminder,
  insertOldOrder,
  listReminders,
  sweepReminders,
} from "#tests/support/order/reminders";
import { setUpSite, startSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);
const [first] = listReminderTimes([24, 72]) as [ReminderTime];

describe("an unpaid order", () => {
  test("gets one reminder after 24 hours and one after 72", async () => {
    const order = await insertOldOrder(site, 23);
    const sentAfter = async (later: number) => {
      await sweepReminders(site, later);
      await sweepReminders(site, later);
      return listReminders(site, order);
    };
    expect(await sentAfter(0)).toEqual([]);
    expect(await sentAfter(2)).toEqual([1]);
    expect(await sentAfter(20)).toEqual([1]);
    expect(await sentAfter(50)).toEqual([1, 2]);
    expect(await sentAfter(200)).toEqual([1, 2]);
  });

  test("gets reminders also after a failed payment, with a line in its history", async () => {
    const order = await insertOldOrder(site, 30, { paymentStatus: "failed" });
    await sweepReminders(site);
    expect(await listReminders(site, order)).toEqual([1]);
    expect(await listOrderEvents(site, order.id)).toMatchObject([
      { kind: "mail", detail: `Your order ${order.submissionId} is waiting for payment` },
    ]);
  });

  test("that is 80 hours old at the first sweep gets only the later one", async () => {
    const order = await insertOldOrder(site, 80);
    await sweepReminders(site);
    await sweepReminders(site, 1);
    expect(await listReminders(site, order)).toEqual([2]);
  });

  test("that is 50 hours old at the first sweep gets only the later one, when it is due", async () => {
    const order = await insertOldOrder(site, 50);
    await sweepReminders(site);
    expect(await listReminders(site, order)).toEqual([]);
    await sweepReminders(site, 22.5);
    expect(await listReminders(site, order)).toEqual([2]);
  });

  test("is reminded in one of several batches if there are many", async () => {
    const orders = await Promise.all(Array.from({ length: 230 }, (_, n) => insertOldOrder(site, 26 + n / 100)));
    await sweepReminders(site);
    for (const order of orders) expect(await listReminders(site, order)).toEqual([1]);
  }, 60_000);
});

test.each<[string, number, Partial<Order>]>([
  ["that is 15 days old", 15 * 24, {}],
  ["that is paid", 30, { paymentStatus: "paid", orderStatus: "in_progress" }],
  ["that is refunded", 30, { paymentStatus: "refunded" }],
  ["that the team already works on", 30, { orderStatus: "in_progress" }],
  ["that was paid with a wrong amount", 30, { paymentProblem: "wrong_amount" }],
  ["that is cancelled", 30, { orderStatus: "cancelled" }],
  ["in the trash", 30, { deletedAt: new Date() }],
  ["of the test package", 30, { planPurchased: "test", priceCents: 100 }],
  ["that is a question", 30, { planPurchased: "other", orderStatus: "question", paymentStatus: "n/a", priceCents: 0 }],
])("an order %s gets no reminder", async (_, hours, changes) => {
  const order = await insertOldOrder(site, hours, changes);
  await sweepReminders(site);
  await sweepReminders(site, 50);
  expect(await listReminders(site, order)).toEqual([]);
});

test("an order whose payment is in progress gets no reminder, unless that payment fails", async () => {
  const order = await insertOldOrder(site, 30);
  const session = { ...createPaidSession(order.submissionId), payment_status: "unpaid" };
  await sendEvent(site, { session });
  await sweepReminders(site);
  expect(await listReminders(site, order)).toEqual([]);
  await sendEvent(site, { type: "checkout.session.async_payment_failed", session });
  await sweepReminders(site);
  expect(await listReminders(site, order)).toEqual([1]);
});

describe("an order that changes after it was listed as due", () => {
  test.each<[string, (order: Order) => Promise<unknown>]>([
    ["is paid", ({ submissionId }) => sendEvent(site, { session: createPaidSession(submissionId) })],
    ["is cancelled", ({ id }) => office.post("/admin", { intent: "status", status: "cancelled", id })],
    ["is moved to the trash", ({ id }) => office.post("/admin", { intent: "delete", id })],
  ])("and %s gets no reminder", async (_, change) => {
    const order = await insertOldOrder(site, 30);
    const now = Date.now();
    const ids = await listDueOrders(site.services, first, now);
    expect(ids).toContain(order.id);
    await change(order);
    await remindOrders(site.services, first, now, ids);
    expect(await listReminders(site, order)).toEqual([]);
  });

  test("and has been reminded in the meantime gets no second reminder", async () => {
    const order = await insertOldOrder(site, 30);
    const now = Date.now();
    const ids = await listDueOrders(site.services, first, now);
    expect(await remindOrders(site.services, first, now, ids)).toBe(ids.length);
    expect(await remindOrders(site.services, first, now, ids)).toBe(0);
    expect(await listReminders(site, order)).toEqual([1]);
  });
});

test("two processes that sweep at once send one reminder for each order", async () => {
  const orders = await Promise.all(Array.from({ length: 120 }, () => insertOldOrder(site, 30)));
  const other = createOtherProcess(site);
  try {
    const now = Date.now();
    await Promise.all([site.services, other.services, site.services].map((each) => sendReminders(each, now)));
  } finally {
    await other.close();
  }
  for (const order of orders) {
    expect(await listReminders(site, order)).toEqual([1]);
    expect(await listOrderEvents(site, order.id)).toHaveLength(1);
  }
}, 60_000);

test("PAYMENT_REMINDER_HOURS sets the times, and 0 turns reminders off", async () => {
  for (const [hours, expected] of [
    ["2", [1]],
    ["0", []],
  ] as const) {
    const other = await startSite({ PAYMENT_REMINDER_HOURS: hours });
    const order = await insertOldOrder(other, 3);
    await sweepReminders(other);
    expect(await listReminders(other, order)).toEqual(expected);
    await other.stop();
  }
});

test("an order of a package without a payment link gets no reminder", async () => {
  const other = await startSiteForTest({ PAYMENT_LINK_PRO: "https://pay.example/pro" });
  const withLink = await insertOldOrder(other, 30, { planPurchased: "pro" });
  const without = await insertOldOrder(other, 30, { planPurchased: "basic" });
  await sweepReminders(other);
  expect(await listReminders(other, withLink)).toEqual([1]);
  expect(await listReminders(other, without)).toEqual([]);
  expect((await findReminder(other, withLink)).text).toContain("https://pay.example/pro?client_reference_id=");
});
