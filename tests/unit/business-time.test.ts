import { describe, expect, test } from "vitest";
import {
  describeZone,
  formatIsoDate,
  formatMoment,
  startOfDay,
  startOfMonth,
} from "#app/server/time/business-time.server";

const NEW_YORK = "America/New_York";
const at = (iso: string) => Date.parse(iso);

describe("days and months of the business", () => {
  test.each([
    ["before midnight in New York it is still yesterday", NEW_YORK, "2026-11-22T04:59:59.999Z", "2026-11-21T05:00:00Z"],
    ["at midnight the day begins", NEW_YORK, "2026-11-22T05:00:00Z", "2026-11-22T05:00:00Z"],
    ["the short day of spring begins in winter time", NEW_YORK, "2026-03-08T20:00:00Z", "2026-03-08T05:00:00Z"],
    ["the day after it in summer time", NEW_YORK, "2026-03-09T20:00:00Z", "2026-03-09T04:00:00Z"],
    ["the long day of autumn begins in summer time", NEW_YORK, "2026-11-01T23:00:00Z", "2026-11-01T04:00:00Z"],
    ["a midnight that the clock jumps over", "America/Havana", "2026-03-08T20:00:00Z", "2026-03-08T05:00:00Z"],
    ["a midnight that comes twice", "America/Havana", "2026-11-01T20:00:00Z", "2026-11-01T04:00:00Z"],
    ["a time zone with a half-hour offset", "Asia/Kolkata", "2026-11-21T18:29:00Z", "2026-11-20T18:30:00Z"],
  ])("%s", (_, zone, now, start) => {
    expect(startOfDay(at(now), zone)).toEqual(new Date(start));
  });

  test.each([
    ["the last hours of a month in New York are the next month in UTC", "2026-12-01T04:59:00Z", "2026-11-01T04:00:00Z"],
    ["the month of the change to summer time", "2026-03-31T12:00:00Z", "2026-03-01T05:00:00Z"],
    ["New Year's Eve", "2027-01-01T02:00:00Z", "2026-12-01T05:00:00Z"],
    ["the first moment of a year", "2027-01-01T05:00:00Z", "2027-01-01T05:00:00Z"],
  ])("%s", (_, now, start) => {
    expect(startOfMonth(at(now), NEW_YORK)).toEqual(new Date(start));
  });

  test("the calendar day is that of the business", () => {
    expect(formatIsoDate(new Date("2026-12-01T04:59:00Z"), NEW_YORK)).toBe("2026-11-30");
  });

  test("a time is written in American format", () => {
    const now = at("2026-12-01T12:00:00Z");
    expect(formatMoment(new Date("2026-11-21T13:42:00Z"), NEW_YORK, now)).toBe("Nov 21, 8:42 AM");
    expect(formatMoment(new Date("2026-01-01T04:59:00Z"), NEW_YORK, now)).toBe("Dec 31, 2025, 11:59 PM");
  });
});

test.each([
  [NEW_YORK, "Eastern Time (ET)"],
  ["America/Los_Angeles", "Pacific Time (PT)"],
])("%s is called %s", (zone, name) => {
  expect(describeZone(zone)).toBe(name);
});
