import { describe, expect, test } from "vitest";
import { cacheUntilDeliveryChanges, describeDelivery, describePayment } from "#app/server/time/delivery-time.server";
import { findReadyTime, isBusinessDay } from "#app/server/time/turnaround.server";
import { createRule, usualTurnaround } from "#tests/support/turnaround";

const { find: findHoliday } = usualTurnaround.holidays;
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
    expect(findReadyTime(at(from), usualTurnaround)).toEqual(new Date(due));
  });
});

describe("the sentence about the deadline and the delivery day", () => {
  test.each([
    [
      "2026-11-23T15:00:00Z",
      "Order by 5\u00a0PM today and get your files Tuesday, November 24 (Eastern Time).",
      "tomorrow",
    ],
    [
      "2026-11-23T22:00:00Z",
      "Order by 5\u00a0PM tomorrow and get your files Wednesday, November 25 (Eastern Time).",
      "Wednesday",
    ],
    [
      "2026-11-24T05:00:00Z",
      "Order by 5\u00a0PM today and get your files Wednesday, November 25 (Eastern Time).",
      "tomorrow",
    ],
    ["2026-11-25T23:00:00Z", "Order today and get your files Friday, November 27.", "Friday"],
    ["2026-11-26T15:00:00Z", "Order today and get your files Friday, November 27.", "tomorrow"],
    [
      "2026-11-27T15:00:00Z",
      "Order by 5\u00a0PM today and get your files Monday, November 30 (Eastern Time).",
      "Monday",
    ],
    ["2026-11-28T15:00:00Z", "Order today and get your files Monday, November 30.", "Monday"],
    ["2026-11-29T15:00:00Z", "Order today and get your files Monday, November 30.", "tomorrow"],
    ["2026-12-31T15:00:00Z", "Order by 5\u00a0PM today and get your files Monday, January 4 (Eastern Time).", "Monday"],
  ])("states at %s: %s", (now, sentence, readyDay) => {
    expect(describeDelivery(at(now), usualTurnaround)).toMatchObject({ sentence, readyDay });
  });

  test.each([
    ["2026-11-23T15:00:00Z", "Pay by 5\u00a0PM today and your files are due Tuesday, November 24 (Eastern Time)."],
    ["2026-11-23T22:00:00Z", "Pay by 5\u00a0PM tomorrow and your files are due Wednesday, November 25 (Eastern Time)."],
    ["2026-11-28T15:00:00Z", "Pay today and your files are due Monday, November 30."],
  ])("states to those who haven’t paid at %s: %s", (now, sentence) => {
    expect(describePayment(at(now), usualTurnaround, "files")).toBe(sentence);
  });

  test("matches the due date of an order in every minute of a week", () => {
    for (let now = at("2026-11-22T05:00:00Z"); now < at("2026-11-30T05:00:00Z"); now += 15 * 60_000) {
      const [, month, day] =
        /(\w+) (\d+)(?: \(Eastern Time\))?\.$/.exec(describeDelivery(now, usualTurnaround).sentence) ?? [];
      expect(Date.parse(`${month} ${day}, 2026 22:00 UTC`)).toBe(findReadyTime(now, usualTurnaround).getTime());
    }
  });
});

