import { eq } from "drizzle-orm";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { addSpecialDays } from "#app/booking/availability/special-days.server";
import { bookMeeting } from "#app/booking/place/book-meeting.server";
import { cancelMeeting, restoreMeeting } from "#app/booking/place/cancel-meeting.server";
import { moveMeeting } from "#app/booking/place/move-meeting.server";
import { lockKind } from "#app/booking/state/lock-calendar.server";
import { getCalendarDay, getMonday } from "#app/booking/time/calendar-days.server";
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
import { changeRows } from "#tests/support/database/rows";
import { countWaiting } from "#tests/support/database/write-lock";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSiteForEachTest } from "#tests/support/site";
import { createSignal } from "#tests/support/wait-until";

const site = setUpSiteForEachTest();

const twenty = [...Array(20).keys()];
const count = (results: unknown[], result: unknown) => results.filter((each) => each === result).length;

const tryToBook = async (startsAt: number, number: number, kind: string = "audit") => {
  const email = `visitor${number}@studio.example`;
  const result = await bookMeeting(site.services, { ...visitor, kind, startsAt, email });
  return "booked" in result ? "booked" : "taken";
};

test("exactly one of 20 visitors who book a time at once gets it", async () => {
  const startsAt = await getTime(site);
  const results = await Promise.all(twenty.map((number) => tryToBook(startsAt, number)));
  expect([count(results, "booked"), count(results, "taken")]).toEqual([1, 19]);
  const [booking, ...others] = await listBookings(site);
  expect(others).toEqual([]);
  expect(booking && (await listTaken(site, booking))).toEqual([0, 5, 10, 15, 20, 25]);
  const emails = await listQueuedEmails(site);
  expect(emails.filter(({ key }) => key.startsWith("booking-confirmed")).map(({ to }) => to)).toEqual([booking?.email]);
});

test("exactly one of 20 visitors who book different kinds of meetings at one time gets it", async () => {
  const startsAt = await getTime(site);
  const kinds = ["audit", "strategy", "project"] as const;
  const results = await Promise.all(twenty.map((number) => tryToBook(startsAt, number, kinds[number % 3])));
  expect([count(results, "booked"), count(results, "taken")]).toEqual([1, 19]);
});

test("the daily limit holds when all times are booked at once", async () => {
  await changeRows(site, "meetingKinds", { id: "audit" }, { dailyLimit: 3 });
  const all = await listTimes(site);
  // The first and the last day offer only some of their times, depending on the hour of the test.
  const day = new Date(all[Math.floor(all.length / 2)] ?? 0).toDateString();
  const times = all.filter((time) => new Date(time).toDateString() === day);
  expect(times.length).toBeGreaterThan(8);
  const results = await Promise.all(times.map((time, number) => tryToBook(time, number)));
  expect(count(results, "booked")).toBe(3);
  expect(await listTimes(site)).not.toContain(times.at(-1));
});

test("the weekly limit holds when all times of a week are booked at once, and a booking can move within it", async () => {
  await changeRows(site, "meetingKinds", { id: "audit" }, { weeklyLimit: 2 });
  const zone = site.services.env.BUSINESS_TIMEZONE;
  const readWeek = (at: number) => getMonday(Temporal.PlainDate.from(getCalendarDay(at, zone))).toString();
  const all = await listTimes(site);
  const week = readWeek((all[0] ?? 0) + 8 * DAY);
  const times = all.filter((time) => readWeek(time) === week);
  const results = await Promise.all(times.map((time, number) => tryToBook(time, number)));
  expect(count(results, "booked")).toBe(2);
  const left = await listTimes(site);
  expect(left).toEqual(all.filter((time) => readWeek(time) !== week));

  const [booking] = await listBookings(site);
  const isTaken = (time: number) => times.some((_, index) => results[index] === "booked" && times[index] === time);
  const other = times.findLast((time) => !isTaken(time)) ?? 0;
  expect(await moveMeeting(site.services, "Visitor", booking?.id ?? "", other)).toBe("moved");
  await cancelMeeting(site.services, "Visitor", booking?.id ?? "", null);
  expect((await listTimes(site)).length).toBeGreaterThan(left.length);
});

