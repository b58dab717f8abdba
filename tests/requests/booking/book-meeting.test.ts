import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { bookMeeting } from "#app/booking/place/book-meeting.server";
import { cancelMeeting } from "#app/booking/place/cancel-meeting.server";
import { moveMeeting } from "#app/booking/place/move-meeting.server";
import { loadRules } from "#app/booking/state/rules.server";
import {
  book,
  DAY,
  getBooking,
  getTime,
  listBookings,
  listEvents,
  listTaken,
  listTimes,
  visitor,
} from "#tests/support/booking/bookings";
import { changeRows, deleteRows, insertRows } from "#tests/support/database/rows";
import { setUpSiteForEachTest } from "#tests/support/site";

const MINUTE = 60_000;

const site = setUpSiteForEachTest();

test("a new site has hours for each kind of meeting", async () => {
  const rules = await loadRules(site.services);
  expect([...rules.values()].map(({ kind, minutes, version }) => [kind, minutes, version])).toEqual([
    ["audit", 15, 1],
    ["strategy", 30, 1],
    ["project", 30, 1],
  ]);
  for (const { weekly } of rules.values()) expect(weekly).toHaveLength(10);
  expect((await listTimes(site)).length).toBeGreaterThan(100);
});

test("a booking blocks its time and the buffer for each kind of meeting", async () => {
  const startsAt = await getTime(site);
  const booking = await book(site, { startsAt });
  expect(booking).toMatchObject({ kindId: "audit", status: "booked", sequence: 0, timeZone: "Asia/Kolkata" });
  expect(booking.reference).toMatch(/^MTG-[A-Z0-9]{8}$/);
  expect(booking.endsAt.getTime() - startsAt).toBe(15 * MINUTE);
  expect(await listTaken(site, booking)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(await listTimes(site)).not.toContain(startsAt);
  expect(await listTimes(site, "strategy")).not.toContain(startsAt);
  expect((await listEvents(site, booking.id)).map(({ kind, actor }) => [kind, actor])).toEqual([["booked", "Visitor"]]);
});

test("the same form sent again opens the same booking", async () => {
  const startsAt = await getTime(site);
  const first = await book(site, { startsAt });
  expect((await book(site, { startsAt, email: "DANA@studio.example" })).id).toBe(first.id);
  const later = { startsAt: await getTime(site, 5) };
  const results = await Promise.all(Array.from({ length: 5 }, () => book(site, later)));
  expect(new Set(results.map(({ id }) => id)).size).toBe(1);
  expect(await listBookings(site)).toHaveLength(2);
});

test("after 15 minutes, sending the same form does not open the booking", async () => {
  const startsAt = await getTime(site, -1);
  await book(site, { startsAt });
  const later = Date.now() + 16 * MINUTE;
  expect(await bookMeeting(site.services, { ...visitor, startsAt }, later)).toEqual({ taken: true });
});

test("after a cancellation the same form books again", async () => {
  const startsAt = await getTime(site);
  const first = await book(site, { startsAt });
  await cancelMeeting(site.services, "Visitor", first.id, null);
  const second = await book(site, { startsAt });
  expect(second.id).not.toBe(first.id);
  expect((await getBooking(site, first.id)).status).toBe("cancelled");
});

describe("a booking is refused for", () => {
  test.each<[string, (free: number) => object]>([
    ["a time in the past", () => ({ startsAt: Date.now() - 7 * DAY })],
    ["a time within the required notice", () => ({ startsAt: Math.ceil(Date.now() / (30 * MINUTE)) * 30 * MINUTE })],
    ["a time one minute off the grid", (free) => ({ startsAt: free + MINUTE })],
    ["a time five minutes off the grid", (free) => ({ startsAt: free + 5 * MINUTE })],
    ["a time at night", (free) => ({ startsAt: free - 12 * 60 * MINUTE })],
    ["a time beyond the booking horizon", (free) => ({ startsAt: free + 364 * DAY })],
    ["a time that is not a number", () => ({ startsAt: Number.NaN })],
    ["an invalid time", () => ({ startsAt: 1e18 })],
    ["a fraction of a millisecond", (free) => ({ startsAt: free + 0.5 })],
    ["an unknown kind", () => ({ kind: "party" })],
    ["a kind with the name of an object property", () => ({ kind: "constructor" })],
  ])("%s", async (_, changes) => {
    const startsAt = await getTime(site);
    expect(await bookMeeting(site.services, { ...visitor, startsAt, ...changes(startsAt) })).toEqual({ taken: true });
    expect(await listBookings(site)).toEqual([]);
  });

  test("a time of another kind of meeting", async () => {
    const startsAt = await getTime(site);
    await deleteRows(site, "weeklyHours", { kindId: "strategy" });
    expect(await bookMeeting(site.services, { ...visitor, startsAt, kind: "strategy" })).toEqual({ taken: true });
  });

  test("a day that was taken off after the page was opened", async () => {
    const startsAt = await getTime(site);
    const day = new Date(startsAt).toISOString().slice(0, 10);
    await insertRows(site, "specialDays", { id: randomUUID(), day, hours: [] });
    expect(await bookMeeting(site.services, { ...visitor, startsAt })).toEqual({ taken: true });
  });

  test("hours that were shortened after the page was opened", async () => {
    const startsAt = await getTime(site);
    const hours = { startMinute: 1000, endMinute: 1010 };
    await changeRows(site, "weeklyHours", { kindId: "audit", startMinute: 540 }, hours);
    await deleteRows(site, "weeklyHours", { kindId: "audit", startMinute: 780 });
    expect(await bookMeeting(site.services, { ...visitor, startsAt })).toEqual({ taken: true });
  });
});

test("an unknown time zone is replaced by that of the business", async () => {
  expect((await book(site, { timeZone: "Mars/Olympus_Mons" })).timeZone).toBe("America/New_York");
});

test("a move blocks the new time, frees the old one and raises the sequence number", async () => {
  const [first = 0, second = 0] = await listTimes(site);
  const booking = await book(site, { startsAt: first });
  expect(await moveMeeting(site.services, "Visitor", booking.id, first)).toBe("same");
  expect(await moveMeeting(site.services, "Visitor", booking.id, second)).toBe("moved");
  const moved = await getBooking(site, booking.id);
  expect(moved).toMatchObject({ sequence: 1, startsAt: new Date(second), endsAt: new Date(second + 15 * MINUTE) });
  expect(await listTaken(site, moved)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(await listTimes(site)).toContain(first);
  expect(await moveMeeting(site.services, "Visitor", booking.id, second + 5 * MINUTE)).toBe("taken");
  expect(await listTaken(site, moved)).toHaveLength(6);
});

test("only the office moves a meeting to a time outside the hours, and never onto another one", async () => {
  const [first = 0, second = 0] = await listTimes(site);
  const night = first - 12 * 60 * MINUTE;
  const booking = await book(site, { startsAt: first });
  await book(site, { startsAt: second, email: "sam@studio.example" });
  const asOffice = { asOffice: true };
  expect(await moveMeeting(site.services, "Visitor", booking.id, night)).toBe("taken");
  expect(await moveMeeting(site.services, "Ana", booking.id, second, asOffice)).toBe("taken");
  expect(await moveMeeting(site.services, "Ana", booking.id, second - 15 * MINUTE, asOffice)).toBe("taken");
  expect(await moveMeeting(site.services, "Ana", booking.id, night + MINUTE, asOffice)).toBe("taken");
  expect(await moveMeeting(site.services, "Ana", booking.id, Date.now() - DAY, asOffice)).toBe("taken");
  expect(await moveMeeting(site.services, "Ana", booking.id, night, asOffice)).toBe("moved");
});
