import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { paths } from "#app/paths";
import { calendar, turnaround } from "#app/site";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables } from "#tests/support/database/rows";
import { fieldError, fieldValues, readPage, textOf } from "#tests/support/document";
import { findListedOrders } from "#tests/support/office/list-orders";
import { saveSection } from "#tests/support/office/settings";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { openCustomerPages } from "#tests/support/order/customer-page";
import { findOrderByNumber, pay, placeUnpaidOrder } from "#tests/support/order/payment";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);
let admin: Visitor;

beforeEach(async () => {
  await emptyTables(site, "settings", "settingEdits");
  // A Friday. Sessions end with the time, so each test has a new one.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-27T10:00:00-05:00") });
  admin = await createSignedInVisitor(site, "admin", "Rosa Delgado");
});
afterEach(() => vi.useRealTimers());

const readMain = async (path: string) => textOf(await readPage(visitor, path), "main");

describe("a changed turnaround", () => {
  test("moves every sentence about it, also on cached pages", async () => {
    for (const path of [paths.home, paths.visualDesign, paths.faq, paths.terms]) await visitor.get(path);
    await saveSection(admin, turnaround, {
      days: "2",
      cut_off: "12",
      work_days: "6",
      large_visuals: "100",
      large_parts: "3",
    });
    const sentence = "Order by 12 PM today and get your files Monday, November 30 (Eastern Time).";
    const order = await readMain(paths.visualDesign);
    expect(order).toContain(`Standard delivery is 2 business days. ${sentence}`);
    expect(order).toContain("Your designs by Monday.");
    expect(order).toContain("2 business days is standard.");
    expect(order).toContain(
      "100 visuals? The first files will be ready by 12 PM on Monday, November 30 (Eastern Time), and the last ones on Wednesday, December 2.",
    );
    expect(await readMain(paths.home)).toContain(sentence);
    const days = "Monday to Saturday, except US federal holidays.";
    const rule = "by 12 PM Eastern Time on a business day and your files are ready by 12 PM 2 business days later.";
    for (const path of [paths.faq, paths.terms])
      for (const part of [days, rule]) expect(await readMain(path), path).toContain(part);
    for (const path of [paths.home, paths.visualDesign, paths.faq, paths.terms])
      expect(await readMain(path), path).not.toMatch(/next day|\b5 PM/i);
    expect(await (await visitor.get(paths.visualDesign)).text()).not.toContain("next day");
  });

  test("changes cached pages at its cut-off hour and at midnight", async () => {
    await saveSection(admin, turnaround, { cut_off: "11" });
    const readAt = (time: string) => {
      vi.setSystemTime(`2026-11-${time}-05:00`);
      return readMain(paths.visualDesign);
    };
    expect(await readAt("27T10:59:59")).toContain("Order by 11 AM today and get your files Monday, November 30");
    expect(await readAt("27T11:00:00")).toContain("Order today and get your files Monday, November 30.");
    expect(await readAt("30T23:59:59")).toContain("Order by 11 AM tomorrow and get your files Wednesday, December 2");
    vi.setSystemTime("2026-12-01T00:00:00-05:00");
    expect(await readMain(paths.visualDesign)).toContain(
      "Order by 11 AM today and get your files Wednesday, December 2",
    );
  });

  test("moves the due date of an order and what its customer is told", async () => {
    const { reference, visitor: customer } = await placeUnpaidOrder(site);
    await pay(site, reference);
    expect((await findListedOrders(site)).rows[0]?.dueAt).toEqual(new Date("2026-11-30T17:00:00-05:00"));
    await saveSection(admin, turnaround, { days: "3", cut_off: "15" });
    expect((await findListedOrders(site)).rows[0]?.dueAt).toEqual(new Date("2026-12-02T15:00:00-05:00"));
    const promise =
      "Standard delivery is 3 business days. Your files will be ready by 3 PM on Wednesday, December 2 (Eastern Time).";
    expect(textOf(await readPage(customer, paths.thankYouOrder), "main")).toContain(promise);
    const stored = await findOrderByNumber(site, reference);
    if (!stored) throw new Error("The order is not stored");
    const pages = await openCustomerPages(site, stored);
    expect(textOf(await readPage(pages, paths.customerPage(reference)), "main")).toContain(
      "By 3 PM on Wednesday, December 2 (Eastern Time).",
    );
  });

  test("is in the emails of orders that are placed and paid from then on", async () => {
    await saveSection(admin, turnaround, { days: "3" });
    const { reference } = await placeUnpaidOrder(site, { option: "pro" });
    await pay(site, reference, 59_900);
    const emails = (await listQueuedEmails(site)).filter(({ subject }) => subject.includes(reference));
    const [placed, paid] = ["We have your order", "Payment confirmed"].map((start) =>
      emails.find(({ subject }) => subject.startsWith(start))?.text.replace(/\s+/g, " "),
    );
    expect(placed).toContain("Standard delivery is 3 business days, and we’ll email you");
    expect(paid).toContain(
      "Standard delivery is 3 business days. The first files will be ready by 5 PM on Wednesday, December 2 (Eastern Time).",
    );
  });

  test("is previewed before it is saved", async () => {
    const { status, page } = await saveSection(admin, turnaround, { days: "2" }, "preview_settings");
    expect(status).toBe(200);
    expect(textOf(page, "#preview-title ~ dl")).toContain(
      "Standard delivery is 2 business days. Order by 5 PM today and get your files Tuesday, December 1 (Eastern Time).",
    );
    expect(await readMain(paths.visualDesign)).toContain("Standard delivery is next day. Order by 5 PM today");
  });

  test.each([
    ["days", "0", "Enter a whole number from 1 to 30."],
    ["days", "", "Enter the number of business days."],
    ["cut_off", "25", "Cut-off hour: choose from the list."],
    ["work_days", "", "Choose your business days."],
    ["large_visuals", "many", "Enter a whole number from 2 to 10,000."],
    ["large_parts", "1", "Enter a whole number from 2 to 30."],
  ])("%s %j is refused beside its field, and what was typed is kept", async (name, text, problem) => {
    const refused = await saveSection(admin, turnaround, { large_visuals: "60", [name]: text });
    expect(refused.status).toBe(400);
    expect(fieldError(refused.page, name)).toBe(problem);
    if (name !== "large_visuals") expect(fieldValues(refused.page, "large_visuals")).toEqual(["60"]);
    expect(site.services.settings.recall(turnaround)).toEqual(turnaround.defaults);
  });
});

