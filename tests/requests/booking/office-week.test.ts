import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getCalendarDay } from "#app/booking/time/calendar-days.server";
import { findHour } from "#app/server/time/business-time.server";
import { DAY, MINUTE } from "#app/server/time/durations";
import { insertBookings } from "#tests/support/booking/bookings";
import { emptyTables, insertRows } from "#tests/support/database/rows";
import { attributeOf, attributesOf, linksOf, readPage, textOf, textsOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ BUSINESS_TIMEZONE: "America/New_York" });
const admin = setUpSignedInVisitor(site);

beforeEach(() => emptyTables(site, "bookings", "specialDays"));
afterEach(() => vi.useRealTimers());

const readWeek = (query: string) => readPage(admin, `/admin/bookings?week=${query}`);

test("shows each meeting on its business day, and the days off", async () => {
  // Monday 11:30 PM and Sunday 11:30 PM in New York, and one minute into the week after.
  await insertBookings(
    site,
    { name: "Early", startsAt: new Date("2030-03-05T04:30:00Z") },
    { name: "Late", startsAt: new Date("2030-03-11T03:30:00Z") },
    { name: "Next week", startsAt: new Date("2030-03-11T04:00:00Z") },
    { name: "Canceled", startsAt: new Date("2030-03-06T15:00:00Z"), status: "cancelled" },
    { name: "Absent", startsAt: new Date("2030-03-06T15:00:00Z"), status: "no_show" },
  );
  await insertRows(site, "specialDays", [
    { id: "s", day: "2030-03-07", hours: [], note: "Trade show" },
    { id: "k", day: "2030-03-08", hours: [{ start: 600, end: 660 }], kinds: ["strategy", "project"] },
    { id: "o", day: "2030-03-08", hours: [], note: "Training", kinds: ["audit"] },
  ]);
  const page = await readWeek("2030-03-08");
  const days = page.querySelectorAll(".week > li").map((day) => textOf(day));
  expect(days).toEqual([
    "Mon, Mar 4 11:30 PM – 11:45 PM Early Free AI audit",
    "Tue, Mar 5 No bookings",
    "Wed, Mar 6 10:00 AM – 10:15 AM Absent Free AI audit, no-show",
    "Thu, Mar 7 Day off: Trade show No bookings",
    "Fri, Mar 8 Special hours, Strategy call and Project call Day off, Free AI audit: Training No bookings",
    "Sat, Mar 9 Closed",
    "Sun, Mar 10 11:30 PM – 11:45 PM Late Free AI audit",
  ]);
  // The same by the hour: open times are cells, and the hours reach from the first to the last meeting.
  expect(textsOf(page, ".week-grid .is-booked")).toEqual([
    "10:00 AM Absent , no-show",
    "11:30 PM Early",
    "11:30 PM Late",
  ]);
  expect(textsOf(page, ".week-grid tbody th").at(-1)).toBe("11 PM");
  expect(textOf(page, "h2")).toBe("March 4 – March 10, 2030");
  expect(attributeOf(page, '[rel="prev"]', "href")).toBe("/admin/bookings?week=2030-02-25");
  expect(attributeOf(page, '[rel="next"]', "href")).toBe("/admin/bookings?week=2030-03-11");
  const booking = linksOf(page).find(({ text }) => text.includes("Early"))?.to ?? "";
  expect(booking).toBe("/admin/bookings/MTG-00000000?week=2030-03-04");
  const close = linksOf(await readPage(admin, booking)).find(({ text }) => text === "Close");
  expect(close?.to).toBe("/admin/bookings?week=2030-03-04");
});

test.each([
  ["in a meeting", 20, "11:00 AM Visitor 0", "M0 1H1"],
  ["after it", 50, "", "M0 0H1"],
])("marks the time of day, %s", async (_, minute, cell, line) => {
  const eleven = +findHour(Date.now(), "America/New_York", 11);
  await insertBookings(site, { startsAt: new Date(eleven), endsAt: new Date(eleven + 30 * MINUTE) });
  vi.useFakeTimers({ toFake: ["Date"], now: eleven + minute * MINUTE });
  const page = await readWeek("");
  expect(textsOf(page, ".week-grid .is-today:has(.now-line)")).toEqual([cell]);
  expect(attributesOf(page, ".now-line path", "d")).toEqual([line]);
});

test.each(["", "2026-02-30", "yesterday", "0000-00-00", "9999999-01-01", "2026-01-01T00:00"])(
  "%j is this week",
  async (query) => {
    expect(attributesOf(await readWeek(query), '[aria-label="Weeks"] [aria-current]', "href")).toEqual([
      `/admin/bookings?week=${getCalendarDay(Date.now(), "America/New_York")}`,
    ]);
  },
);

test("without a week, it is the one of the next booking", async () => {
  const now = Date.now();
  await insertBookings(
    site,
    { name: "Over", startsAt: new Date(now - DAY) },
    { name: "Canceled", startsAt: new Date(now + 7 * DAY), status: "cancelled" },
    { name: "Next", startsAt: new Date(now + 14 * DAY) },
  );
  const page = await readWeek("");
  expect(textsOf(page, ".week b")).toEqual(["Next"]);
  const thisWeek = linksOf(page).find(({ text }) => text === "This week")?.to;
  expect(thisWeek).toBe(`/admin/bookings?week=${getCalendarDay(now, "America/New_York")}`);
});
