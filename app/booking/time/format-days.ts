import { formatCalendarDay } from "#app/server/time/formatters";

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  formatCalendarDay(day, { weekday: "short", month: "short", day: "numeric", ...options });

/** `Thu, Nov 26` */
export const formatShortDay = (day: string): string => format(day, {});

/** `Thu, Nov 26`, with the year if that is not the year of `today`. */
export const formatNearDay = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? formatShortDay(day) : formatDaySpan({ from: day, to: day });

/** `Sat 28`, which Intl would write as `28 Sat`. */
export const formatWeekdayAndDay = (day: string): string =>
  `${formatCalendarDay(day, { weekday: "short" })} ${formatCalendarDay(day, { day: "numeric" })}`;

/** `Thu, Nov 26, 2026` or `Thu, Dec 24, 2026 – Fri, Jan 1, 2027`, both days included. */
export function formatDaySpan({ from, to }: { from: string; to: string }): string {
  const last = format(to, { year: "numeric" });
  if (from === to) return last;
  return `${from.slice(0, 4) === to.slice(0, 4) ? formatShortDay(from) : format(from, { year: "numeric" })} – ${last}`;
}
