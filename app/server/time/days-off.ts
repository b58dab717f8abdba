import { isDay } from "./is-day";

export type DaysOff = readonly { first: string; last: string; name: string }[];

const line = /^(\d{4}-\d\d-\d\d)(?: to (\d{4}-\d\d-\d\d))?(?:[,:]? +(.{1,80}))?$/;
const MAX_SPAN_DAYS = 60;
const DAY_MS = 86_400_000;

/** Lines such as "2026-12-24 Christmas Eve" or "2026-12-28 to 2026-12-31 Winter break". Null if one is invalid. */
export function parseDaysOff(text: string): DaysOff | null {
  const days = text.split("\n").filter(Boolean).map(parseDayOff);
  return days.some((day) => day === null) ? null : (days as unknown as DaysOff);
}

export function parseDayOff(text: string): DaysOff[number] | null {
  const [, first = "", last = first, name = "Day off"] = line.exec(text) ?? [];
  if (!isDay(first) || !isDay(last)) return null;
  const span = (Date.parse(last) - Date.parse(first)) / DAY_MS;
  return span >= 0 && span < MAX_SPAN_DAYS ? { first, last, name } : null;
}

export function findDayOff(days: DaysOff, day: string): string | null {
  return days.find(({ first, last }) => first <= day && day <= last)?.name ?? null;
}
