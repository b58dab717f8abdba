import { expect, test } from "vitest";
import { formatMeetingTime, formatTimes } from "#app/booking/time/format-times.server";
import { listOfferedZones } from "#app/booking/time/offered-zones.server";
import { getTimeZoneName } from "#app/booking/time/time-zones.server";
import { readEnv } from "#app/server/env/env.server";
import { describeZone } from "#app/server/time/business-time.server";
import { addZoneId } from "#app/server/time/formatters";
import { isTimeZone } from "#app/server/time/time-zone.server";

test.each([
  ["America/New_York", true],
  ["Asia/Kolkata", true],
  ["Asia/Calcutta", true],
  ["Asia/Kathmandu", true],
  ["America/Argentina/Buenos_Aires", true],
  ["Etc/GMT+5", true],
  ["UTC", true],
  ["Mars/Olympus_Mons", false],
  ["+05:30", false],
  ["", false],
  ["America/New_York\n", false],
  ["../../etc/passwd", false],
  ["A".repeat(10_000), false],
])("%j is accepted as a time zone: %s", (zone, expected) => {
  expect(isTimeZone(zone)).toBe(expected);
});

test.each([
  ["America/New_York", "2026-03-10T14:30Z", "Tuesday, March 10, 2026 at 10:30 AM, Eastern Time"],
  ["America/Los_Angeles", "2026-03-10T14:30Z", "Tuesday, March 10, 2026 at 7:30 AM, Pacific Time"],
  ["Asia/Kolkata", "2026-03-10T14:30Z", "Tuesday, March 10, 2026 at 8:00 PM, India Standard Time"],
  ["Asia/Kathmandu", "2026-03-10T14:30Z", "Tuesday, March 10, 2026 at 8:15 PM, Nepal Time"],
  ["America/New_York", "2026-11-01T05:30Z", "Sunday, November 1, 2026 at 1:30 AM, Eastern Daylight Time"],
  ["America/New_York", "2026-11-01T06:30Z", "Sunday, November 1, 2026 at 1:30 AM, Eastern Standard Time"],
  ["America/New_York", "2026-11-01T07:30Z", "Sunday, November 1, 2026 at 2:30 AM, Eastern Time"],
  ["Europe/London", "2026-10-25T00:30Z", "Sunday, October 25, 2026 at 1:30 AM, British Summer Time"],
  ["Europe/London", "2026-10-25T01:30Z", "Sunday, October 25, 2026 at 1:30 AM, Greenwich Mean Time"],
])("in %s, %s is written as %s", (zone, at, expected) => {
  expect(formatMeetingTime(Date.parse(at), zone)).toBe(expected);
});

test.each([
  ["America/New_York", "2026-11-01T05:30Z 2026-11-01T06:30Z", ["1:30 AM EDT", "1:30 AM EST"]],
  ["America/New_York", "2026-11-01T04:30Z 2026-11-01T05:30Z 2026-11-01T07:30Z", ["12:30 AM", "1:30 AM", "2:30 AM"]],
  ["America/New_York", "2026-10-31T05:30Z 2026-11-01T05:30Z 2026-11-02T06:30Z", ["1:30 AM", "1:30 AM", "1:30 AM"]],
  [
    "Europe/London",
    "2026-10-25T00:30Z 2026-10-25T01:00Z 2026-10-25T01:30Z",
    ["1:30 AM GMT+1", "1:00 AM", "1:30 AM GMT"],
  ],
  ["Australia/Lord_Howe", "2026-04-04T14:45Z 2026-04-04T15:15Z", ["1:45 AM GMT+11", "1:45 AM GMT+10:30"]],
])("in %s, the list of %s shows %j", (zone, times, expected) => {
  expect([...formatTimes(times.split(" ").map(Date.parse), zone).values()]).toEqual(expected);
});

test("every time zone has a name, and common ones are listed", () => {
  expect(Intl.supportedValuesOf("timeZone").filter((zone) => !getTimeZoneName(zone))).toEqual([]);
  const names = new Map(listOfferedZones("UTC").map(({ id, name }) => [id, name]));
  expect(names.get("America/New_York")).toBe("New York (Eastern Time)");
  expect(names.get("UTC")).toBeDefined();
  expect(getTimeZoneName("America/Chicago")).toBe("Central Time");
});

test.each(["UTC", "Etc/UTC", "Etc/GMT", "GMT", "Etc/Greenwich", "Zulu"])(
  "%s is shown as UTC, without an id",
  (zone) => {
    expect(getTimeZoneName(zone)).toBe("UTC");
    expect(getTimeZoneName(zone, Date.UTC(2026, 9, 25, 1))).toBe("UTC");
    expect(describeZone(zone)).toBe("UTC");
    expect(addZoneId(zone)).toBe("");
    expect(formatMeetingTime(Date.UTC(2026, 2, 10, 14, 30), zone)).toBe("Tuesday, March 10, 2026 at 2:30 PM, UTC");
    expect(readEnv({ BUSINESS_TIMEZONE: zone }).BUSINESS_TIMEZONE).toBe("UTC");
  },
);

test("the list of time zones has UTC once", () => {
  expect(addZoneId("America/New_York")).toBe(" (America/New York)");
  const offered = listOfferedZones("UTC").filter(({ id }) => id === "UTC");
  expect(offered.map(({ name }) => name)).toEqual(["UTC"]);
});
