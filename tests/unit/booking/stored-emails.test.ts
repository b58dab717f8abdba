import { expect, test } from "vitest";
import { teamEmails } from "#app/booking/emails/team-emails.server";
import { visitorEmails } from "#app/booking/emails/visitor-emails.server";
import { business } from "#app/site";

const agency = business.defaults;

/** A booking as the first version stored it in emails. Do not change it, because such emails still have to be sent. */
const booking = {
  reference: "MTG-7K2M9QXA",
  kind: "audit",
  startsAt: 1_773_153_000_000,
  endsAt: 1_773_153_900_000,
  timeZone: "Asia/Kathmandu",
  businessZone: "America/New_York",
  name: "Dana Whitfield",
  email: "dana@studio.example",
  sequence: 2,
  organizer: "hello@palmetto.example",
  url: "https://palmetto.example/bookings/MTG-7K2M9QXA?key=x",
  changedAt: 1_773_000_000_000,
};
const team = { booking, phone: null, note: null, before: null, officeUrl: "https://palmetto.example/admin" };
const emails = { ...visitorEmails, ...teamEmails };

const stored: Record<keyof typeof emails, unknown> = {
  "booking-confirmed": booking,
  "booking-moved": { booking, before: 1_773_066_600_000 },
  "booking-cancelled": { booking, message: null },
  "booking-reminder": { booking, hours: 24 },
  "booking-team": { ...team, change: "booked" },
};

test.each(Object.entries(stored))("%s is written from data of the first version", (topic, data) => {
  const email = emails[topic as keyof typeof emails].write?.(data, agency);
  expect(email?.text).toContain("Tuesday, March 10, 2026 at 8:15 PM, Nepal Time");
  expect(email?.text).toContain("Tuesday, March 10, 2026 at 10:30 AM, Eastern Time");
  expect(email?.calendar?.content.replaceAll("\r\n ", "") ?? "SEQUENCE:2").toContain("SEQUENCE:2");
});

test("an unknown kind is called a meeting", () => {
  const email = emails["booking-confirmed"].write?.({ ...booking, kind: "workshop" }, agency);
  expect(email?.subject).toMatch(/^Booked: Meeting, /);
});

test.each([
  ["Buy at evil.example now", "You’re booked."],
  ["http://evil.example", "You’re booked."],
  ["Dana\nBuy now", "You’re booked, Dana."],
])("an email to a visitor with the name %j contains only a first name", (name, heading) => {
  const { text = "", html = "", calendar } = emails["booking-confirmed"].write?.({ ...booking, name }, agency) ?? {};
  expect(text.split("\n")[0]).toBe(name.startsWith("Buy") ? "You’re booked, Buy." : heading);
  for (const part of [text, html, calendar?.content]) expect(part).not.toMatch(/evil\.example|Buy (at|now)/);
});
