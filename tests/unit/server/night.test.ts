import { describe, expect, test } from "vitest";
import { formatMinute } from "#app/server/time/business-time.server";
import { DAY, MINUTE } from "#app/server/time/durations";
import { describeNight } from "#app/server/time/night.server";
import { calendar } from "#app/site";

const orlando = calendar.defaults.coordinates;
const zone = "America/New_York";
const nightAt = (time: string, coordinates: string = orlando, otherZone = zone) =>
  describeNight(Date.parse(time), coordinates, otherZone);
const changesAt = (...place: Parameters<typeof nightAt>) =>
  nightAt(...place).changes.map((at) => formatMinute(new Date(at), place[2] ?? zone));

describe("sunset and sunrise", () => {
  // As almanacs print them.
  test.each([
    ["a fall day", "2026-11-27T12:00:00-05:00", ["2026-11-27 17:29", "2026-11-28 06:58"]],
    ["midsummer", "2026-06-21T12:00:00-04:00", ["2026-06-21 20:27", "2026-06-22 06:29"]],
    ["midwinter", "2026-12-21T12:00:00-05:00", ["2026-12-21 17:33", "2026-12-22 07:14"]],
    ["the day on which clocks go forward", "2026-03-08T00:30:00-05:00", ["2026-03-08 07:43", "2026-03-08 19:30"]],
    ["the day on which clocks go back", "2026-11-01T01:30:00-05:00", ["2026-11-01 06:38", "2026-11-01 17:40"]],
  ])("in Orlando on %s", (_, time, expected) => {
    const minutes = (text: string) => Date.parse(`${text.replace(" ", "T")}Z`) / MINUTE;
    for (const [index, found] of changesAt(time).entries())
      expect(Math.abs(minutes(found) - minutes(expected[index] ?? ""))).toBeLessThanOrEqual(2);
  });

  test("are where the coordinates are, also south of the equator and beyond the date line", () => {
    expect(nightAt("2026-06-21T09:00:00Z", "-33.87, 151.21", "Australia/Sydney").isNight).toBe(true);
    expect(nightAt("2026-06-21T06:00:00Z", "-33.87, 151.21", "Australia/Sydney").isNight).toBe(false);
    expect(nightAt("2026-06-21T12:00:00Z", "1.87, -157.4", "Pacific/Kiritimati").isNight).toBe(true);
    expect(nightAt("2026-06-22T00:00:00Z", "1.87, -157.4", "Pacific/Kiritimati").isNight).toBe(false);
  });

  test("take turns through a whole year, one of each a day", () => {
    const start = Date.parse("2026-01-01T17:00:00Z");
    for (let day = 0; day < 366; day++) {
      const noon = describeNight(start + day * DAY, orlando, zone);
      const [sunset, sunrise] = noon.changes;
      expect(noon.isNight).toBe(false);
      expect(describeNight(sunset - 1, orlando, zone)).toEqual(noon);
      expect(describeNight(sunset, orlando, zone)).toMatchObject({ isNight: true });
      expect(Math.abs(describeNight(sunset, orlando, zone).changes[0] - sunrise)).toBeLessThanOrEqual(1);
      expect(sunrise - sunset).toBeGreaterThan(0.4 * DAY);
      expect(sunrise - sunset).toBeLessThan(0.6 * DAY);
    }
  });
});

describe("from 8 PM to 7 AM it is night", () => {
  test.each([
    ["without coordinates", "", zone, ["2026-06-21 20:00", "2026-06-22 07:00"]],
    ["where the sun does not set", "69.65, 18.96", "Europe/Oslo", ["2026-06-21 20:00", "2026-06-22 07:00"]],
    ["if only the time zone was changed", orlando, "Europe/Berlin", ["2026-06-21 20:00", "2026-06-22 07:00"]],
    ["if only the coordinates were changed", "52.52, 13.40", zone, ["2026-06-21 20:00", "2026-06-22 07:00"]],
  ])("%s", (_, coordinates, otherZone, expected) => {
    expect(changesAt("2026-06-21T16:00:00Z", coordinates, otherZone)).toEqual(expected);
  });

  test("also in the nights in which clocks change", () => {
    expect(changesAt("2026-03-08T00:30:00-05:00", "")).toEqual(["2026-03-08 07:00", "2026-03-08 20:00"]);
    expect(changesAt("2026-11-01T01:30:00-05:00", "")).toEqual(["2026-11-01 07:00", "2026-11-01 20:00"]);
  });
});
