import { beforeEach, describe, expect, test } from "vitest";
import type { Row } from "#drizzle/schema";
import { book, listTimes } from "#tests/support/booking/bookings";
import { changeRows, emptyTables, listRows } from "#tests/support/database/rows";
import { attributeOf, attributesOf, fieldError, readPage, textOf, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ BUSINESS_TIMEZONE: "America/New_York" });
const staff = setUpSignedInVisitor(site, "staff", "Sam Ortiz");

let booking: Row<"bookings">;
let path: string;
beforeEach(async () => {
  await emptyTables(site, "outbox", "bookings");
  booking = await book(site);
  path = `/admin/bookings/${booking.reference}`;
});

const post = (fields: Record<string, string>, to = path) => postInOffice(staff, to, fields);
const move = (fields: Record<string, string>) => post({ intent: "move_meeting", ...fields });

async function readBooking(): Promise<Row<"bookings">> {
  const [row] = await listRows(site, "bookings", { id: booking.id });
  if (!row) throw new Error("The booking is gone");
  return row;
}

async function listTopics(): Promise<string[]> {
  const rows = await listRows(site, "outbox", {}, "createdAt", "id");
  return rows.map(({ topic }) => topic);
}

const listHistory = async () => textsOf(await readPage(staff, path), ".ticket-section li > p");

async function beginMeeting(): Promise<void> {
  const startsAt = new Date(Date.now() - 60_000);
  await changeRows(site, "bookings", { id: booking.id }, { startsAt });
}

/** A time next July, which visitors cannot book yet. */
const inSummer = (time: string) => ({ date: `${new Date().getUTCFullYear() + 1}-07-04`, time });

describe("moving", () => {
  test("to a listed free time is stored, emailed to the visitor, and recorded in the history", async () => {
    const offered = attributesOf(await readPage(staff, path), "#to option", "value")
      .filter(Boolean)
      .map(Number);
    const free = (await listTimes(site)).filter((at) => at !== +booking.startsAt);
    expect(offered).toEqual(expect.arrayContaining(free.slice(0, 50)));
    const startsAt = free[4] ?? 0;
    const before = (await listTopics()).length;
    const moved = await move({ to: String(startsAt) });
    expect([moved.status, moved.title]).toEqual([303, "Booking Moved"]);
    const row = await readBooking();
    expect([+row.startsAt, row.sequence]).toEqual([startsAt, booking.sequence + 1]);
    expect((await listTopics()).length).toBeGreaterThan(before);
    const [latest] = await listHistory();
    expect(latest).toMatch(/^Moved from .+ to .+/);
    expect(textOf(moved.page, ".ticket-section li")).toContain("Sam Ortiz");
    expect((await move({ to: String(startsAt) })).title).toBe("Nothing Changed");
  });

  test("outside the hours requires the checkbox, and the form is returned as typed", async () => {
    const typed = inSummer("7:35 PM");
    const refused = await move(typed);
    expect(refused.status).toBe(409);
    expect(fieldError(refused.page, "outside")).toContain("Visitors can’t book this time.");
    expect(attributeOf(refused.page, "#date", "value")).toBe(typed.date);
    expect(attributeOf(refused.page, "#time", "value")).toBe("7:35 PM");
    expect(await readBooking()).toEqual(booking);
    const moved = await move({ ...typed, outside: "1" });
    expect(moved.title).toBe("Booking Moved");
    expect((await readBooking()).startsAt.toISOString()).toBe(`${typed.date}T23:35:00.000Z`);
  });

  test("to a typed free time does not require the checkbox", async () => {
    const startsAt = (await listTimes(site)).at(-1) ?? 0;
    const options = { timeZone: "America/New_York" };
    const date = new Intl.DateTimeFormat("en-CA", options).format(startsAt);
    const time = new Intl.DateTimeFormat("en-US", { ...options, hour: "numeric", minute: "2-digit" }).format(startsAt);
    expect((await move({ date, time })).title).toBe("Booking Moved");
    expect(+(await readBooking()).startsAt).toBe(startsAt);
  });

  test("never overlaps another meeting", async () => {
    const other = await book(site, { name: "Other", email: "other@mail.example" });
    const chosen = await move({ to: String(+other.startsAt) });
    expect(chosen.status).toBe(409);
    expect(fieldError(chosen.page, "to")).toBe("This time was just taken. Choose another.");
    const elsewhere = { intent: "move_meeting", ...inSummer("1 PM"), outside: "1" };
    expect((await post(elsewhere, `/admin/bookings/${other.reference}`)).title).toBe("Booking Moved");
    const onto = await move({ ...inSummer("1:05 PM"), outside: "1" });
    expect(onto.status).toBe(409);
    expect(fieldError(onto.page, "time")).toContain("This time overlaps another booking");
    expect(await readBooking()).toEqual(booking);
  });

  test.each([
    [{}, "to", "Choose an open time"],
    [{ to: "soon" }, "to", "Choose an open time"],
    [{ date: "2026-02-30", time: "2 PM" }, "date", "Choose the day"],
    [{ time: "2 PM" }, "date", "Choose the day"],
    [{ date: "2030-02-28" }, "time", "Enter a time"],
    [{ date: "2030-02-28", time: "25:00" }, "time", "Enter a time"],
    [{ date: "2030-02-28", time: "2:02 PM" }, "time", "steps of 5 minutes"],
    [{ date: "2027-03-14", time: "2:30 AM" }, "time", "Clocks skip this time"],
    [{ date: "2020-02-28", time: "2 PM" }, "date", "That time has passed"],
    [{ date: "2999-02-28", time: "2 PM", outside: "1" }, "date", "within the next two years"],
    [{ date: "9".repeat(100_000), time: "\ud800" }, "date", "Choose the day"],
  ])("%j is refused with a message", async (fields, name, message) => {
    const refused = await move(fields as Record<string, string>);
    expect(refused.status).toBe(400);
    expect(fieldError(refused.page, name)).toContain(message);
    expect(await readBooking()).toEqual(booking);
  });
});

