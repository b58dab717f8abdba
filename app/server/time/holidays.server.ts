import { Temporal } from "temporal-polyfill";

type HolidayRule = { name: string; month: number } & (
  | { day: number }
  /** `weekday`: 1 is Monday; `week`: 1 is the first one of the month, -1 the last. */
  | { weekday: number; week: 1 | 2 | 3 | 4 | -1 }
);

/** The legal public holidays of 5 U.S.C. 6103. */
const rules: HolidayRule[] = [
  { name: "New Year’s Day", month: 1, day: 1 },
  { name: "Martin Luther King Jr. Day", month: 1, weekday: 1, week: 3 },
  { name: "Washington’s Birthday", month: 2, weekday: 1, week: 3 },
  { name: "Memorial Day", month: 5, weekday: 1, week: -1 },
  { name: "Juneteenth", month: 6, day: 19 },
  { name: "Independence Day", month: 7, day: 4 },
  { name: "Labor Day", month: 9, weekday: 1, week: 1 },
  { name: "Columbus Day", month: 10, weekday: 1, week: 2 },
  { name: "Veterans Day", month: 11, day: 11 },
  { name: "Thanksgiving Day", month: 11, weekday: 4, week: 4 },
  { name: "Christmas Day", month: 12, day: 25 },
];

const SATURDAY = 6;
const SUNDAY = 7;
const MAX_YEARS = 100;
const holidaysByYear = new Map<number, ReadonlyMap<string, string>>();

/** The name of the US federal holiday on `day` (YYYY-MM-DD), such as "Independence Day (observed)". */
export function findHoliday(day: string): string | null {
  return listHolidaysOf(Number(day.slice(0, 4))).get(day) ?? null;
}

/** `day` is YYYY-MM-DD. */
export function isBusinessDay(day: string): boolean {
  return Temporal.PlainDate.from(day).dayOfWeek < SATURDAY && findHoliday(day) === null;
}

/** The US federal holidays, with the days on which they are observed, in `days` days from `first` (YYYY-MM-DD). */
export function listHolidays(first: string, days: number): { day: string; name: string }[] {
  const last = Temporal.PlainDate.from(first)
    .add({ days: days - 1 })
    .toString();
  const years = [...new Set([first, last].map((day) => Number(day.slice(0, 4))))];
  return years
    .flatMap((year) => [...listHolidaysOf(year)].map(([day, name]) => ({ day, name })))
    .filter(({ day }) => first <= day && day <= last)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

function listHolidaysOf(year: number): ReadonlyMap<string, string> {
  let holidays = holidaysByYear.get(year);
  if (!holidays) {
    // New Year's Day of the next year may be observed on December 31.
    const entries = [year, year + 1].flatMap((of) => rules.flatMap((rule) => listDays(rule, of)));
    holidays = new Map(entries.filter(([day]) => Number(day.slice(0, 4)) === year));
    if (holidaysByYear.size >= MAX_YEARS) holidaysByYear.clear();
    holidaysByYear.set(year, holidays);
  }
  return holidays;
}

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
function listDays(rule: HolidayRule, year: number): [string, string][] {
  const date = findDate(rule, year);
  const holiday: [string, string] = [date.toString(), rule.name];
  if (date.dayOfWeek < SATURDAY) return [holiday];
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
