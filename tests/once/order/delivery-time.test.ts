import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { readPage, textOf, textsOf } from "#tests/support/document";
import { findListedOrders } from "#tests/support/office/list-orders";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { openCustomerPages } from "#tests/support/order/customer-page";
import { createDeliveryFile, deliver } from "#tests/support/order/deliveries";
import { findOrderByNumber, pay, placeUnpaidOrder } from "#tests/support/order/payment";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite, startSiteForTest } from "#tests/support/site";

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
  const beforeClosing = `${printed} Order by 5 PM today and get your files Monday, November 30 (Eastern Time).`;
  expect(await readAt("2026-11-27T16:58:00-05:00", path)).toContain(beforeClosing);
  expect(await readAt("2026-11-27T16:59:59-05:00", path)).toContain(beforeClosing);
  const evening = await readAt("2026-11-27T17:00:00-05:00", path);
  expect(evening).toContain(`${printed} Order today and get your files Monday, November 30.`);
  expect(evening).toContain("Your designs by Monday.");
  expect(await readAt("2026-11-30T23:59:30-05:00", path)).toContain(
    "Order by 5 PM tomorrow and get your files Wednesday, December 2 (Eastern Time).",
  );
  const morning = await readAt("2026-12-01T00:00:00-05:00", path);
  expect(morning).toContain("Order by 5 PM today and get your files Wednesday, December 2 (Eastern Time).");
  expect(morning).toContain("Your designs by tomorrow.");
});

test("Home promises the same day as the order page", async () => {
  const friday = await readAt("2027-01-15T16:59:00-05:00", paths.home);
  expect(friday).toContain("Order designs today. See them Tuesday.");
  expect(friday).toContain("Order by 5 PM today and get your files Tuesday, January 19 (Eastern Time).");
  expect(friday).not.toContain("tomorrow");
  expect(await readAt("2027-01-19T17:00:00-05:00", paths.home)).toContain(
    "Order by 5 PM tomorrow and get your files Thursday, January 21 (Eastern Time).",
  );
});

const readEmail = async (number: string) =>
  (await listQueuedEmails(site))
    .find(({ subject }) => subject === `Payment confirmed for ${number}`)
    ?.text.replace(/\s+/g, " ") ?? "";

async function findOrder(number: string) {
  const order = await findOrderByNumber(site, number);
  if (!order) throw new Error("The order is not stored");
  return order;
}

async function readCustomerPage(number: string) {
  const page = await readPage(await openCustomerPages(site, await findOrder(number)), paths.customerPage(number));
  return { title: textOf(page, "h1"), text: textOf(page, "main"), buttons: textsOf(page, ".customer-hero a") };
}

test("an order paid on Saturday at 11 PM is due Monday, on every page and in the email", async () => {
  vi.setSystemTime("2026-11-28T23:00:00-05:00");
  const { reference, visitor: customer } = await placeUnpaidOrder(site);
  await pay(site, reference);
  const promise =
    "Standard delivery is next day. Your files will be ready by 5 PM on Monday, November 30 (Eastern Time).";
  const email = await readEmail(reference);
  expect(email).toContain("Our designers have your order.");
  expect(email).toContain(promise);
  const thanks = textOf(await readPage(customer, paths.thankYouOrder), "main");
  expect(thanks).toContain("Our designers have your order.");
  expect(thanks).toContain(promise);
  const customerPage = await readCustomerPage(reference);
  expect(customerPage.title).toBe("Your files are due Monday.");
  const due = "By 5 PM on Monday, November 30 (Eastern Time). We’ll email you when they’re ready.";
  expect(customerPage.text).toContain(due);
  expect(customerPage.text).toContain("If we haven’t started, you get back what you paid.");
  expect(customerPage.buttons).toEqual(["Add a note or picture"]);
  const [row] = (await findListedOrders(site)).rows;
  expect(row).toMatchObject({ dueAt: new Date("2026-11-30T17:00:00-05:00"), overdue: false });
  vi.setSystemTime("2026-11-30T10:00:00-05:00");
  expect((await readCustomerPage(reference)).title).toBe("Your files are due today.");
  vi.setSystemTime("2026-12-01T09:00:00-05:00");
  const { title, text: late, buttons } = await readCustomerPage(reference);
  expect([title, ...buttons]).toEqual(["We’re late, and we’re sorry.", "Ask when they’ll be ready"]);
  expect(late).toContain(
    "Your files were due Monday, November 30. We’re still working on them, and we’ll email you when they’re ready.",
  );
  expect(late).toContain("was due Nov 30");
  expect(late).toContain("If we can’t deliver what you ordered, you get your money back.");
  expect(late).not.toContain("by 5 PM on Monday");
});

test("for 100 visuals ordered on a Friday, only the first files are promised for Monday, everywhere", async () => {
  // After the times of the other tests, because the page may be in the cache.
  vi.setSystemTime("2026-12-04T10:00:00-05:00");
  const promise = "The first files will be ready by 5 PM on Monday, December 7 (Eastern Time).";
  const { reference, visitor: customer } = await placeUnpaidOrder(site, { option: "pro" });
  await pay(site, reference, 59_900);
  const orderPage = textOf(await readPage(visitor, paths.visualDesign), "main");
  expect(orderPage).toContain(`50 or 100 visuals? ${promise} We set the dates for the rest with you.`);
  const thanks = textOf(await readPage(customer, paths.thankYouOrder), "main");
  for (const text of [await readEmail(reference), thanks]) {
    expect(text).toContain(`Standard delivery is next day. ${promise}`);
    expect(text).not.toContain("Your files will be ready");
  }
  const { title, text } = await readCustomerPage(reference);
  expect(title).toBe("Your first files are due Monday.");
  expect(text).toContain("By 5 PM on Monday, December 7 (Eastern Time). We’ll email you");
  const rule = /first files (will be|are) ready by (5 PM on the next business day|then)/;
  for (const path of [paths.faq, paths.terms]) expect(textOf(await readPage(visitor, path), "main")).toMatch(rule);
});

test("a payment after the delivery makes no new promise and leads to the files", async () => {
  const { reference, visitor: customer } = await placeUnpaidOrder(site);
  const office = await createSignedInVisitor(site, "admin", "Ana");
  const files = [createDeliveryFile("flyer.pdf")];
  expect((await deliver(office, await findOrder(reference), files, { confirmed: "unpaid" })).status).toBe(303);
  const readThanks = async () => textOf(await readPage(customer, paths.thankYouOrder), "main");
  expect(await readThanks()).not.toContain("our designers");
  await pay(site, reference);
  for (const text of [await readEmail(reference), await readThanks()]) {
    expect(text).toMatch(/Your files are on your order['’]s page\./);
    expect(text).toContain("Open your order");
    expect(text).not.toMatch(/our designers|next day|will be ready|when (your files|you can)/i);
  }
});

test("5 PM is shown with the time zone of the business", async () => {
  vi.setSystemTime("2026-11-27T10:00:00-08:00");
  const western = await startSiteForTest({ BUSINESS_TIMEZONE: "America/Los_Angeles" });
  const read = (path: string) => readPage(new Visitor(western), path);
  const orderPage = textOf(await read(paths.visualDesign), "main");
  expect(orderPage).toContain("Order by 5 PM today and get your files Monday, November 30 (Pacific Time).");
  expect(orderPage).toContain("by 5 PM on Monday, November 30 (Pacific Time).");
  for (const path of [paths.faq, paths.terms]) {
    const page = await read(path);
    expect(textOf(page, "main"), path).toContain("by 5 PM Pacific Time on a business day");
    expect(page.toString(), path).not.toContain("Eastern Time");
  }
});
