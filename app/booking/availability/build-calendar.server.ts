import { Temporal } from "temporal-polyfill";
import { toLocalTime } from "#app/server/time/business-time.server";
import { formatCalendarDay } from "#app/server/time/formatters";
import type { Calendar, CalendarDay } from "../model/steps";
import { weekdays } from "../model/weekdays";
import { getMonday } from "../time/calendar-days.server";

const WEEKS = 3;
const WORKING_DAYS = 5;

/** Days without free times are omitted. Days and their times are ascending. */
export type TimesByDay = ReadonlyMap<string, number[]>;

/** @param times ascending */
export function groupByDay(times: readonly number[], zone: string): TimesByDay {
  const days = new Map<string, number[]>();
  let current: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const at of times) {
    if (at >= end) {
      const date = toLocalTime(at, zone).toPlainDate();
      end = date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
      current = [];
      days.set(date.toString(), current);
    }
    current.push(at);
  }
  return days;
}

/** The three weeks with the day, counted from the week of the first free day. Null if no day is free. */
export function buildCalendar(free: TimesByDay, day: string, today: string): Calendar | null {
  const dates = [...free.keys()].map((date) => Temporal.PlainDate.from(date));
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) return null;
  const start = getMonday(first);
  const sheet = Math.floor(
    getMonday(Temporal.PlainDate.from(day)).since(start, { largestUnit: "weeks" }).weeks / WEEKS,
  );
  const from = start.add({ weeks: sheet * WEEKS });
  const end = from.add({ weeks: WEEKS });
  const columns = dates.some(({ dayOfWeek }) => dayOfWeek > WORKING_DAYS) ? weekdays.length : WORKING_DAYS;
  const mondays = Array.from({ length: WEEKS }, (_, week) => from.add({ weeks: week }));
  const shown = mondays
    .filter((monday, week) => week === 0 || Temporal.PlainDate.compare(monday, last) <= 0)
    .map((monday) => Array.from({ length: columns }, (_, weekday) => monday.add({ days: weekday })));
  const months = [...new Map(shown.flat().map((date) => [date.toPlainYearMonth().toString(), date])).values()];
  const named = new Set<string>();
  const weeks = shown.map((week) =>
    week.map((date): CalendarDay => {
      const month = date.toPlainYearMonth().toString();
      const isFirst = months.length > 1 && !named.has(month);
      named.add(month);
      return {
        date: date.toString(),
        number: date.day,
        month: isFirst ? getShortMonthName(date) : null,
        name: formatDay(date),
        free: free.get(date.toString())?.length ?? 0,
        isPast: date.toString() < today,
      };
    }),
  );
  const previous = from.subtract({ weeks: WEEKS });
  return {
    title: nameMonths(months),
    weekdays: weekdays.slice(0, columns).map(({ short }) => short),
    weeks,
    earlier:
      findDay(dates, previous, from) ??
      dates
        .filter((date) => isBefore(date, from))
        .at(-1)
        ?.toString() ??
      null,
    later: dates.find((date) => !isBefore(date, end))?.toString() ?? null,
  };
}

const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate) => Temporal.PlainDate.compare(one, other) < 0;

const findDay = (dates: Temporal.PlainDate[], from: Temporal.PlainDate, end: Temporal.PlainDate) =>
  dates.find((date) => !isBefore(date, from) && isBefore(date, end))?.toString();

const format = (date: Temporal.PlainDate, options: Intl.DateTimeFormatOptions) =>
  formatCalendarDay(date.toString(), options);

export const getWeekdayName = (date: Temporal.PlainDate) => format(date, { weekday: "long" });
export const getShortMonthName = (date: Temporal.PlainDate) => format(date, { month: "short" });

export const formatDate = (date: Temporal.PlainDate) => format(date, { month: "long", day: "numeric" });

export const formatDay = (date: Temporal.PlainDate) => format(date, { weekday: "long", month: "long", day: "numeric" });

function nameMonths(months: Temporal.PlainDate[]): string {
  const [first, second] = months;
  const name = (date: Temporal.PlainDate) => format(date, { month: "long", year: "numeric" });
  if (!first || !second) return first ? name(first) : "";
  const before = first.year === second.year ? format(first, { month: "long" }) : name(first);
  return `${before} and ${name(second)}`;
}
