import { DAY, MINUTE } from "#app/server/time/durations";
import type { Holidays } from "#app/server/time/holidays.server";
import type { OpenHours } from "#drizzle/schema/values";
import { CELL, getOccupiedSpan } from "../model/cells";
import type { MeetingRules } from "../state/rules.server";
import {
  addDays,
  type CalendarDay,
  getCalendarDay,
  getTimeAtMinute,
  listCalendarDays,
} from "../time/calendar-days.server";

export interface FreeTimesInput {
  rules: MeetingRules;
  /** Keyed by YYYY-MM-DD. Replaces the weekly hours, also on holidays. A day off has an empty list. */
  specialDays: ReadonlyMap<string, OpenHours[]>;
  holidays: Pick<Holidays, "find">;
  busy: ReadonlySet<number>;
  bookedPerDay: ReadonlyMap<string, number>;
  /** Keyed by the week's Monday, YYYY-MM-DD. */
  bookedPerWeek: ReadonlyMap<string, number>;
  from: number;
  to: number;
  now: number;
  zone: string;
}

export function computeFreeTimes({ rules, from, to, now, ...input }: FreeTimesInput): number[] {
  const first = Math.max(from, now + rules.noticeMinutes * MINUTE);
  const times = listOpenDays(first, to, { now, zone: input.zone, horizonDays: rules.horizonDays })
    .filter((day) => !isFull(day, rules, input))
    .flatMap((day) => listStarts(day, rules, input))
    .filter((start) => start >= first && start < to && isFree(start, rules, input.busy));
  return [...new Set(times)].sort((a, b) => a - b);
}

/** Within the horizon, no matter how distant `to` is. */
export function listOpenDays(
  from: number,
  to: number,
  { now, zone, horizonDays }: { now: number; zone: string; horizonDays: number },
): CalendarDay[] {
  const lastDay = addDays(getCalendarDay(now, zone), horizonDays);
  const end = Math.min(to, now + (horizonDays + 2) * DAY);
  if (!(Math.max(from, now) < end)) return [];
  return listCalendarDays(Math.max(from, now), end - 1, zone).filter(({ day }) => day <= lastDay);
}

function isFull(
  { day, weekday }: CalendarDay,
  { dailyLimit, weeklyLimit }: MeetingRules,
  { bookedPerDay, bookedPerWeek }: Pick<FreeTimesInput, "bookedPerDay" | "bookedPerWeek">,
): boolean {
  if (dailyLimit > 0 && (bookedPerDay.get(day) ?? 0) >= dailyLimit) return true;
  return weeklyLimit > 0 && (bookedPerWeek.get(addDays(day, 1 - weekday)) ?? 0) >= weeklyLimit;
}

export function listOpenHours(
  { day, weekday }: Pick<CalendarDay, "day" | "weekday">,
  { weekly }: Pick<MeetingRules, "weekly">,
  { specialDays, holidays }: Pick<FreeTimesInput, "specialDays" | "holidays">,
): OpenHours[] {
  const special = specialDays.get(day);
  if (special) return special;
  return holidays.find(day) ? [] : weekly.filter((hours) => hours.weekday === weekday);
}

/** The grid counts elapsed minutes, so an hour that clocks skip has no times and a repeated hour has twice as many. */
function listStarts(
  day: CalendarDay,
  rules: MeetingRules,
  { specialDays, holidays, zone }: Pick<FreeTimesInput, "specialDays" | "holidays" | "zone">,
): number[] {
  const starts: number[] = [];
  for (const { start, end } of listOpenHours(day, rules, { specialDays, holidays })) {
    const latest = getTimeAtMinute(day, end, zone) - rules.minutes * MINUTE;
    for (let at = getTimeAtMinute(day, start, zone); at <= latest; at += rules.stepMinutes * MINUTE) starts.push(at);
  }
  return starts;
}

function isFree(startsAt: number, rules: MeetingRules, busy: ReadonlySet<number>): boolean {
  const { start, end } = getOccupiedSpan(startsAt, rules);
  for (let cell = start; cell < end; cell += CELL) if (busy.has(cell)) return false;
  return true;
}
