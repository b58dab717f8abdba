import { expect, test } from "vitest";
import { cancelMeeting } from "#app/booking/place/cancel-meeting.server";
import { markNoShow } from "#app/booking/place/mark-no-show.server";
import { createBookingKey } from "#app/booking/state/access.server";
import { paths } from "#app/paths";
import { book, DAY, listTimes } from "#tests/support/booking/bookings";
import { listEntries, parseCalendar } from "#tests/support/booking/calendar";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, deleteRows } from "#tests/support/database/rows";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const KEY = "feed-key_0123456789012345678901234567890";
const site = setUpSite({ BOOKING_FEED_KEY: KEY });

test("the calendar file of a booking opens only with its key", async () => {
  const booking = await book(site);
  const visitor = new Visitor(site);
  const address = paths.bookingCalendar(booking.reference);
  const key = createBookingKey(site.services, booking.reference);
  const response = await visitor.get(`${address}?key=${key}`);
  expect([response.status, response.headers.get("content-type"), response.headers.get("cache-control")]).toEqual([
    200,
    "text/calendar; charset=utf-8; method=PUBLISH",
    "private, no-store",
  ]);
  const { method, event } = parseCalendar(await response.text());
  const url = `${site.origin}${paths.booking(booking.reference)}?key=${key}`;
  expect({ method, ...event }).toMatchObject({ method: "PUBLISH", start: booking.startsAt, url: { val: url } });
  expect(event.location).toBe("Phone: we’ll call you");
  await cancelMeeting(site.services, "Visitor", booking.id, null);
  expect(parseCalendar(await (await visitor.get(`${address}?key=${key}`)).text())).toMatchObject({ method: "CANCEL" });

  const otherKey = createBookingKey(site.services, "MTG-00000000");
  for (const query of ["", "?key=", "?key=wrong", `?key=${otherKey}`, `?key=${key}x`]) {
    const refused = await visitor.get(address + query);
    expect([refused.status, refused.headers.get("cache-control")], query).toEqual([404, "no-store"]);
  }
  expect((await visitor.get(`${paths.bookingCalendar("MTG-00000000")}?key=${otherKey}`)).status).toBe(404);
});

test("the feed has upcoming bookings and those of the last 30 days", async () => {
  const [first = 0, , second = 0, , third = 0] = await listTimes(site, "strategy");
  const upcoming = await book(site, { startsAt: first, kind: "strategy", email: "upcoming@studio.example" });
  const cancelled = await book(site, { startsAt: second, kind: "strategy", email: "cancelled@studio.example" });
  await cancelMeeting(site.services, "Ana", cancelled.id, null);
  const past = await book(site, { startsAt: third, kind: "strategy", email: "past@studio.example" });
  await movePast(past.id, 3);
  await markNoShow(site.services, "Ana", past.id, false);
  const old = await book(site, { startsAt: third, kind: "strategy", email: "old@studio.example" });
  await movePast(old.id, 40);

  const response = await new Visitor(site).get(`${paths.bookingFeed}?key=${KEY}`);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const entries = listEntries(await response.text());
  expect(entries.map(({ uid }) => uid.split("@")[0]).sort()).toEqual([upcoming.reference, past.reference].sort());
  const entry = entries.find(({ uid }) => uid.startsWith(upcoming.reference));
  expect(entry).toMatchObject({ summary: "Strategy call: Dana Whitfield", start: upcoming.startsAt });
  expect(entry?.location).toBe("Phone: 407-555-0134");
  for (const words of ["India Standard Time", "upcoming@studio.example", "407-555-0134", "We lose orders on weekends."])
    expect(entry?.description).toContain(words);
  const missed = entries.find(({ uid }) => uid.startsWith(past.reference));
  expect(missed?.description).toContain("Did not show up");
});

async function movePast(id: string, days: number): Promise<void> {
  const startsAt = new Date(Date.now() - days * DAY);
  await deleteRows(site, "busyTimes", { bookingId: id });
  await changeRows(site, "bookings", { id }, { startsAt, endsAt: startsAt });
}

test("without the key there is no feed", async () => {
  const visitor = new Visitor(site);
  for (const query of ["", "?key=", "?key=wrong", `?key=${KEY}x`, `?key=${KEY.slice(1)}`]) {
    const response = await visitor.get(paths.bookingFeed + query);
    expect([response.status, response.headers.get("cache-control")], query).toEqual([404, "no-store"]);
  }
  const closed = await startSiteForTest();
  for (const query of ["", "?key=", "?key=undefined"])
    expect((await new Visitor(closed).get(paths.bookingFeed + query)).status, query).toBe(404);
});

test("what a visitor typed does not break the calendar", async () => {
  const name = "Dana\r\nBEGIN:VALARM\r\nWhit;field, \u0000<b>“Ünï”</b> 😀";
  const note = `Line one\nLine two; with, signs\\ and "quotes"\n${"long ".repeat(400)}`;
  const booking = await book(site, {
    startsAt: (await listTimes(site)).at(-1),
    name: name.replace("\u0000", ""),
    note,
  });
  const response = await new Visitor(site).get(`${paths.bookingFeed}?key=${KEY}`);
  const text = await response.text();
  const entry = listEntries(text).find(({ uid }) => uid.startsWith(booking.reference));
  expect(entry?.summary).toContain("😀");
  expect(entry?.description).toContain('Line two; with, signs\\ and "quotes"');
  expect(text).not.toMatch(/^BEGIN:VALARM/m);
  expect(text.split("\r\n").filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
});
