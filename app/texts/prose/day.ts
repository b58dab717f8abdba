import { formatCalendarDay } from "#app/server/time/formatters";

export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const formatDay = (day: string, dateStyle: "long" | "medium" = "long"): string =>
  formatCalendarDay(day, { dateStyle });
