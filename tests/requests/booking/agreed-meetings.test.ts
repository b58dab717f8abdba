import { beforeEach, describe, expect, test } from "vitest";
import { moveMeeting } from "#app/booking/place/move-meeting.server";
import { createBookingKey } from "#app/booking/state/access.server";
import { paths } from "#app/paths";
import { book, getBooking, getTime, listTimes } from "#tests/support/booking/bookings";
import { listEntries, parseCalendar } from "#tests/support/booking/calendar";
import { resetKinds, saveKind, workshop } from "#tests/support/booking/kinds";
import { book as bookOnPage, findTime } from "#tests/support/booking/steps";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, emptyTables } from "#tests/support/database/rows";
import { attributesOf, countElements, fieldError, readDocument, readPage, textOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const KEY = "feed-key_0123456789012345678901234567890";
const site = setUpSite({ BOOKING_FEED_KEY: KEY });
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");
const visitor = new Visitor(site);
beforeEach(async () => {
  await resetKinds(site);
  await emptyTables(site, "outbox");
  await changeRows(site, "meetingKinds", { id: "audit" }, { minutes: 15 });
});

async function readCalendarFile(ticket: string) {
  const page = await readPage(visitor, ticket);
  const file = attributesOf(page, "a", "href").find((href) => href.includes(".ics")) ?? "";
  return parseCalendar(await (await visitor.get(file)).text()).event;
}
const readFeed = async () => listEntries(await (await visitor.get(`${paths.bookingFeed}?key=${KEY}`)).text());
const readWords = async (key: string) =>
  (await listQueuedEmails(site, key)).map(({ text }) => text.replace(/\s+/g, " ")).join(" ");

describe("how a call happens", () => {
  test("in person: the address is on the page, in the emails, the calendar file and the feed; no phone is needed", async () => {
    await saveKind(admin, "audit", { way: "address", address: workshop.address });
    expect(textOf(await readPage(visitor, paths.bookConsultation), "main dl")).toContain(
      `How In person, at ${workshop.address}`,
    );
    const ticket = await bookOnPage(visitor, await findTime(visitor), { phone: "" });
    expect(textOf(await readPage(visitor, ticket), ".booked")).toContain(`In person, at ${workshop.address}`);
    expect(await readCalendarFile(ticket)).toMatchObject({ location: workshop.address });
    expect((await readFeed()).map(({ location }) => location)).toEqual([workshop.address]);
    for (const key of ["booking-confirmed", "booking-reminder", "booking-team"])
      expect(await readWords(key), key).toContain(workshop.address);
  });

  test("by video: each booking gets a link of its own, and only those who booked see it", async () => {
    await saveKind(admin, "audit", { way: "video", link: "https://meet.example/cedar-{booking}" });
    const time = await findTime(visitor);
    for (const path of [paths.bookConsultation, time, paths.contact, paths.bookingFrame])
      expect(await (await visitor.get(path)).text(), path).not.toContain("meet.example");
    expect(textOf(await readPage(visitor, time), "main dl")).toContain("How By video. You’ll get the link by email.");
    const ticket = await bookOnPage(visitor, time, { phone: "" });
    const reference = /MTG-\w{8}/.exec(ticket)?.[0];
    const link = `https://meet.example/cedar-${reference}`;
    expect(textOf(await readPage(visitor, ticket), ".booked")).toContain(`By video: ${link}`);
    expect(await readCalendarFile(ticket)).toMatchObject({ location: link, url: { val: link } });
    expect(await readFeed()).toMatchObject([{ location: link, url: { val: link } }]);
    for (const key of ["booking-confirmed", "booking-reminder", "booking-team"])
      expect(await readWords(key), key).toContain(link);
    expect(textOf(await readPage(admin, paths.adminBooking(reference ?? "")), "dl")).toContain(link);
  });

  test("by video with one link for all: every booking gets it", async () => {
    await saveKind(admin, "audit", { way: "video", link: "https://meet.example/cedar" });
    const [first, second] = [await book(site, { startsAt: await getTime(site, 0) }), await book(site)];
    for (const { place } of [first, second])
      expect(place).toEqual({ type: "video", url: "https://meet.example/cedar" });
  });

  test("by phone instead of in person: who has the form open is asked for the number, and nothing is lost", async () => {
    await saveKind(admin, "audit", { way: "address", address: workshop.address });
    const time = await findTime(visitor);
    await saveKind(admin, "audit", { way: "phone" });
    const refused = await visitor.post(time, { name: "Lee Park", email: "lee@studio.example", phone: "", note: "Hi" });
    expect(refused.status).toBe(400);
    const page = await readDocument(refused);
    expect(fieldError(page, "phone")).toBe("Please enter your phone number with the area code.");
    expect(attributesOf(page, ".booking-fields input", "value")).toEqual(["Lee Park", "lee@studio.example", ""]);
  });
});

test("a booking keeps its name, length and way to meet after the kind has changed, also when it is moved", async () => {
  await saveKind(admin, "audit", { way: "address", address: workshop.address });
  // Not at 11:30, because its own time is not among those that it can be moved to.
  const format = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "America/New_York" });
  const startsAt = (await listTimes(site)).find((time) => format.format(time) === "9:00 AM");
  const booking = await book(site, { startsAt });
  await saveKind(admin, "audit", { name: "Hour of advice", way: "video", link: "https://meet.example/new" });
  await changeRows(site, "meetingKinds", { id: "audit" }, { minutes: 60 });
  await saveKind(admin, "audit", { offered: "" });

  const ticket = `${paths.booking(booking.reference)}?key=${createBookingKey(site.services, booking.reference)}`;
  const times = textOf(await readPage(visitor, `${ticket}&move=1&tz=America/New_York`), ".booking-times");
  // At noon the hours end, so an hour would have to start at 11.
  expect(times).toContain("11:30 AM");
  const target = (await listTimes(site, "project")).at(-1) ?? 0;
  expect(await moveMeeting(site.services, "Visitor", booking.id, target)).toBe("moved");
  const moved = await getBooking(site, booking.id);
  expect(+moved.endsAt - +moved.startsAt).toBe(15 * 60_000);

  const shown = [
    textOf(await readPage(visitor, ticket), ".booked"),
    textOf(await readPage(admin, paths.adminBooking(booking.reference)), ".ticket"),
    await readWords("booking-moved"),
  ];
  for (const text of shown) {
    expect(text).toContain("Free AI audit");
    expect(text).toContain(workshop.address);
    expect(text).not.toMatch(/Hour of advice|meet\.example|60 min/);
  }
  expect(textOf(await readPage(admin, paths.adminBookings), "tbody")).toContain("Free AI audit");
  const week = `${paths.adminBookings}?week=${moved.startsAt.toISOString().slice(0, 10)}`;
  expect(textOf(await readPage(admin, week), "ol")).toContain("Free AI audit");
  const summary = expect.stringContaining("Free AI audit");
  expect(await readCalendarFile(ticket)).toMatchObject({ summary, location: workshop.address });
  expect(await readFeed()).toMatchObject([{ summary, location: workshop.address }]);
});

