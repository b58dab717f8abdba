import { beforeEach, describe, expect, test } from "vitest";
import { createBookingKey } from "#app/booking/state/access.server";
import { paths } from "#app/paths";
import { book, listBookings, removeBookings } from "#tests/support/booking/bookings";
import { findTime, guest, listValues } from "#tests/support/booking/steps";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows } from "#tests/support/database/rows";
import { fieldError, readDocument, readPage, textOf } from "#tests/support/document";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const visitor = new Visitor(site);
beforeEach(() => removeBookings(site));

test("the booking page says how the call happens and asks for a phone number", async () => {
  const start = await readPage(visitor, paths.bookConsultation);
  expect(textOf(start, "main dl")).toContain("How By phone. We’ll call you.");
  expect(textOf(start, ".booking-kinds")).toContain("15 minutes, free by phone");
  const form = await readPage(visitor, await findTime(visitor));
  expect(textOf(form, "#who-title")).toBe("Who should we call?");
});

test("the strategy call on the contact page and the dialog with a chosen time say how the call happens", async () => {
  expect(textOf(await readPage(visitor, paths.contact), "#strategy-call header")).toContain(
    "By phone. We’ll call you.",
  );
  const framed = await readPage(visitor, await findTime(visitor, paths.bookingFrame));
  expect(textOf(framed, ".booking-pick")).toContain("15 minutes, by phone");
});

describe("a phone number is required when we call", () => {
  test.each(["", "  ", "555-0134", "555-0134 ext. 123", "call me", "+123"])(
    "%j is refused with an error beside the field, and stays in it",
    async (phone) => {
      const time = await findTime(visitor);
      const response = await visitor.post(time, { ...guest, phone });
      expect(response.status).toBe(400);
      const page = await readDocument(response);
      expect(fieldError(page, "phone")).toBe("Please enter your phone number with the area code.");
      expect(listValues(page)).toEqual([guest.name, guest.email, phone, guest.note]);
      expect(await listBookings(site)).toEqual([]);
    },
  );

  test.each(["407-555-0134", "(407) 555 0134", "+44 20 7946 0018", "1.407.555.0134 x12"])(
    "%s is accepted",
    async (phone) => {
      expect((await visitor.post(await findTime(visitor), { ...guest, phone })).status).toBe(303);
      expect(await listBookings(site)).toMatchObject([{ phone }]);
    },
  );
});

describe("the page of a booking", () => {
  const readBooking = async (hoursAhead: number) => {
    const { id, reference } = await book(site);
    const startsAt = new Date(Date.now() + hoursAhead * 3_600_000);
    const span = { startsAt, endsAt: new Date(+startsAt + 900_000) };
    await changeRows(site, "bookings", { id }, span);
    return textOf(
      await readPage(visitor, `${paths.booking(reference)}?key=${createBookingKey(site.services, reference)}`),
    );
  };

  test("says that we will call, and shows only the end of the number", async () => {
    const text = await readBooking(48);
    expect(text).toContain("By phone. We’ll call you at the number ending in 34.");
    expect(text).not.toContain(guest.phone);
  });

  test.each([
    [30, "Reminders 24 hours and 1 hour before"],
    [2, "Reminders 1 hour before"],
    [0.5, null],
  ])("%d hours before the call promises only the reminders that are still to come", async (hours, promise) => {
    const text = await readBooking(hours);
    if (promise) expect(text).toContain(promise);
    else expect(text).not.toContain("Reminders");
  });
});