describe("canceling", () => {
  test("sends a message to the visitor and can be undone while the time is free", async () => {
    const cancelled = await post({ intent: "cancel_meeting", message: "We are <b>away</b>.\nSorry!" });
    expect(cancelled.title).toBe("Booking Canceled");
    expect((await readBooking()).status).toBe("cancelled");
    expect(await listTimes(site)).toContain(+booking.startsAt);
    expect(textOf(cancelled.page, ".ticket-section li")).toContain("We are <b>away</b>. Sorry!");
    expect(attributeOf(cancelled.page, ".toast-action", "action")).toBe(path);
    const intent = attributeOf(cancelled.page, ".toast-action input", "value") ?? "";
    expect(intent).toBe("restore_meeting");
    const restored = await post({ intent });
    expect(restored.title).toBe("Booked Again");
    expect((await readBooking()).status).toBe("booked");
    expect(await listTimes(site)).not.toContain(+booking.startsAt);
    expect(await listHistory()).toEqual(["Booked again", "Canceled We are <b>away</b>. Sorry!", "Booked"]);
    expect((await post({ intent })).title).toBe("Not Changed");
  });

  test("cannot be undone if somebody else has the time", async () => {
    await post({ intent: "cancel_meeting" });
    await book(site, { startsAt: +booking.startsAt, email: "other@mail.example" });
    expect((await post({ intent: "restore_meeting" })).title).toBe("Not Restored");
    expect((await readBooking()).status).toBe("cancelled");
  });

  test("happens only once", async () => {
    await post({ intent: "cancel_meeting", message: "First" });
    const topics = await listTopics();
    expect((await post({ intent: "cancel_meeting", message: "Second" })).title).toBe("Not Changed");
    expect(await listTopics()).toEqual(topics);
    expect(await listHistory()).toEqual(["Canceled First", "Booked"]);
  });

  test("returns a message that is too long as typed", async () => {
    const message = "x".repeat(2001);
    const refused = await post({ intent: "cancel_meeting", message });
    expect(refused.status).toBe(400);
    expect(fieldError(refused.page, "message")).toBe("Keep the message to 2,000 characters.");
    expect(textOf(refused.page, "#message")).toBe(message);
    expect((await readBooking()).status).toBe("booked");
  });
});

describe("a meeting that has started", () => {
  test("can be marked as a no-show, which can be undone", async () => {
    expect((await post({ intent: "no_show" })).title).toBe("Nothing Changed");
    await beginMeeting();
    const topics = await listTopics();
    const marked = await post({ intent: "no_show" });
    expect(marked.title).toBe("Marked as a No-Show");
    expect((await readBooking()).status).toBe("no_show");
    expect(attributeOf(marked.page, ".toast-action input", "value")).toBe("undo_no_show");
    expect((await post({ intent: "undo_no_show" })).title).toBe("No Longer a No-Show");
    expect((await readBooking()).status).toBe("booked");
    expect(await listHistory()).toEqual(["No longer a no-show", "Marked as a no-show", "Booked"]);
    expect(await listTopics()).toEqual(topics);
  });

  test("can be neither moved nor canceled", async () => {
    const free = String((await listTimes(site)).at(-1));
    await beginMeeting();
    const page = await readPage(staff, path);
    expect(textsOf(page, ".ticket button")).toEqual(["Mark as a no-show", "Delete the booking"]);
    for (const intent of ["move_meeting", "cancel_meeting"])
      expect((await post({ intent, to: free })).title).toBe("Not Changed");
    expect((await readBooking()).status).toBe("booked");
  });
});

test("an unknown action changes nothing", async () => {
  expect((await post({ intent: "explode" })).description).toBe("We couldn’t change the booking. Try again.");
  expect(await readBooking()).toEqual(booking);
});
