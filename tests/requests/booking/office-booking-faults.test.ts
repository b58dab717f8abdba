import { beforeAll, expect, test } from "vitest";
import { cancelMeeting } from "#app/booking/place/cancel-meeting.server";
import type { Row } from "#drizzle/schema";
import { book, getTime } from "#tests/support/booking/bookings";
import { withBlockedWrites } from "#tests/support/database/block-database";
import { changeRows } from "#tests/support/database/rows";
import { fieldValues } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");

let booked: Row<"bookings">;
let canceled: Row<"bookings">;
let past: Row<"bookings">;
let free: string;
beforeAll(async () => {
  past = await book(site, { email: "past@studio.example" });
  await changeRows(site, "bookings", { id: past.id }, { startsAt: new Date(Date.now() - 60_000) });
  canceled = await book(site, { startsAt: await getTime(site, 3) });
  await cancelMeeting(site.services, "Rosa", canceled.id, null);
  booked = await book(site, { startsAt: await getTime(site, 5) });
  free = String(await getTime(site, 9));
});

async function readAll() {
  const { read, tables } = site.services.db;
  const { bookings, bookingEvents, busyTimes, meetingKinds, weeklyHours, specialDays, outbox } = tables;
  const all = [bookings, bookingEvents, busyTimes, meetingKinds, weeklyHours, specialDays];
  const rows = await Promise.all(all.map((table) => read.select().from(table as typeof bookings)));
  // The worker changes the messages meanwhile.
  return JSON.stringify([rows, await read.select({ key: outbox.dedupeKey }).from(outbox).orderBy(outbox.dedupeKey)]);
}

type Fields = Record<string, string>;
const meeting = (getBooking: () => Row<"bookings">) => () => `/admin/bookings/${getBooking().reference}`;
const availability = () => "/admin/availability?kind=strategy";
const meetingFailed = "We couldn’t change the booking. Try again.";
const hoursFailed = "We couldn’t save the hours. Try again.";

/** Each action of the office, the table whose writes fail, the form without the typed values, and the typed values. */
const actions: [what: string, table: string, path: () => string, fields: () => Fields, typed: Fields, text: string][] =
  [
    [
      "a move to a free time",
      "booking_events",
      meeting(() => booked),
      () => ({ intent: "move_meeting", to: free }),
      {},
      meetingFailed,
    ],
    [
      "a move to a typed time",
      "booking_events",
      meeting(() => booked),
      () => ({ intent: "move_meeting", outside: "1" }),
      { date: `${new Date().getUTCFullYear() + 1}-07-04`, time: "2:45 PM" },
      meetingFailed,
    ],
    [
      "a cancellation",
      "booking_events",
      meeting(() => booked),
      () => ({ intent: "cancel_meeting" }),
      { message: "Keep every word." },
      meetingFailed,
    ],
    [
      "a restored booking",
      "booking_events",
      meeting(() => canceled),
      () => ({ intent: "restore_meeting" }),
      {},
      meetingFailed,
    ],
    ["a no-show", "booking_events", meeting(() => past), () => ({ intent: "no_show" }), {}, meetingFailed],
    [
      "hours and rules",
      "weekly_hours",
      availability,
      () => ({ intent: "save_rules", kind: "strategy", version: "1" }),
      {
        hours_1: "10:30 AM – 2:45 PM",
        minutes: "25",
        step: "25",
        buffer_before: "5",
        buffer_after: "10",
        notice: "3",
        horizon: "20",
        daily_limit: "4",
        weekly_limit: "12",
      },
      hoursFailed,
    ],
    [
      "a day off",
      "special_days",
      availability,
      () => ({ intent: "add_days", all_kinds: "on" }),
      {
        day: `${new Date().getUTCFullYear() + 1}-07-06`,
        last_day: `${new Date().getUTCFullYear() + 1}-07-08`,
        special_hours: "10 AM – 2 PM",
        day_note: "Keep every word.",
      },
      hoursFailed,
    ],
  ];

test.each(actions)(
  "if the database fails during %s, a toast shows it, what was typed stays, and nothing changes",
  async (_what, table, getPath, getFields, typed, text) => {
    const before = await readAll();
    const send = () => postInOffice(admin, getPath(), { ...getFields(), ...typed });
    const failed = await withBlockedWrites(site.services.db, table, send);
    expect(failed).toMatchObject({ status: 503, title: "Error", description: text });
    for (const [name, value] of Object.entries(typed)) expect(fieldValues(failed.page, name), name).toEqual([value]);
    expect(await readAll()).toBe(before);
    // The same form is accepted once the database answers again.
    const sent = await send();
    expect([sent.status, sent.title]).toEqual([303, expect.not.stringContaining("Error")]);
  },
);
