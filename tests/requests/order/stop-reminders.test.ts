import { beforeAll, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { sign } from "#app/server/secrets.server";
import { Visitor } from "#tests/support/browser/visitor";
import { withBlockedWrites } from "#tests/support/database/block-database";
import { changeRows, emptyTables } from "#tests/support/database/rows";
import { attributeOf, attributesOf, parseDocument, textOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { incrementCustomerPageVersion } from "#tests/support/order/customer-page";
import type { Order } from "#tests/support/order/orders";
import {
  createOtherProcess,
  findReminder,
  insertOldOrder,
  listReminders,
  sweepReminders,
} from "#tests/support/order/reminders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
// A running worker would send the reminders before the tests look at them.
beforeAll(() => site.services.worker.stop());

async function insertReminded(changes: Partial<Order> = {}) {
  const order = await insertOldOrder(site, 30, changes);
  await sweepReminders(site);
  const { pathname, search } = new URL((await findReminder(site, order)).unsubscribeUrl ?? "");
  return { order, address: pathname + search };
}

const visitor = new Visitor(site);

async function readPage(response: Promise<Response>) {
  const answer = await response;
  expect(answer.status).toBe(200);
  const page = parseDocument(await answer.text());
  return { page, title: textOf(page, "h1") };
}

describe("the link in a reminder", () => {
  test("shows a page that changes nothing, however often it is opened", async () => {
    const { order, address } = await insertReminded();
    for (let time = 0; time < 3; time++) {
      const { page, title } = await readPage(visitor.get(address));
      expect(title).toBe("Stop payment reminders?");
      expect(textOf(page, "main")).toContain("We email reminders 1 day and 3 days after you order, then stop.");
      expect(textOf(page, "main form button")).toContain("Stop reminders");
      expect(attributesOf(page, "main a", "href")).toContain(paths.customerPage(order.submissionId));
      expect(attributeOf(page, "main .btn-line", "href")).toContain(`=${order.submissionId}&`);
      expect(textOf(page)).toContain(order.submissionId);
      expect(textOf(page)).not.toContain("Dana");
      expect(attributeOf(page, "meta[name=robots]", "content")).toBe("noindex");
    }
    await sweepReminders(site, 50);
    expect(await listReminders(site, order)).toEqual([1, 2]);
  });

  test("stops the reminders with its button, and changes nothing else", async () => {
    const { order, address } = await insertReminded();
    const { page } = await readPage(visitor.get(address));
    const action = attributeOf(page, "main form", "action") ?? "";
    expect(action).toBe(address);
    expect((await readPage(visitor.post(action, { reminders: "stop" }))).title).toBe("Reminders stopped");
    expect((await readPage(visitor.get(address))).title).toBe("Reminders stopped");
    await sweepReminders(site, 50);
    expect(await listReminders(site, order)).toEqual([1]);
  });

  test("starts the reminders again, and none is sent twice", async () => {
    const { order, address } = await insertReminded();
    await readPage(visitor.post(address, { reminders: "stop" }));
    expect((await readPage(visitor.post(address, { reminders: "resume" }))).title).toBe("Stop payment reminders?");
    await sweepReminders(site);
    expect(await listReminders(site, order)).toEqual([1]);
    await sweepReminders(site, 50);
    expect(await listReminders(site, order)).toEqual([1, 2]);
  });

  test("shows an error when the database fails, and an email program gets the status code", async () => {
    const { order, address } = await insertReminded();
    const stop = () => visitor.post(address, { reminders: "stop" });
    const response = await withBlockedWrites(site.services.db, "payment_reminders", stop);
    expect(response.status).toBe(503);
    const page = parseDocument(await response.text());
    expect(textOf(page, "h1")).toBe("Stop payment reminders?");
    expect(textOf(page, "[role=alert]")).toContain("We couldn’t save this just now. Please try again in a moment.");
    expect(textOf(page, "main form button")).toContain("Stop reminders");
    await readPage(stop());
    await sweepReminders(site, 50);
    expect(await listReminders(site, order)).toEqual([1]);
  });

  test("does not redirect when an email program posts to it", async () => {
    const { order, address } = await insertReminded();
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const response = await fetch(site.origin + address, { method: "POST", body, redirect: "manual" });
    expect(response.status).toBe(200);
    await sweepReminders(site, 50);
    expect(await listReminders(site, order)).toEqual([1]);
  });

  test("removes a reminder that is still queued", async () => {
    const { order, address } = await insertReminded();
    await visitor.post(address, { reminders: "stop" });
    const other = createOtherProcess(site);
    await other.services.worker.runDue().finally(other.close);
    expect(await listReminders(site, order)).toEqual([]);
  });

  test("says that there are no reminders for an order that is not due", async () => {
    const { order, address } = await insertReminded();
    await changeRows(site, "formSubmissions", {}, { paymentStatus: "paid" });
    const { page, title } = await readPage(visitor.get(address));
    expect(title).toBe("No more reminders");
    expect(page.querySelector("main form")).toBeNull();
    expect(textOf(page)).toContain(order.submissionId);
  });
});

test("after the address was corrected only the new link stops the reminders", async () => {
  const { order, address } = await insertReminded();
  const admin = await createSignedInVisitor(site);
  await admin.post(`/admin/orders/${order.submissionId}`, { intent: "email", email: "right@studio.example" });
  expect((await visitor.post(address, { reminders: "stop" })).status).toBe(404);
  const waiting = await findReminder(site, order);
  expect(waiting.to).toBe("right@studio.example");
  const { pathname, search } = new URL(waiting.unsubscribeUrl ?? "");
  expect((await readPage(visitor.post(pathname + search, { reminders: "stop" }))).title).toBe("Reminders stopped");
});

test("a link from an email sent before keys had a version works until the address is corrected", async () => {
  const { order, address } = await insertReminded();
  const key = sign(site.services.secrets.session, "payment reminders", order.submissionId);
  const old = `${address.split("?")[0]}?key=${key}`;
  expect((await readPage(visitor.post(old, { reminders: "stop" }))).title).toBe("Reminders stopped");
  await incrementCustomerPageVersion(site, order);
  expect((await visitor.post(old, { reminders: "resume" })).status).toBe(404);
});

test("the key of another order, a wrong key and no key open no page and stop no reminders", async () => {
  const [one, other] = [await insertReminded(), await insertReminded()];
  const path = other.address.split("?")[0];
  const keys = [one.address.split("?key=")[1], `${other.address.split("?key=")[1]}x`, "", "🌴"];
  for (const address of [path, ...keys.map((key) => `${path}?key=${key}`)] as string[]) {
    const response = await visitor.get(address);
    expect(response.status).toBe(404);
    expect(textOf(await response.text(), "h1")).toBe("Oops! Page not found");
    expect((await visitor.post(address, { reminders: "stop" })).status).toBe(404);
  }
  await sweepReminders(site, 50);
  expect(await listReminders(site, other.order)).toEqual([1, 2]);
});

test("a key of an order that no longer exists opens nothing", async () => {
  const { order, address } = await insertReminded();
  await emptyTables(site, "formSubmissions");
  expect((await visitor.get(address)).status).toBe(404);
  expect((await visitor.post(address, { reminders: "stop" })).status).toBe(404);
  expect(order.submissionId).toBeTruthy();
});
