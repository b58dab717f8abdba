import { formatCalendarDay } from "../server/time/formatters";

/** `2026-11-21` as `Nov 21`. */
export const formatDay = (day = ""): string => formatCalendarDay(day, { month: "short", day: "numeric" });
