import { describe, expect, test } from "vitest";
import { computeFreeTimes, type FreeTimesInput } from "#app/booking/availability/compute-free-times.server";
import { listCells } from "#app/booking/model/cells";
import type { MeetingRules } from "#app/booking/state/rules.server";
import { createHolidays } from "#app/server/time/holidays.server";
import { calendar } from "#app/site";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const rules: MeetingRules = {
  kind: "audit",
  minutes: 15,
  stepMinutes: 30,
  bufferBefore: 0,
  bufferAfter: 0,
  noticeMinutes: 0,
  horizonDays: 30,
  dailyLimit: 0,
  weeklyLimit: 0,
  version: 1,
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, start: 9 * 60, end: 11 * 60 })),
};
/** Monday, June 1, 2026, midnight in New York. */
const monday = Date.parse("2026-06-01T00:00-04:00");
const input: FreeTimesInput = {
  rules,
  specialDays: new Map(),
  holidays: createHolidays(calendar.defaults),
  busy: new Set(),
  bookedPerDay: new Map(),
  bookedPerWeek: new Map(),
  from: monday,
  to: monday + DAY,
  now: monday - DAY,
  zone: "America/New_York",
};

/** Lists each start as "HH:MM" in the zone. */
function list(changes: Partial<Omit<FreeTimesInput, "rules">> & { rules?: Partial<MeetingRules> } = {}): string[] {
  const full = { ...input, ...changes, rules: { ...rules, ...changes.rules } };
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: full.zone, hour: "2-digit", minute: "2-digit" });
  return computeFreeTimes(full).map((at) => clock.format(at));
}

const at = (time: string) => Date.parse(`2026-06-01T${time}-04:00`);
const busy = (start: string, end: string) => new Set(listCells(at(start), at(end)));
const everyDay = (start: number, end: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: start * 60, end: end * 60 }));

describe("the free times of a day", () => {
  test.each<[string, Parameters<typeof list>[0], string[]]>([
    ["hours in steps", {}, ["09:00", "09:30", "10:00", "10:30"]],
    ["a meeting that must end within the hours", { rules: { minutes: 45 } }, ["09:00", "09:30", "10:00"]],
    [
      "intervals that each have their own steps",
      {
        rules: {
          weekly: [
            { weekday: 1, start: 545, end: 600 },
            { weekday: 1, start: 610, end: 660 },
          ],
        },
      },
      ["09:05", "09:35", "10:10", "10:40"],
    ],
    ["busy times", { busy: busy("09:30", "09:35") }, ["09:00", "10:00", "10:30"]],
    ["a meeting that would overlap a busy time", { busy: busy("09:10", "09:15") }, ["09:30", "10:00", "10:30"]],
    ["buffer before", { rules: { bufferBefore: 15 }, busy: busy("09:15", "09:20") }, ["09:00", "10:00", "10:30"]],
    ["buffer after", { rules: { bufferAfter: 15 }, busy: busy("09:25", "09:30") }, ["09:30", "10:00", "10:30"]],
    [
      "a buffer outside the hours",
      { rules: { bufferBefore: 30, bufferAfter: 30 } },
      ["09:00", "09:30", "10:00", "10:30"],
    ],
    ["notice", { now: at("09:01"), rules: { noticeMinutes: 29 } }, ["09:30", "10:00", "10:30"]],
    ["notice that begins a minute later", { now: at("09:02"), rules: { noticeMinutes: 29 } }, ["10:00", "10:30"]],
    ["a full day", { rules: { dailyLimit: 2 }, bookedPerDay: new Map([["2026-06-01", 2]]) }, []],
    [
      "a day with room for one more",
      { rules: { dailyLimit: 2 }, bookedPerDay: new Map([["2026-06-01", 1]]) },
      ["09:00", "09:30", "10:00", "10:30"],
    ],
    ["a session of 8 hours", { rules: { minutes: 480, weekly: everyDay(9, 17) } }, ["09:00"]],
    ["a full week", { rules: { weeklyLimit: 1 }, bookedPerWeek: new Map([["2026-06-01", 1]]) }, []],
    [
      "a week after a full one",
      { rules: { weeklyLimit: 1 }, bookedPerWeek: new Map([["2026-05-25", 1]]) },
      ["09:00", "09:30", "10:00", "10:30"],
    ],
    ["a day off", { specialDays: new Map([["2026-06-01", []]]) }, []],
    ["special hours", { specialDays: new Map([["2026-06-01", [{ start: 780, end: 840 }]]]) }, ["13:00", "13:30"]],
    ["part of a day", { from: at("09:30"), to: at("10:30") }, ["09:30", "10:00"]],
    ["a day without hours", { from: monday - DAY, to: monday }, []],
    [
      "the last day of the horizon",
      { now: monday - DAY, rules: { horizonDays: 1 } },
      ["09:00", "09:30", "10:00", "10:30"],
    ],
    ["after the horizon", { now: monday - DAY, rules: { horizonDays: 0 } }, []],
    ["days in the past", { now: monday + DAY }, []],
    ["an end before the start", { from: monday + DAY, to: monday }, []],
    ["an invalid start", { from: 1e18, to: 1e18 + 1 }, []],
  ])("are right for %s", (_, changes, expected) => {
    expect(list(changes)).toEqual(expected);
  });

  test("end at the booking horizon", () => {
    const times = computeFreeTimes({ ...input, to: 8e15 });
    expect(new Date(times.at(-1) ?? 0).toISOString()).toBe("2026-06-30T14:30:00.000Z");
  });
});

