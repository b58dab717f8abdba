import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { sweep } from "#app/server/sweeper.server";
import { formatMoment } from "#app/server/time/business-time.server";
import { calendar } from "#app/site";
import { parseCalendar } from "#tests/support/booking/calendar";
import { book, findTime, guest } from "#tests/support/booking/steps";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables } from "#tests/support/database/rows";
import { attributesOf, readPage, textOf } from "#tests/support/document";
import { saveBusiness, saveSection } from "#tests/support/office/settings";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderFields } from "#tests/support/order/order-form";
import { insertOrder } from "#tests/support/order/orders";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { createOtherInstance, setUpSite } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits"));

const LOS_ANGELES = "America/Los_Angeles";
const moveToCalifornia = () => saveSection(admin, calendar, { time_zone: LOS_ANGELES });
const readMain = async (path: string, reader = visitor) => textOf(await readPage(reader, path), "main");

describe("a chosen time zone", () => {
  test("is that of the office's lists, tickets and figures", async () => {
    const order = await insertOrder(site);
    await moveToCalifornia();
    const moment = formatMoment(order.createdAt, LOS_ANGELES);
    for (const path of [paths.admin, paths.adminOrder(order.submissionId)])
      expect(textOf(await readPage(admin, path)).replace(/,? at /g, ", "), path).toContain(moment);
    expect(textOf(await readPage(admin, paths.adminAvailability))).toContain("Pacific Time");
  });

  test("is on public pages, and the one that the server was set up with is not", async () => {
    for (const path of [paths.visualDesign, paths.faq]) await visitor.get(path);
    await moveToCalifornia();
    for (const path of [paths.visualDesign, paths.faq, paths.terms]) {
      const text = await readMain(path);
      expect(text, path).toContain("Pacific Time");
      expect(text, path).not.toContain("Eastern Time");
    }
  });

  test("is that of booked calls: the first times, the emails and the calendar file", async () => {
    await moveToCalifornia();
    expect(await readMain(paths.bookConsultation)).toContain("Pacific");
    const address = await findTime(visitor, paths.bookConsultation, 0);
    const booking = await book(visitor, address);
    const email = (await listQueuedEmails(site)).find(({ to, calendar: file }) => file && to === guest.email);
    const { event } = parseCalendar(email?.calendar?.content ?? "");
    // The office is open from 9 AM, so no call begins before it or in its night.
    const hour = new Intl.DateTimeFormat("en-US", { timeZone: LOS_ANGELES, hour: "numeric", hourCycle: "h23" });
    expect(Number(hour.format(event.start))).toBeGreaterThanOrEqual(9);
    expect(Number(hour.format(event.start))).toBeLessThan(17);
    expect(await readMain(booking)).toContain("Pacific");
  });

  test("is known to the sweeper and to another process without a restart", async () => {
    const other = createOtherInstance(site);
    try {
      expect(other.env.BUSINESS_TIMEZONE).toBe("America/New_York");
      await moveToCalifornia();
      await waitUntil(async () => {
        await sweep(other);
        expect(other.env.BUSINESS_TIMEZONE).toBe(LOS_ANGELES);
      });
    } finally {
      other.changes.close();
      await other.db.close();
    }
    await saveSection(admin, calendar, { time_zone: "" });
    await visitor.get(paths.faq);
    expect(site.services.env.BUSINESS_TIMEZONE).toBe("America/New_York");
  });

  test("that does not exist is refused", async () => {
    const refused = await saveSection(admin, calendar, { time_zone: "Mars/Olympus" });
    expect([refused.status, textOf(refused.page)]).toEqual([400, expect.stringContaining("Time zone: choose")]);
  });
});

describe("a changed reply promise", () => {
  test("is on every page and in emails that are sent from then on", async () => {
    await visitor.post(paths.visualDesign, createOrderFields());
    const pages = [
      paths.home,
      paths.faq,
      paths.visualDesign,
      paths.contact,
      paths.letsTalk,
      paths.automationServices,
      paths.websites,
      paths.growth,
      paths.blog,
      paths.vault,
      paths.privacy,
      paths.refunds,
    ];
    for (const path of pages) await visitor.get(path);
    await saveBusiness(admin, { reply_hours: "4" });
    for (const path of pages) {
      const page = await readPage(visitor, path);
      expect(textOf(page, "footer"), path).toContain("We reply within 4 hours.");
      // Photos without an order are kept for 24 hours.
      if (path !== paths.privacy) expect(page.toString(), path).not.toMatch(/24(\s|&nbsp;)hours/);
      else expect(textOf(page, "main")).toContain("We reply within 4 hours.");
    }
    const email = (await listQueuedEmails(site)).find(({ key }) => key.startsWith("order-customer"));
    expect(email?.text.replace(/\s+/g, " ")).toContain("We answer within 4 hours.");
    expect(email?.html).not.toMatch(/24 hours|\{reply/);
    expect(await readMain(paths.thankYouOrder)).toContain("We reply within 4-8 hours");
  });

  test("of one hour is said in the singular", async () => {
    await saveBusiness(admin, { reply_hours: "1" });
    expect(textOf(await readPage(visitor, paths.home), "footer")).toContain("We reply within 1 hour.");
  });

  test.each(["0", "169", "", "soon"])("of %j hours is refused", async (reply_hours) => {
    expect((await saveBusiness(admin, { reply_hours })).status).toBe(400);
    expect(attributesOf(await readPage(visitor, paths.home), "footer a", "href")).toContain(paths.faq);
  });
});