test("exactly one of 20 bookings that move to one time at once gets it, and the others keep theirs", async () => {
  // Only every other time, because of the daily limit.
  const times = (await listTimes(site)).filter((_, index) => index % 2 === 0);
  const bookings = [];
  for (const number of twenty)
    bookings.push(await book(site, { startsAt: times[number], email: `visitor${number}@studio.example` }));
  const target = times.at(-1) ?? 0;
  const results = await Promise.all(bookings.map(({ id }) => moveMeeting(site.services, "Visitor", id, target)));
  expect([count(results, "moved"), count(results, "taken")]).toEqual([1, 19]);
  for (const [number, result] of results.entries()) {
    const booking = await getBooking(site, bookings[number]?.id ?? "");
    expect(booking.startsAt.getTime()).toBe(result === "moved" ? target : times[number]);
    expect(await listTaken(site, booking)).toEqual([0, 5, 10, 15, 20, 25]);
  }
});

test("two bookings that swap their times each keep a time", async () => {
  const [first = 0, second = 0] = await listTimes(site);
  const bookings = [await book(site, { startsAt: first }), await book(site, { startsAt: second, kind: "strategy" })];
  const [a, b] = bookings.map(({ id }) => id);
  await Promise.all([
    moveMeeting(site.services, "Visitor", a ?? "", second),
    moveMeeting(site.services, "Visitor", b ?? "", first),
  ]);
  for (const { id } of bookings) expect(await listTaken(site, await getBooking(site, id))).not.toEqual([]);
});

test("a booking that is canceled and moved at once ends up canceled and takes no time", async () => {
  const booking = await book(site);
  const target = await getTime(site, -1);
  await Promise.all([
    cancelMeeting(site.services, "Visitor", booking.id, null),
    moveMeeting(site.services, "Visitor", booking.id, target),
  ]);
  const after = await getBooking(site, booking.id);
  expect(after.status).toBe("cancelled");
  expect(await listTaken(site, after)).toEqual([]);
});

test("when a day off is added during a booking, the booking is rejected or the office gets a warning", async () => {
  for (const [index, startsAt] of (await listTimes(site)).filter((_, at) => at % 30 === 0).entries()) {
    const day = getCalendarDay(startsAt, site.services.env.BUSINESS_TIMEZONE);
    const addDay = () => addSpecialDays(site.services, { from: day, to: day, hours: [], note: "", kinds: null });
    const works = [() => tryToBook(startsAt, index), addDay];
    const results = await Promise.all((index % 2 ? works.reverse() : works).map((work) => work()));
    const isBooked = results.includes("booked");
    expect(results).toContainEqual({ listed: [], booked: isBooked ? 1 : 0 });
  }
});

// SQLite has one writer at a time.
if (process.env.TEST_DATABASE === "postgres")
  test("adding a day off waits for a booking in progress", async () => {
    const { db } = site.services;
    const startsAt = await getTime(site);
    const day = getCalendarDay(startsAt, site.services.env.BUSINESS_TIMEZONE);
    const { id } = await book(site, { startsAt });
    await cancelMeeting(site.services, "Visitor", id, null);
    const lock = createSignal();
    const adding = lock.raised.then(() =>
      addSpecialDays(site.services, { from: day, to: day, hours: [], note: "", kinds: null }),
    );
    await db.transact(async (tx) => {
      await lockKind(site.services, tx, "audit");
      lock.raise();
      await tx.update(db.tables.bookings).set({ status: "booked" }).where(eq(db.tables.bookings.id, id));
      await expect.poll(() => countWaiting(db)).toBe(1);
    });
    expect(await adding).toEqual({ listed: [], booked: 1 });
  });

test("20 cancellations at once count as one", async () => {
  const booking = await book(site);
  const results = await Promise.all(twenty.map(() => cancelMeeting(site.services, "Visitor", booking.id, null)));
  expect([count(results, "cancelled"), count(results, "ended")]).toEqual([1, 19]);
  expect((await getBooking(site, booking.id)).sequence).toBe(1);
  expect((await listEvents(site, booking.id)).map(({ kind }) => kind)).toEqual(["booked", "cancelled"]);
});

test("a cancellation can be undone only until somebody books the time", async () => {
  const startsAt = await getTime(site);
  const first = await book(site, { startsAt });
  await cancelMeeting(site.services, "Ana", first.id, "We are closed.");
  const second = await book(site, { startsAt, email: "sam@studio.example" });
  expect(await restoreMeeting(site.services, "Ana", first.id)).toBe("taken");
  expect(await getBooking(site, first.id)).toMatchObject({ status: "cancelled", sequence: 1 });
  await cancelMeeting(site.services, "Visitor", second.id, null);
  const results = await Promise.all([first, second].map(({ id }) => restoreMeeting(site.services, "Ana", id)));
  expect([...results].sort()).toEqual(["restored", "taken"]);
});
