import { beforeEach, describe, expect, test } from "vitest";
import { toSlot } from "#app/booking/model/booking-query";
import { bookMeeting } from "#app/booking/place/book-meeting.server";
import { cancelMeeting } from "#app/booking/place/cancel-meeting.server";
import { createBookingKey } from "#app/booking/state/access.server";
import * as stored from "#tests/support/booking/bookings";
import { findTime, guest, listValues } from "#tests/support/booking/steps";
import { Visitor } from "#tests/support/browser/visitor";
import { withBlockedWrites } from "#tests/support/database/block-database";
import { readDocument, textOf, textsOf } from "#tests/support/document";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ BOOKINGS_PER_HOUR: "1", TRUSTED_PROXIES: "1" });

beforeEach(() => stored.removeBookings(site));

let network = 0;
/** A browser from a network that has booked nothing. */
function createVisitor() {
  const visitor = new Visitor(site);
  const headers = { "X-Forwarded-For": `10.5.0.${++network}` };
  return Object.assign(visitor, {
    book: (address: string, changes = {}) => visitor.post(address, { ...guest, ...changes }, headers),
  });
}

describe("one email address has at most three upcoming calls", () => {
  const bookThree = async () => {
    const times = await stored.listTimes(site);
    const bookings = [];
    for (const startsAt of times.filter((_, index) => index % 5 === 0).slice(0, 3))
      bookings.push(await stored.book(site, { startsAt, email: guest.email }));
    return bookings;
  };

  test("a fourth call is rejected, and the form keeps what was typed", async () => {
    await bookThree();
    const visitor = createVisitor();
    const response = await visitor.book(await findTime(visitor), { email: guest.email.toUpperCase() });
    expect(response.status).toBe(409);
    const page = await readDocument(response);
    expect(textOf(page, "[role=alert]")).toContain("Your time isn’t booked yet");
    expect(textsOf(page, "[role=alert] li")).toEqual([
      "You already have three bookings coming up. The links in your confirmation emails let you move or cancel one.",
    ]);
    expect(textOf(page, "main")).not.toContain("MTG-");
    expect(listValues(page)).toEqual([guest.name, guest.email.toUpperCase(), guest.phone, guest.note]);
    expect(await stored.listBookings(site)).toHaveLength(3);
  });

  test("canceled and started calls do not count, and neither do other addresses", async () => {
    const [first] = await bookThree();
    const visitor = createVisitor();
    const address = await findTime(visitor);
    expect((await visitor.book(address, { email: `x${guest.email}` })).status).toBe(303);
    await cancelMeeting(site.services, "Visitor", first?.id ?? "", null);
    const startsAt = await stored.getTime(site, -1);
    const request = { ...stored.visitor, startsAt, email: guest.email };
    expect(await bookMeeting(site.services, request)).toHaveProperty("booked");
    expect(await bookMeeting(site.services, { ...request, startsAt: await stored.getTime(site, -1) })).toEqual({
      tooMany: true,
    });
    const later = Date.now() + 60 * stored.DAY;
    const [next = 0] = await stored.listTimes(site, "audit", later);
    expect(await bookMeeting(site.services, { ...request, startsAt: next }, later)).toHaveProperty("booked");
  });

  test("the limit holds when calls of each kind are booked at once", async () => {
    const times = await stored.listTimes(site, "strategy");
    const kinds = ["audit", "strategy", "project"];
    const results = await Promise.all(
      times
        .filter((_, index) => index % 4 === 0)
        .slice(0, 12)
        .map((startsAt, index) =>
          bookMeeting(site.services, {
            ...stored.visitor,
            startsAt,
            kind: kinds[index % 3] as string,
            email: index % 2 ? "ÄNNE@studio.example" : "änne@Studio.example",
          }),
        ),
    );
    expect(results.filter((result) => "booked" in result)).toHaveLength(3);
    expect(results.filter((result) => "tooMany" in result)).toHaveLength(9);
  });
});

test("only bookings count toward the limit of a network", async () => {
  const visitor = createVisitor();
  const [address, taken] = [await findTime(visitor), "/book-consultation?slot=2020-01-01T15:00Z"];
  for (let attempt = 1; attempt <= 3; attempt++) {
    expect((await visitor.book(taken)).status).toBe(409);
    expect((await visitor.book(address, { name: "" })).status).toBe(400);
  }
  const booked = await visitor.book(address);
  expect(booked.status).toBe(303);
  const refused = await visitor.book(await findTime(visitor));
  expect(refused.status).toBe(429);
  expect(textOf(await readDocument(refused), "[role=alert] li")).toBe(
    "We got a lot of bookings from your network in the past hour, so this one isn’t booked yet. " +
      "Please send it again in a few minutes, or write to hello@palmetto.example and we’ll book it for you.",
  );
});

test("a network can cancel as many calls in an hour as it can book", async () => {
  const [first, second] = [
    await stored.book(site),
    await stored.book(site, { startsAt: await stored.getTime(site, -1) }),
  ];
  const visitor = new Visitor(site);
  const headers = { "X-Forwarded-For": `10.5.0.${++network}` };
  const cancel = ({ reference }: { reference: string }) => {
    const address = `/bookings/${reference}?key=${createBookingKey(site.services, reference)}`;
    return visitor.post(address, { change: "cancel" }, headers);
  };
  expect((await cancel(first)).status).toBe(303);
  const refused = await cancel(second);
  expect(refused.status).toBe(429);
  expect(textOf(await readDocument(refused), "[role=alert]")).toContain("so your booking hasn’t changed");
  expect((await stored.getBooking(site, second.id)).status).toBe("booked");
});

test("a change that the database cannot store shows an error, and can be tried again", async () => {
  const booking = await stored.book(site);
  const time = new URLSearchParams({ slot: toSlot(await stored.getTime(site, -1)) });
  const key = createBookingKey(site.services, booking.reference);
  const visitor = new Visitor(site);
  const post = (change: string, query = "") =>
    visitor.post(
      `/bookings/${booking.reference}?key=${key}${query}`,
      { change },
      { "X-Forwarded-For": `10.5.0.${++network}` },
    );
  for (const send of [() => post("cancel"), () => post("move", `&move=1&${time}`)]) {
    const failed = await withBlockedWrites(site.services.db, "bookings", send);
    expect(failed.status).toBe(503);
    expect(textOf(await readDocument(failed), "[role=alert]")).toContain("Please try again in a minute.");
  }
  expect((await post("cancel")).status).toBe(303);
});