describe("with other settings", () => {
  test.each([
    ["two business days", { days: "2" }, "2026-11-18T15:00:00Z", "2026-11-20T22:00:00Z"],
    ["two business days over a weekend", { days: "2" }, "2026-11-20T15:00:00Z", "2026-11-24T22:00:00Z"],
    ["two business days over Thanksgiving", { days: "2" }, "2026-11-25T15:00:00Z", "2026-11-30T22:00:00Z"],
    ["until noon, at 11:59 AM", { cut_off: "12" }, "2026-11-23T16:59:00Z", "2026-11-24T17:00:00Z"],
    ["until noon, at noon", { cut_off: "12" }, "2026-11-23T17:00:00Z", "2026-11-25T17:00:00Z"],
    ["working on Saturdays", { work_days: "6" }, "2026-11-20T15:00:00Z", "2026-11-21T22:00:00Z"],
    ["working every day", { work_days: "7" }, "2026-11-21T15:00:00Z", "2026-11-22T22:00:00Z"],
    ["open on Thanksgiving", { thanksgiving: "" }, "2026-11-25T15:00:00Z", "2026-11-26T22:00:00Z"],
    ["a day off", { own_days: "2026-11-24" }, "2026-11-23T15:00:00Z", "2026-11-25T22:00:00Z"],
    [
      "a break of several days",
      { own_days: "2026-12-28 to 2026-12-31 Winter break" },
      "2026-12-23T15:00:00Z",
      "2026-12-24T22:00:00Z",
    ],
    [
      "a break and New Year’s Day",
      { own_days: "2026-12-24 to 2026-12-31" },
      "2026-12-23T15:00:00Z",
      "2027-01-04T22:00:00Z",
    ],
  ])("an order is due after %s", (_, changes, from, due) => {
    expect(findReadyTime(at(from), createRule(changes))).toEqual(new Date(due));
  });

  test("days count in the chosen time zone", () => {
    const western = createRule({}, "America/Los_Angeles");
    expect(findReadyTime(at("2026-11-23T22:30:00Z"), western)).toEqual(new Date("2026-11-25T01:00:00Z"));
    expect(findReadyTime(at("2026-11-23T22:30:00Z"), usualTurnaround)).toEqual(new Date("2026-11-25T22:00:00Z"));
  });

  test("the search ends where the days off never end", () => {
    const ownDays = Array.from({ length: 60 }, (_, year) => `${2026 + year}-01-01 to ${2026 + year}-02-20`).join("\n");
    expect(findReadyTime(at("2026-01-02T15:00:00Z"), createRule({ own_days: ownDays })).getFullYear()).toBe(2026);
  });

  test.each([
    [{ cut_off: "12" }, "Order by 12\u00a0PM today and get your files Monday, November 30 (Eastern Time).", "Monday"],
    [{ days: "3" }, "Order by 5\u00a0PM today and get your files Wednesday, December 2 (Eastern Time).", "Wednesday"],
    [{ days: "10" }, "Order by 5\u00a0PM today and get your files Friday, December 11 (Eastern Time).", "December 11"],
    [
      { own_days: "2026-11-30 Inventory" },
      "Order by 5\u00a0PM today and get your files Tuesday, December 1 (Eastern Time).",
      "Tuesday",
    ],
  ])("on a Friday morning, %j says: %s", (changes, sentence, readyDay) => {
    expect(describeDelivery(at("2026-11-27T15:00:00Z"), createRule(changes))).toMatchObject({ sentence, readyDay });
  });

  test("the last part of a large order follows on later business days", () => {
    const friday = at("2026-11-27T15:00:00Z");
    expect(describeDelivery(friday, createRule({ large_parts: "3" })).lastDay).toBe("Wednesday, December 2");
    expect(describeDelivery(friday, usualTurnaround).lastDay).toBeNull();
  });
});

test.each([
  ["2026-11-23T15:00:00Z", 300],
  ["2026-11-23T21:58:30Z", 90],
  ["2026-11-23T21:59:59.900Z", 0.1],
  ["2026-11-23T22:00:00Z", 300],
  ["2026-11-24T04:59:00Z", 60],
])("a page rendered at %s is cached for %d seconds, never past 5 PM or midnight", (now, seconds) => {
  const shorten = (cacheControl: string) => cacheUntilDeliveryChanges(cacheControl, at(now), usualTurnaround);
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
    expect(isBusinessDay(day, usualTurnaround)).toBe(name === null);
  });
});

function listHolidays(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10));
  return days.filter((day) => day.startsWith(String(year)) && findHoliday(day));
}
