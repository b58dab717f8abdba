import { describe, expect, test } from "vitest";
import { writeCalendar } from "#app/booking/calendar/write-calendar.server";
import { sampleBooking } from "#app/booking/emails/sample-booking.server";
import { visitorEmails } from "#app/booking/emails/visitor-emails.server";
import { describeBookedPlace, describePlace } from "#app/booking/model/describe-place";
import type { MeetingPlace } from "#app/booking/model/kinds";
import { business } from "#app/site";
import { parseCalendar } from "#tests/support/booking/calendar";

const agency = business.defaults;

const places: [MeetingPlace, { page: string; email: string; location: string; url: string }][] = [
  [
    { type: "phone" },
    {
      page: "By phone. We’ll call you.",
      email: "By phone. We’ll call you at the number ending in 34.",
      location: "Phone: we’ll call you",
      url: sampleBooking.url,
    },
  ],
  [
    { type: "video", url: "https://video.example/palmetto" },
    {
      page: "By video. You’ll get the link by email.",
      email: "By video: https://video.example/palmetto",
      location: "https://video.example/palmetto",
      url: "https://video.example/palmetto",
    },
  ],
  [
    { type: "address", address: "12 Lake Street, Orlando, FL" },
    {
      page: "In person, at 12 Lake Street, Orlando, FL",
      email: "In person, at 12 Lake Street, Orlando, FL",
      location: "12 Lake Street, Orlando, FL",
      url: sampleBooking.url,
    },
  ],
];

describe.each(places)("a call by %j", (place, { page, email, location, url }) => {
  test("says how it happens on the booking page and in every email, unless it is canceled", () => {
    expect(describePlace(place)).toBe(page);
    const booking = { ...sampleBooking, place };
    const data = { ...booking, booking, before: 0, hours: 24, message: null };
    const { "booking-cancelled": cancelled, ...others } = visitorEmails;
    for (const { write } of Object.values(others))
      expect(write?.(data, agency).text.replace(/\s+/g, " ")).toContain(email);
    expect(cancelled.write?.(data, agency).text.replace(/\s+/g, " ")).not.toContain(email);
  });

  test("has its location in the calendar file", () => {
    const { event } = parseCalendar(writeCalendar({ ...sampleBooking, place }, "REQUEST", agency));
    expect(event).toMatchObject({ location, url: { val: url } });
    expect(event.description).toContain(sampleBooking.url);
  });
});

test.each([null, "text only"])("a booking from before phone numbers were required, with %j, asks for one", (phone) => {
  const data = { booking: { ...sampleBooking, phone }, hours: 24 };
  expect(visitorEmails["booking-reminder"].write?.(data, agency).text).toContain(
    "Reply to our email with the number we should call.",
  );
});

test.each(["407-555-0134", "407-555-0134 x12", "+1 407 555 0134, ext. 7"])(
  "only the end of the number %s is shown",
  (phone) => {
    expect(describeBookedPlace({ type: "phone" }, phone)).toMatch(/ending in 34\.$/);
  },
);

test.each([
  [30, "We’ll remind you 24 hours and 1 hour before."],
  [24, "We’ll remind you 1 hour before."],
  [2, "We’ll remind you 1 hour before."],
  [1, null],
])("a confirmation %i hours before the call promises only the reminders that will be sent", (hours, promise) => {
  const changedAt = sampleBooking.startsAt - hours * 3_600_000;
  const booking = { ...sampleBooking, changedAt };
  const emails = [
    visitorEmails["booking-confirmed"].write?.(booking, agency),
    visitorEmails["booking-moved"].write?.({ booking, before: 0 }, agency),
  ];
  for (const email of emails) {
    const text = email?.text.replace(/\s+/g, " ");
    if (promise) expect(text).toContain(promise);
    else expect(text).not.toContain("remind you");
  }
});