test("a booking of an earlier version has the name and the way to meet of that time", async () => {
  const booking = await book(site, { kind: "strategy" });
  await changeRows(site, "bookings", { id: booking.id }, { kindName: null, place: null });
  await saveKind(admin, "strategy", { name: "Planning", way: "address", address: workshop.address });
  const page = await readPage(admin, paths.adminBooking(booking.reference));
  expect(textOf(page, ".ticket header")).toContain("Strategy call");
  expect(textOf(page, ".ticket")).toContain("Call 407-555-0134");
});

test("HTML in every text is shown as text", async () => {
  const html = '"><script>alert(1)</script>';
  await saveKind(admin, "audit", { name: `N${html}`, description: `D${html}`, way: "address", address: `A${html}` });
  const page = await readPage(visitor, paths.bookConsultation);
  for (const text of [`N${html}`, `D${html}`, `A${html}`]) expect(textOf(page, "main")).toContain(text);
  const ticket = await bookOnPage(visitor, await findTime(visitor));
  const reference = /MTG-\w{8}/.exec(ticket)?.[0] ?? "";
  const pages = [
    page,
    await readPage(visitor, ticket),
    await readPage(admin, paths.adminBooking(reference)),
    await readPage(admin, paths.adminBookings),
    await readPage(admin, paths.adminAvailability),
    await readPage(admin, paths.adminSettingRecord("meetings", "audit")),
  ];
  for (const shown of pages) expect(countElements(shown, "main script")).toBe(0);
  for (const { html: body, calendar } of await listQueuedEmails(site, "booking-")) {
    expect(body).not.toContain("<script>");
    if (calendar) expect(parseCalendar(calendar.content).event.location).toBe(`A${html}`);
  }
});
