import { formatCalendarDay } from "#app/server/time/formatters";

export const formatDay = (day: string, dateStyle: "long" | "medium" = "long"): string =>
  formatCalendarDay(day, { dateStyle });
