import { describe, expect, test } from "vitest";
import {
  cacheUntilDeliveryChanges,
  describeDelivery,
  endOfNextBusinessDay,
} from "#app/server/time/delivery-time.server";
import { findHoliday, isBusinessDay } from "#app/server/time/holidays.server";

const NEW_YORK = "America/New_York";
const at = (iso: string) => Date.parse(iso);

describe("an order is due at 5 PM", () => {
  test.each([
    ["on Thursday if it comes on Wednesday", "2026-11-18T15:00:00Z", "2026-11-19T22:00:00Z"],
    ["on Monday if it comes on Friday", "2026-11-20T15:00:00Z", "2026-11-23T22:00:00Z"],
    ["on Monday if it comes on Friday evening", "2026-11-21T02:00:00Z", "2026-11-23T22:00:00Z"],
    ["on Monday if it comes on Saturday", "2026-11-21T15:00:00Z", "2026-11-23T22:00:00Z"],
    ["on Monday if it comes on Sunday night, already Monday in UTC", "2026-11-23T04:30:00Z", "2026-11-23T22:00:00Z"],
    ["on Tuesday if it comes on Monday at 4:59 PM", "2026-11-23T21:59:59Z", "2026-11-24T22:00:00Z"],
    ["on Wednesday if it comes on Monday at 5 PM", "2026-11-23T22:00:00Z", "2026-11-25T22:00:00Z"],
    ["after Thanksgiving if it comes on the day before", "2026-11-25T15:00:00Z", "2026-11-27T22:00:00Z"],
    ["after a holiday observed on Monday", "2027-07-02T15:00:00Z", "2027-07-06T21:00:00Z"],
    ["after a holiday observed on Friday", "2026-07-02T15:00:00Z", "2026-07-06T21:00:00Z"],
    ["over the change to winter time", "2026-10-30T15:00:00Z", "2026-11-02T22:00:00Z"],
    ["over the change to summer time", "2026-03-06T15:00:00Z", "2026-03-09T21:00:00Z"],
  ])("%s", (_, from, due) => {
    expect(endOfNextBusinessDay(at(from), NEW_YORK)).toEqual(new Date(due));
  });
});

describe("the sentence about the deadline and the delivery day", () => {
  test.each([
    ["2026-11-23T15:00:00Z", "Order by 5 PM today and it’s ready Tuesday, November 24 (Eastern Time).", "tomorrow"],
    [
      "2026-11-23T22:00:00Z",
      "Order by 5 PM tomorrow and it’s ready Wednesday, November 25 (Eastern Time).",
      "Wednesday",
    ],
    ["2026-11-24T05:00:00Z", "Order by 5 PM today and it’s ready Wednesday, November 25 (Eastern Time).", "tomorrow"],
    ["2026-11-25T23:00:00Z", "Order today and it’s ready Friday, November 27.", "Friday"],
    ["2026-11-26T15:00:00Z", "Order today and it’s ready Friday, November 27.", "tomorrow"],
    ["2026-11-27T15:00:00Z", "Order by 5 PM today and it’s ready Monday, November 30 (Eastern Time).", "Monday"],
    ["2026-11-28T15:00:00Z", "Order today and it’s ready Monday, November 30.", "Monday"],
    ["2026-11-29T15:00:00Z", "Order today and it’s ready Monday, November 30.", "tomorrow"],
    ["2026-12-31T15:00:00Z", "Order by 5 PM today and it’s ready Monday, January 4 (Eastern Time).", "Monday"],
  ])("states at %s: %s", (now, sentence, readyDay) => {
    expect(describeDelivery(at(now), NEW_YORK)).toMatchObject({ sentence, readyDay });
  });

  test("matches the due date of an order in every minute of a week", () => {
    for (let now = at("2026-11-22T05:00:00Z"); now < at("2026-11-30T05:00:00Z"); now += 15 * 60_000) {
      const [, month, day] =
        /(\w+) (\d+)(?: \(Eastern Time\))?\.$/.exec(describeDelivery(now, NEW_YORK).sentence) ?? [];
      expect(Date.parse(`${month} ${day}, 2026 22:00 UTC`)).toBe(endOfNextBusinessDay(now, NEW_YORK).getTime());
    }
  });
});

test.each([
  ["2026-11-23T15:00:00Z", 300],
  ["2026-11-23T21:58:30Z", 90],
  ["2026-11-23T21:59:59.900Z", 0],
  ["2026-11-23T22:00:00Z", 300],
  ["2026-11-24T04:59:00Z", 60],
])("a page rendered at %s is cached for %i seconds, never past 5 PM or midnight", (now, seconds) => {
  const shorten = (cacheControl: string) => cacheUntilDeliveryChanges(cacheControl, at(now), NEW_YORK);
  expect(shorten("public, s-maxage=300")).toBe(`public, s-maxage=${seconds}`);
  expect(shorten("no-store")).toBe("no-store");
});

describe("US federal holidays", () => {
  test("are the days that the Office of Personnel Management lists for 2026", () => {
    expect(listHolidays(2026)).toEqual([
      "2026-01-01",
      "2026-01-19",
      "2026-02-16",
      "2026-05-25",
      "2026-06-19",
      "2026-07-03",
      "2026-07-04",
      "2026-09-07",
      "2026-10-12",
      "2026-11-11",
      "2026-11-26",
      "2026-12-25",
    ]);
  });

  test.each([
    ["2021-12-31", "New Year’s Day (observed)"],
    ["2022-06-20", "Juneteenth (observed)"],
    ["2027-05-31", "Memorial Day"],
    ["2027-07-05", "Independence Day (observed)"],
    ["2028-11-10", "Veterans Day (observed)"],
    ["2026-11-27", null],
  ])("%s is %s", (day, name) => {
    expect(findHoliday(day)).toBe(name);
    expect(isBusinessDay(day)).toBe(name === null);
  });
});

function listHolidays(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10));
  return days.filter((day) => day.startsWith(String(year)) && findHoliday(day));
}
