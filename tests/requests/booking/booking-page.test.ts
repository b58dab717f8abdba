import { beforeEach, describe, expect, test } from "vitest";
import { toSlot } from "#app/booking/model/booking-query";
import { removeBookings } from "#tests/support/booking/bookings";
import { book, findTime, guest, listTimes } from "#tests/support/booking/steps";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, listRows } from "#tests/support/database/rows";
import { attributeOf, countElements, linksOf, metaOf, readDocument, readPage, textOf } from "#tests/support/document";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
let visitor: Visitor;
let address: string;
beforeEach(async () => {
  await removeBookings(site);
  visitor = new Visitor(site);
  address = await book(visitor, await findTime(visitor, await findLaterDays()));
});

/** Today may have only one free time left. */
async function findLaterDays(): Promise<string> {
  const links = linksOf(await readPage(visitor, "/book-consultation?kind=strategy&tz=Asia/Kolkata"));
  return links.find(({ text }) => text === "Later days")?.to ?? "";
}

const reference = () => address.split(/[/?]/)[2] as string;

async function readBooking() {
  const [row] = await listRows(site, "bookings", { reference: reference() });
  if (!row) throw new Error("There is no such booking");
  return row;
}

const cancel = (from = visitor) => from.post(address, { change: "cancel" });
const listMoves = async () => listTimes(await readPage(visitor, `${address}&move=1`));

describe("the page of a booking", () => {
  test("names both time zones, and links to the calendar file and to moving the call", async () => {
    const response = await visitor.get(address);
    expect(response.headers.get("Referrer-Policy")).toBe("same-origin");
    expect(response.headers.get("Cache-Control")).toContain("no-store");
    const page = await readDocument(response);
    expect(textOf(page, "h1")).toMatch(/^We’ll call you \w+day\.$/);
    expect(textOf(page, ".booked-when")).toContain("India Standard Time That’s");
    expect(textOf(page, ".booked-when")).toContain("Eastern Time for us");
    expect(textOf(page, "main")).toContain(guest.email);
    expect(metaOf(page, "robots")).toBe("noindex");
    const file = linksOf(page).find(({ text }) => text === "Add to calendar");
    expect((await visitor.get(file?.to ?? "")).headers.get("Content-Type")).toContain("text/calendar");
  });

  test.each([
    ["without its key", () => address.split("?", 1)[0] as string],
    ["with another key", () => address.replace(/key=..../, "key=AAAA")],
    ["of an unknown booking", () => address.replace(/MTG-\w+/, "MTG-NOTTHERE")],
  ])("%s is not found, and accepts no form", async (_what, getAddress) => {
    const response = await visitor.get(getAddress());
    expect(response.status).toBe(404);
    expect(textOf(await readDocument(response), "main")).not.toContain(guest.email);
    expect((await visitor.post(getAddress(), { change: "cancel" })).status).toBe(404);
    expect((await readBooking()).status).toBe("booked");
  });

  test("has no link that changes anything", async () => {
    const before = await readBooking();
    const page = await readPage(visitor, address);
    for (const { to } of linksOf(page)) if (to.startsWith("/")) await (await visitor.get(to)).text();
    await visitor.get(`${address}&change=cancel`);
    const [time] = await listMoves();
    await visitor.get(`${time?.to}&change=move`);
    expect(await readBooking()).toEqual(before);
  });
});

