import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { cancelMeeting, restoreMeeting } from "#app/booking/place/cancel-meeting.server";
import { markNoShow } from "#app/booking/place/mark-no-show.server";
import { moveMeeting } from "#app/booking/place/move-meeting.server";
import { listMessages } from "#app/outbox/list-messages.server";
import { book, DAY, getBooking, getTime, listEvents, listTimes } from "#tests/support/booking/bookings";
import { parseCalendar } from "#tests/support/booking/calendar";
import { listRows } from "#tests/support/database/rows";
import { startSmtp } from "#tests/support/outbox/smtp";
import { type Site, startSite } from "#tests/support/site";

const HOUR = 3_600_000;

let site: Site;
let smtp: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.close());
beforeEach(async () => {
  smtp.received.length = 0;
  site = await startSite({ SMTP_URL: smtp.url });
});
afterEach(() => site.stop());

async function listSent(): Promise<{ to: string; subject: string; text: string; calendar: string | undefined }[]> {
  await site.services.worker.runDue();
  const sent = smtp.received.splice(0).map(({ to, email }) => ({
    to: to.join(),
    subject: email.subject ?? "",
    text: email.text ?? "",
    calendar: email.attachments.find(({ mimeType }) => mimeType === "text/calendar")?.content,
  }));
  return sent
    .map(({ calendar, ...email }) => ({
      ...email,
      calendar: calendar && new TextDecoder().decode(calendar as ArrayBuffer),
    }))
    .sort((a, b) => (a.to < b.to ? -1 : 1));
}

/** Makes the reminders due now. */
async function makeRemindersDue(): Promise<number> {
  const { db } = site.services;
  const { outbox } = db.tables;
  const rows = await db.transact((tx) =>
    tx.update(outbox).set({ runAt: new Date() }).where(eq(outbox.topic, "booking-reminder")).returning(),
  );
  return rows.length;
}

test("a booking is confirmed with a calendar file that names both time zones, and the team gets an email", async () => {
  const booking = await book(site);
  const [visitor, team] = await listSent();
  expect(visitor).toMatchObject({
    to: "dana@studio.example",
    subject: expect.stringMatching(/^Booked: Free AI audit, /),
  });
  expect(visitor?.text).toMatch(/^When +.* India Standard Time$/m);
  expect(visitor?.text).toMatch(/^Our time +.* Eastern Time$/m);
  expect(visitor?.text).toContain(`${site.origin}/bookings/${booking.reference}?key=`);
  expect(visitor?.text).not.toContain("weekends");
  expect(team).toMatchObject({ to: "hello@palmetto.example", calendar: undefined });
  for (const words of ["dana@studio.example", "Phone: 407-555-0134", "We lose orders on weekends.", booking.reference])
    expect(team?.text).toContain(words);

  const { method, event } = parseCalendar(visitor?.calendar);
  expect(method).toBe("REQUEST");
  expect(event).toMatchObject({
    uid: `${booking.reference}@palmetto.example`,
    sequence: 0,
    status: "CONFIRMED",
    start: booking.startsAt,
    end: booking.endsAt,
    organizer: { val: "mailto:hello@palmetto.example" },
    attendee: { val: expect.stringMatching(/^mailto:dana@studio.example$/i) },
  });
  expect(event.description).toContain("(Asia/Kolkata)");
  expect(event.description).toContain("(America/New York)");
  expect(visitor?.calendar).toMatch(/^DTSTART:\d{8}T\d{6}Z\r?$/m);
});

test("an email to a visitor in the business's time zone shows one time", async () => {
  await book(site, { timeZone: "America/New_York" });
  const [visitor] = await listSent();
  expect(visitor?.text).toContain("Eastern Time");
  expect(visitor?.text).not.toContain("Our time");
});

test("the calendar entry follows moves and the cancellation", async () => {
  const [first = 0, second = 0] = await listTimes(site);
  const booking = await book(site, { startsAt: first });
  await listSent();
  await moveMeeting(site.services, "Visitor", booking.id, second);
  const [moved, told] = await listSent();
  expect(moved?.subject).toMatch(/^Moved: /);
  expect(told?.subject).toMatch(/^Booking moved: Dana Whitfield, /);
  const update = parseCalendar(moved?.calendar);
  expect(update).toMatchObject({ method: "REQUEST", event: { sequence: 1, start: new Date(second) } });

  await cancelMeeting(site.services, "Ana", booking.id, "Our building has no power.");
  const sent = await listSent();
  expect(sent.map(({ to }) => to)).toEqual(["dana@studio.example"]);
  expect(sent[0]?.text).toContain("Our building has no power.");
  const cancelled = parseCalendar(sent[0]?.calendar);
  expect(cancelled).toMatchObject({ method: "CANCEL", event: { sequence: 2, status: "CANCELLED" } });
  expect(cancelled.event.uid).toBe(update.event.uid);

  await restoreMeeting(site.services, "Ana", booking.id);
  const [again, ...others] = await listSent();
  expect(others).toEqual([]);
  expect(parseCalendar(again?.calendar)).toMatchObject({
    method: "REQUEST",
    event: { sequence: 3, status: "CONFIRMED" },
  });
});

