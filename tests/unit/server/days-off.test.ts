import { expect, test } from "vitest";
import { parseDaysOff } from "#app/server/time/days-off";
import { createHolidays } from "#app/server/time/holidays.server";
import { calendar } from "#app/site";

test.each([
  ["2026-12-24", [{ first: "2026-12-24", last: "2026-12-24", name: "Day off" }]],
  ["2026-12-24 Christmas Eve", [{ first: "2026-12-24", last: "2026-12-24", name: "Christmas Eve" }]],
  ["2026-12-24: Christmas Eve", [{ first: "2026-12-24", last: "2026-12-24", name: "Christmas Eve" }]],
  ["2026-12-28 to 2026-12-31 Break\n", [{ first: "2026-12-28", last: "2026-12-31", name: "Break" }]],
  ["", []],
  ["12/24/2026 Christmas Eve", null],
  ["2026-02-30 No day", null],
  ["2026-12-31 to 2026-12-28 Backwards", null],
  ["2026-01-01 to 2026-03-15 Too long", null],
  ["2026-12-24 Christmas Eve\nand more", null],
])("%j means %j", (text, days) => {
  expect(parseDaysOff(text)).toEqual(days);
});

test("a holiday that is switched off is a working day, also when it is observed", () => {
  const holidays = createHolidays({ ...calendar.defaults, independence: "" });
  expect(holidays.find("2026-07-03")).toBeNull();
  expect(holidays.find("2026-06-19")).toBe("Juneteenth");
});

test("a holiday on a Saturday is observed on Friday only where Saturday is free", () => {
  expect(createHolidays(calendar.defaults, 5).find("2026-07-03")).toBe("Independence Day (observed)");
  const openOnSaturdays = createHolidays(calendar.defaults, 6);
  expect(openOnSaturdays.find("2026-07-03")).toBeNull();
  expect(openOnSaturdays.find("2026-07-04")).toBe("Independence Day");
});

test.each([
  [{}, "US federal holidays"],
  [{ columbus: "" }, "some US federal holidays"],
  [{ own_days: "2026-12-24" }, "US federal holidays and our own days off"],
  [Object.fromEntries(Object.keys(calendar.defaults).map((name) => [name, ""])), null],
])("%j is said as %s", (changes, summary) => {
  expect(createHolidays({ ...calendar.defaults, ...changes }).summary).toBe(summary);
});