describe("moving", () => {
  test("uses the same steps, and a button confirms the new time", async () => {
    const time = (await listMoves()).at(0);
    const page = await readPage(visitor, time?.to ?? "");
    expect(countElements(page, ".booking-kinds")).toBe(0);
    expect(textOf(page, "#who button")).toMatch(new RegExp(`^Move to \\w+day, ${time?.text}$`));
    const before = await readBooking();
    const moved = await visitor.post(attributeOf(page, "#who form", "action") ?? "", { change: "move" });
    expect([moved.status, moved.headers.get("Location")]).toEqual([303, address]);
    const after = await readBooking();
    expect(after.startsAt).not.toEqual(before.startsAt);
    expect(after.sequence).toBe(before.sequence + 1);
    expect(textOf(await readPage(visitor, address))).toContain("We moved your booking");
  });

  test("begins with the day of the meeting", async () => {
    const page = await readPage(visitor, `${address}&move=1`);
    const [, day] = textOf(page, ".booking-times h3").split(/, | \d left$/);
    expect(textOf(page, ".booked-when")).toContain(`${day}, `);
    expect(textOf(page, "#who")).toContain("Your booking stays where it is");
    expect(textOf(page, "#who h2")).toBe("Move your booking");
  });

  test("does not offer the time that the booking has, and a link to it says so", async () => {
    const slot = toSlot((await readBooking()).startsAt.getTime());
    const isOffered = ({ to }: { to: string }) => new URLSearchParams(to.split("?")[1]).get("slot") === slot;
    expect((await listMoves()).filter(isOffered)).toEqual([]);
    const page = await readPage(visitor, `${address}&slot=${slot}&move=1`);
    expect(textOf(page, "#who h2")).toBe("Your booking is already at this time");
    expect(textOf(page, "#who")).not.toContain("taken");
    expect(page.querySelectorAll(".booking-others a")).toHaveLength(3);
    expect(countElements(page, "#who form")).toBe(0);
  });

  test("to a time that is no longer open changes nothing and offers other times", async () => {
    const time = (await listMoves()).at(0);
    const slot = new URLSearchParams(time?.to.split("?")[1]).get("slot");
    await book(new Visitor(site), `/book-consultation?kind=strategy&slot=${slot}`);
    const before = await readBooking();
    const response = await visitor.post(time?.to ?? "", { change: "move" });
    expect(response.status).toBe(409);
    const page = await readDocument(response);
    expect(textOf(page, "[role=alert]")).toContain("is no longer open");
    expect(page.querySelectorAll(".booking-others a")).toHaveLength(3);
    expect(await readBooking()).toEqual(before);
  });

  test("to its current time changes nothing, says so, and sends nothing", async () => {
    const before = await readBooking();
    const emails = await listQueuedEmails(site);
    const slot = toSlot(before.startsAt.getTime());
    const answer = await visitor.post(`${address}&slot=${slot}&move=1`, { change: "move" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, address]);
    const text = textOf(await readPage(visitor, address));
    expect(text).toContain("Your booking is already at this time");
    expect(text).not.toContain("is moved");
    expect(await readBooking()).toEqual(before);
    expect(await listQueuedEmails(site)).toEqual(emails);
  });

  test("too often within an hour shows an error and an email address", async () => {
    const time = (await listMoves()).at(0);
    const { allows } = site.services.limiter;
    site.services.limiter.allows = async () => false;
    const response = await visitor.post(time?.to ?? "", { change: "move" }).finally(() => {
      site.services.limiter.allows = allows;
    });
    expect(response.status).toBe(429);
    const text = textOf(await readDocument(response), "[role=alert]");
    expect(text).toContain("your booking hasn’t changed");
    expect(text).toContain(
      "try again in a few minutes, or write to hello@palmetto.example and we’ll change it for you",
    );
  });
});

describe("canceling", () => {
  test("frees the time, says so, and does nothing when repeated", async () => {
    expect((await cancel()).status).toBe(303);
    expect(textOf(await readPage(visitor, address), "h1")).toBe("Canceled.");
    const cancelled = await readBooking();
    const again = await cancel();
    expect(again.status).toBe(409);
    expect(textOf(await readDocument(again), "[role=alert]")).toContain("was already canceled");
    expect(await readBooking()).toEqual(cancelled);
    expect(textOf(await readPage(visitor, `${address}&move=1`), "h1")).toBe("Canceled.");
  });

  test.each([
    [1, "This booking has already started."],
    [31, "This booking is over."],
  ])("is rejected %i minutes after the start", async (minutes, title) => {
    const startsAt = new Date(Date.now() - minutes * 60_000);
    await changeRows(
      site,
      "bookings",
      { reference: reference() },
      { startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) },
    );
    const page = await readPage(visitor, address);
    expect(textOf(page, "h1")).toBe(title);
    expect(countElements(page, "main form")).toBe(0);
    expect((await cancel()).status).toBe(409);
    expect((await readBooking()).status).toBe("booked");
  });
});

test("canceling in the dialog's frame shows the confirmation in the frame", async () => {
  const time = await findTime(visitor, "/book-consultation/frame");
  expect(time).toMatch(/^\/book-consultation\/frame\?/);
  const location = await book(visitor, time);
  expect(location).toMatch(/^\/book-consultation\/frame\?booked=MTG-/);
  const response = await visitor.get(location);
  expect(response.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  const page = await readDocument(response);
  expect(textOf(page, "h1")).toMatch(/^We’ll call you/);
  const own = linksOf(page).find(({ text }) => text === "Open your booking");
  expect(textOf(await readPage(visitor, own?.to ?? ""), "h1")).toMatch(/^We’ll call you/);
  expect(textOf(await readPage(visitor, location.replace(/key=.*/, "key=none")))).not.toContain(guest.email);
});