test("the team gets an email about a visitor's cancellation", async () => {
  const booking = await book(site);
  await listSent();
  await cancelMeeting(site.services, "Visitor", booking.id, null);
  const sent = await listSent();
  expect(sent.map(({ subject }) => subject.split(":")[0])).toEqual(["Canceled", "Booking canceled"]);
});

test("reminders are sent at their time, and each is sent once", async () => {
  const startsAt = await getTime(site, -1);
  await book(site, { startsAt });
  await listSent();
  const rows = await listRows(site, "outbox", { topic: "booking-reminder" });
  const due = rows.map(({ runAt }) => startsAt - runAt.getTime()).sort((a, b) => a - b);
  expect(due).toEqual([HOUR, 24 * HOUR]);
  await makeRemindersDue();
  const sent = await listSent();
  expect(sent.map(({ subject }) => subject.split(",")[0])).toEqual(Array(2).fill("Reminder: Free AI audit"));
  for (const { text } of sent) expect(text).toMatch(/^Your booking is coming up, Dana\.$/m);
  expect(await listSent()).toEqual([]);
});

test("reminders of the previous time and of a canceled booking are not sent", async () => {
  const [first = 0, second = 0] = (await listTimes(site)).slice(-2);
  const moved = await book(site, { startsAt: first });
  await moveMeeting(site.services, "Visitor", moved.id, second);
  const cancelled = await book(site, { startsAt: first, email: "sam@studio.example" });
  await cancelMeeting(site.services, "Visitor", cancelled.id, null);
  await listSent();
  expect(await makeRemindersDue()).toBe(6);
  const sent = await listSent();
  expect(sent.map(({ to }) => to)).toEqual(["dana@studio.example", "dana@studio.example"]);
});

test("a reminder whose time has passed is not queued", async () => {
  const startsAt = await getTime(site, 0);
  await book(site, { startsAt }, startsAt - 5 * HOUR);
  const rows = await listRows(site, "outbox", { topic: "booking-reminder" });
  expect(rows.map(({ runAt }) => startsAt - runAt.getTime())).toEqual([HOUR]);
});

test("a meeting that has started cannot be moved or canceled, but can be marked as a no-show and unmarked", async () => {
  const startsAt = await getTime(site);
  const booking = await book(site, { startsAt });
  const { services } = site;
  expect(await markNoShow(services, "Ana", booking.id, false)).toBe(false);
  const later = startsAt + HOUR;
  expect(await cancelMeeting(services, "Ana", booking.id, null, later)).toBe("ended");
  const target = startsAt + 7 * DAY;
  expect(await moveMeeting(services, "Ana", booking.id, target, { asOffice: true, now: later })).toBe("ended");
  expect(await markNoShow(services, "Ana", booking.id, false, later)).toBe(true);
  expect(await markNoShow(services, "Ana", booking.id, false, later)).toBe(false);
  expect((await getBooking(site, booking.id)).status).toBe("no_show");
  expect(await markNoShow(services, "Ana", booking.id, true, later)).toBe(true);
  const events = await listEvents(site, booking.id);
  expect(events.map(({ kind, actor }) => [kind, actor]).sort()).toEqual([
    ["booked", "Visitor"],
    ["no_show", "Ana"],
    ["restored", "Ana"],
  ]);
});

test("the outbox shows queued reminders of a moved or canceled call as not needed", async () => {
  const kept = await book(site, { startsAt: await getTime(site, -1), email: "kept@studio.example" });
  const booking = await book(site, { startsAt: await getTime(site, -2) });
  await moveMeeting(site.services, "Visitor", booking.id, await getTime(site, -3));
  const listStates = async (reference: string) => {
    const { messages } = await listMessages(site.services, { q: reference, state: null, page: 1 });
    const reminders = messages.filter(({ name }) => name === "Booking reminder");
    return reminders.map(({ stateLabel, when }) => (when === "Never" ? `${stateLabel}, never` : stateLabel)).sort();
  };
  const { messages } = await listMessages(site.services, { q: kept.reference, state: null, page: 1 });
  expect(messages.map(({ detail }) => detail).join()).toMatch(/(?=.*1.day before)(?=.*1.hour before)/);
  const [moved, unmoved] = [booking, kept].map(({ reference }) => reference);
  expect(await listStates(moved ?? "")).toEqual(["Not needed, never", "Not needed, never", "Waiting", "Waiting"]);
  await cancelMeeting(site.services, "Ana", booking.id, null);
  expect(await listStates(moved ?? "")).toEqual(Array(4).fill("Not needed, never"));
  expect(await listStates(unmoved ?? "")).toEqual(["Waiting", "Waiting"]);
  await makeRemindersDue();
  const subjects = (await listSent()).map(({ subject, to }) => (subject.startsWith("Reminder") ? to : ""));
  expect(subjects).not.toContain("dana@studio.example");
});
