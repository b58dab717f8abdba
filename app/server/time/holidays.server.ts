import { Temporal } from "temporal-polyfill";
import { calendar, turnaround } from "../../site";
import type { SettingTexts } from "../setting-form";
import type { Settings } from "../settings.server";
import { type DaysOff, findDayOff, parseDaysOff } from "./days-off";

type Texts = SettingTexts<typeof calendar>;
type HolidayRule = {
  key: Exclude<keyof Texts, "time_zone" | "coordinates" | "own_days">;
  name: string;
  month: number;
} & (
  | { day: number }
  /** `weekday`: 1 is Monday. `week`: 1 is the first of the month, -1 the last. */
  | { weekday: number; week: 1 | 2 | 3 | 4 | -1 }
);

/** The legal public holidays of 5 U.S.C. 6103. */
export const federalHolidays: HolidayRule[] = [
  { key: "new_year", name: "New Year’s Day", month: 1, day: 1 },
  { key: "king", name: "Martin Luther King Jr. Day", month: 1, weekday: 1, week: 3 },
  { key: "washington", name: "Washington’s Birthday", month: 2, weekday: 1, week: 3 },
  { key: "memorial", name: "Memorial Day", month: 5, weekday: 1, week: -1 },
  { key: "juneteenth", name: "Juneteenth", month: 6, day: 19 },
  { key: "independence", name: "Independence Day", month: 7, day: 4 },
  { key: "labor", name: "Labor Day", month: 9, weekday: 1, week: 1 },
  { key: "columbus", name: "Columbus Day", month: 10, weekday: 1, week: 2 },
  { key: "veterans", name: "Veterans Day", month: 11, day: 11 },
  { key: "thanksgiving", name: "Thanksgiving Day", month: 11, weekday: 4, week: 4 },
  { key: "christmas", name: "Christmas Day", month: 12, day: 25 },
];

const SATURDAY = 6;
const SUNDAY = 7;
const MAX_YEARS = 100;

export interface Holidays {
  find(day: string): string | null;
  list(first: string, days: number): { day: string; name: string }[];
  summary: string | null;
}

const MONDAY_TO_FRIDAY = 5;

const parsed = new WeakMap<Texts, { lastWorkDay: number; holidays: Holidays }>();

export function readHolidays({ recall }: Pick<Settings, "recall">): Holidays {
  const texts = recall(calendar);
  const lastWorkDay = Number(recall(turnaround).work_days);
  const known = parsed.get(texts);
  if (known?.lastWorkDay === lastWorkDay) return known.holidays;
  const holidays = createHolidays(texts, lastWorkDay);
  parsed.set(texts, { lastWorkDay, holidays });
  return holidays;
}

/** Business days are Monday to `lastWorkDay` (7 is Sunday). */
export function createHolidays(texts: Texts, lastWorkDay = MONDAY_TO_FRIDAY): Holidays {
  const rules = federalHolidays.filter(({ key }) => texts[key] !== "");
  const ownDays = parseDaysOff(texts.own_days) ?? [];
  const years = new Map<number, ReadonlyMap<string, string>>();

  function listFederalDays(year: number): ReadonlyMap<string, string> {
    let days = years.get(year);
    if (!days) {
      // New Year's Day of the next year may be observed on December 31.
      const entries = [year, year + 1].flatMap((of) => rules.flatMap((rule) => listDays(rule, of, lastWorkDay)));
      days = new Map(entries.filter(([day]) => Number(day.slice(0, 4)) === year));
      if (years.size >= MAX_YEARS) years.clear();
      years.set(year, days);
    }
    return days;
  }

  const find = (day: string) => findDayOff(ownDays, day) ?? listFederalDays(Number(day.slice(0, 4))).get(day) ?? null;
  return {
    find,
    list(first, days) {
      const start = Temporal.PlainDate.from(first);
      return Array.from({ length: days }, (_, index) => start.add({ days: index }).toString()).flatMap((day) => {
        const name = find(day);
        return name === null ? [] : [{ day, name }];
      });
    },
    summary: summarize(rules.length, ownDays),
  };
}

function summarize(federal: number, ownDays: DaysOff): string | null {
  const all = federal === federalHolidays.length ? "US federal holidays" : "some US federal holidays";
  const parts = [federal > 0 ? all : null, ownDays.length > 0 ? "our own days off" : null].filter(Boolean);
  return parts.length > 0 ? parts.join(" and ") : null;
}

// A holiday on a free Saturday is observed on the Friday before, on a free Sunday on the Monday after.
function listDays(rule: HolidayRule, year: number, lastWorkDay: number): [string, string][] {
  const date = findDate(rule, year);
  const holiday: [string, string] = [date.toString(), rule.name];
  if (date.dayOfWeek < SATURDAY || date.dayOfWeek <= lastWorkDay) return [holiday];
  const observed = date.add({ days: date.dayOfWeek === SUNDAY ? 1 : -1 });
  return [holiday, [observed.toString(), `${rule.name} (observed)`]];
}

function findDate(rule: HolidayRule, year: number): Temporal.PlainDate {
  if ("day" in rule) return Temporal.PlainDate.from({ year, month: rule.month, day: rule.day });
  const first = Temporal.PlainDate.from({ year, month: rule.month, day: 1 });
  const days = (rule.weekday - first.dayOfWeek + 7) % 7;
  if (rule.week > 0) return first.add({ days: days + (rule.week - 1) * 7 });
  const weeks = Math.floor((first.daysInMonth - 1 - days) / 7);
  return first.add({ days: days + weeks * 7 });
}