describe("days on which clocks change", () => {
  const night = { minutes: 30, weekly: everyDay(0, 4) };
  test.each([
    ["America/New_York", "2026-03-08", ["00:00", "00:30", "01:00", "01:30", "03:00", "03:30"]],
    [
      "America/New_York",
      "2026-11-01",
      ["00:00", "00:30", "01:00", "01:30", "01:00", "01:30", "02:00", "02:30", "03:00", "03:30"],
    ],
    ["Europe/London", "2026-03-29", ["00:00", "00:30", "02:00", "02:30", "03:00", "03:30"]],
    [
      "Europe/London",
      "2026-10-25",
      ["00:00", "00:30", "01:00", "01:30", "01:00", "01:30", "02:00", "02:30", "03:00", "03:30"],
    ],
  ])("%s, %s", (zone, day, expected) => {
    const noon = Date.parse(`${day}T12:00Z`);
    const span = { zone, now: noon - 2 * DAY, from: noon - DAY, to: noon + DAY };
    const specialDays = new Map([-1, 1].map((days) => [new Date(noon + days * DAY).toISOString().slice(0, 10), []]));
    expect(list({ ...span, specialDays, rules: night })).toEqual(expected);
    const times = computeFreeTimes({ ...input, ...span, specialDays, rules: { ...rules, ...night } });
    expect(new Set(times.slice(1).map((time, index) => time - (times[index] ?? 0)))).toEqual(new Set([30 * MINUTE]));
  });

  test.each([
    ["America/New_York", "2026-03-08", "13:00:00.000Z"],
    ["America/New_York", "2026-11-01", "14:00:00.000Z"],
    ["Europe/London", "2026-03-29", "08:00:00.000Z"],
    ["Europe/London", "2026-10-25", "09:00:00.000Z"],
    ["Asia/Kolkata", "2026-06-01", "03:30:00.000Z"],
    ["Asia/Kathmandu", "2026-06-01", "03:15:00.000Z"],
  ])("in %s on %s hours that begin at 9 begin at %s", (zone, day, expected) => {
    const noon = Date.parse(`${day}T12:00Z`);
    const span = { zone, now: noon - DAY, from: noon - DAY / 2, to: noon + DAY / 2 };
    const [first] = computeFreeTimes({ ...input, ...span, rules: { ...rules, weekly: everyDay(9, 10) } });
    expect(new Date(first ?? 0).toISOString()).toBe(`${day}T${expected}`);
  });

  test("hours that begin at a skipped time start when clocks change", () => {
    const noon = Date.parse("2026-03-08T16:00Z");
    const weekly = [{ weekday: 7, start: 150, end: 240 }];
    expect(list({ now: noon - DAY, from: noon - DAY, to: noon + DAY, rules: { weekly } })).toEqual(["03:00", "03:30"]);
  });

  test("the daily limit counts by the days of the business", () => {
    const late = { weekly: everyDay(22, 23), dailyLimit: 1 };
    const bookedPerDay = new Map([["2026-06-01", 1]]);
    expect(list({ to: monday + 2 * DAY, rules: late, bookedPerDay })).toEqual(["22:00", "22:30"]);
  });
});

test("a week that is full ends on Sunday", () => {
  const weekends = { weekly: [6, 7, 1].map((weekday) => ({ weekday, start: 540, end: 570 })), weeklyLimit: 2 };
  const days = { from: monday, to: monday + 8 * DAY };
  const times = (booked: number) =>
    computeFreeTimes({
      ...input,
      ...days,
      rules: { ...rules, ...weekends },
      bookedPerWeek: new Map([["2026-06-01", booked]]),
    });
  expect(times(1).map((time) => new Date(time).getUTCDate())).toEqual([1, 6, 7, 8]);
  expect(times(2).map((time) => new Date(time).getUTCDate())).toEqual([8]);
});

describe("a US federal holiday", () => {
  const thanksgiving = Date.parse("2026-11-26T00:00-05:00");
  const span = { from: thanksgiving, to: thanksgiving + DAY, now: thanksgiving - DAY };

  test("is closed", () => {
    expect(list(span)).toEqual([]);
    expect(list({ from: thanksgiving + DAY, to: thanksgiving + 2 * DAY, now: thanksgiving - DAY })).not.toEqual([]);
  });

  test("is open if a special day has hours", () => {
    expect(list({ ...span, specialDays: new Map([["2026-11-26", [{ start: 600, end: 660 }]]]) })).toEqual([
      "10:00",
      "10:30",
    ]);
  });

  test("is closed on the day on which it is observed", () => {
    const friday = Date.parse("2026-07-03T00:00-04:00");
    expect(list({ from: friday, to: friday + DAY, now: friday - DAY })).toEqual([]);
  });
});