describe("days off", () => {
  test("move the delivery day, and a holiday that is worked no longer does", async () => {
    await saveSection(admin, calendar, { own_days: "2026-11-30 Inventory" });
    expect(await readMain(paths.visualDesign)).toContain("get your files Tuesday, December 1 (Eastern Time).");
    expect(await readMain(paths.faq)).toContain("Monday to Friday, except US federal holidays and our own days off.");
    vi.setSystemTime("2026-12-24T10:00:00-05:00");
    const office = await createSignedInVisitor(site);
    expect(await readMain(paths.visualDesign)).toContain("get your files Monday, December 28");
    await saveSection(office, calendar, { christmas: "" });
    expect(await readMain(paths.visualDesign)).toContain("get your files Friday, December 25");
  });

  test("have no free calls, and the office lists them", async () => {
    const dayLink = (day: string) => `a[href*="${day}"]`;
    const readDays = () => readPage(visitor, paths.bookConsultation);
    expect((await readDays()).querySelectorAll(dayLink("2026-12-01")).length).toBeGreaterThan(0);
    await saveSection(admin, calendar, { own_days: "2026-12-01 Inventory" });
    expect((await readDays()).querySelectorAll(dayLink("2026-12-01")).length).toBe(0);
    const hours = await readPage(admin, paths.adminAvailability);
    expect(textOf(hours, '[aria-label="Holidays"]')).toContain("Inventory");
  });

  test.each([
    ["Christmas", "Christmas"],
    ["2026-02-30", "2026-02-30"],
    ["2026-12-31 to 2026-12-24 Backwards", "2026-12-31 to 2026-12-24 Backwards"],
    ["2026-12-23 Party\n2026-12-24 Eve\n12/25/2026\nwhen it rains", "12/25/2026"],
  ])("%j is refused, and the message quotes the line", async (own_days, line) => {
    const refused = await saveSection(admin, calendar, { own_days, columbus: "" });
    expect(refused.status).toBe(400);
    expect(fieldError(refused.page, "own_days")).toMatch(new RegExp(`^“${line}”: enter a day, such as `));
    expect(textOf(refused.page, 'textarea[name="own_days"]')).toBe(own_days.replaceAll("\n", " "));
  });
});
