import {
  formatDay,
  formatIsoDate,
  formatMoment,
  formatTime,
  formatWeekday,
} from "#app/server/time/business-time.server";
import { DAY } from "#app/server/time/durations";

interface Due {
  dueAt: Date;
  overdue: boolean;
}

/** In a list only today has a time, because another day with a time would not fit on the line. */
export function describeDue({ dueAt: at, overdue }: Due, zone: string, now: number, { hasTime = false } = {}) {
  const day = formatDay(at, zone, now);
  if (overdue) return { text: `Overdue since ${day}`, urgency: "late" } as const;
  const time = formatTime(at, zone);
  const isToday = formatIsoDate(at, zone) === formatIsoDate(new Date(now), zone);
  if (isToday) return { text: `Due today, ${time}`, urgency: "today" } as const;
  return { text: `Due ${formatWeekday(at, zone)}, ${day}${hasTime ? `, ${time}` : ""}`, urgency: null } as const;
}

export type DescribedDue = ReturnType<typeof describeDue>;

/** `Nov 24, 11:38 AM (6 days)` */
export function describeWait(since: Date, zone: string, now: number): string {
  const days = Math.floor((now - since.getTime()) / DAY);
  return `${formatMoment(since, zone, now)}${days > 0 ? ` (${days} ${days === 1 ? "day" : "days"})` : ""}`;
}
