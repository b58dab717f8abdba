import { Temporal } from "temporal-polyfill";
import { toLocalTime } from "#app/server/time/business-time.server";
import { DAY, MINUTE } from "#app/server/time/durations";

export interface CalendarDay {
  /** YYYY-MM-DD */
  day: string;
  weekday: number;
  start: number;
  end: number;
}

/** YYYY-MM-DD */
export function getCalendarDay(at: number, zone: string): string {
  return toLocalTime(at, zone).toPlainDate().toString();
}

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

export const countDays = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to), { largestUnit: "days" }).days;

export const getMonday = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek - 1 });

/** `last` is included. */
export function listCalendarDays(from: number, last: number, zone: string): CalendarDay[] {
  const days: CalendarDay[] = [];
  let date = toLocalTime(from, zone).toPlainDate();
  let start = getStart(date, zone);
  while (start <= last) {
    const next = date.add({ days: 1 });
    const end = getStart(next, zone);
    days.push({ day: date.toString(), weekday: date.dayOfWeek, start, end });
    date = next;
    start = end;
  }
  return days;
}

/** When clocks change, the first of two equal times or, for a skipped time, the moment of the change. */
export function getTimeAtMinute({ day, start, end }: CalendarDay, minute: number, zone: string): number {
  if (end - start === DAY) return start + minute * MINUTE;
  if (minute >= 24 * 60) return end;
  const clock = Temporal.PlainDate.from(day).toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
  const moment = clock.toZonedDateTime(zone);
  if (moment.toPlainDateTime().equals(clock)) return moment.epochMilliseconds;
  const change = clock.toZonedDateTime(zone, { disambiguation: "earlier" }).getTimeZoneTransition("next");
  return change?.epochMilliseconds ?? moment.epochMilliseconds;
}

const getStart = (date: Temporal.PlainDate, zone: string) => date.toZonedDateTime(zone).epochMilliseconds;

const NEAR_DAYS = 13;

/** `today`, `tomorrow` or `in 3 days`. Null in the past and far ahead. */
export function formatDaysAhead(day: string, today: string): string | null {
  const ahead = countDays(today, day);
  if (ahead === 0 || ahead === 1) return ahead === 0 ? "today" : "tomorrow";
  return ahead > 1 && ahead <= NEAR_DAYS ? `in ${ahead} days` : null;
}
