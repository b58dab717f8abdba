import { formatCalendarDay } from "#app/server/time/formatters";

/** From Monday, which is 1. January 1, 2024 was a Monday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  name: formatCalendarDay(`2024-01-0${weekday}`, { weekday: "long" }),
  short: formatCalendarDay(`2024-01-0${weekday}`, { weekday: "short" }),
}));
