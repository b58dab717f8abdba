/** Times as the business counts them: days begin at midnight in BUSINESS_TIMEZONE, also where the formatters change. */

const DAY_MS = 86_400_000;
/** When a business day ends. */
const CLOSING_HOUR = 17;

const HOUR_MS = 3_600_000;
/** The offsets of so many hours are remembered, then forgotten together. */
const MAX_CACHED_OFFSETS = 20_000;

const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number | null>();

/** Asks the engine what a formatter in the zone shows, which is slow: hence `offset`, which remembers. */
function computeOffset(at: number, zone: string): number {
  let formatter = formatters.get(zone);
  if (!formatter) {
    const number = "numeric" as const;
    const parts = { year: number, month: number, day: number, hour: number, minute: number, second: number };
    formatter = new Intl.DateTimeFormat("en-US", { timeZone: zone, hourCycle: "h23", ...parts });
    formatters.set(zone, formatter);
  }
  const shown = formatter.formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(shown.find((part) => part.type === type)?.value);
  const wall = new Date(0);
  wall.setUTCFullYear(part("year"), part("month") - 1, part("day"));
  wall.setUTCHours(part("hour"), part("minute"), part("second"));
  return wall.getTime() - Math.floor(at / 1000) * 1000;
}

/** Milliseconds that the zone is ahead of UTC at this moment. An hour in which that changes is not remembered. */
function getOffset(at: number, zone: string): number {
  const hour = Math.floor(at / HOUR_MS);
  const key = `${zone} ${hour}`;
  let cached = offsets.get(key);
  if (cached === undefined) {
    const [first, last] = [hour * HOUR_MS, (hour + 1) * HOUR_MS - 1000].map((moment) => computeOffset(moment, zone));
    cached = first !== undefined && first === last ? first : null;
    if (offsets.size >= MAX_CACHED_OFFSETS) offsets.clear();
    offsets.set(key, cached);
  }
  return cached ?? computeOffset(at, zone);
}

/** The formatter on the wall at this moment, as if it were UTC: only for reckoning, never to be stored. */
function toWallClock(at: number, zone: string): Date {
  return new Date(at + getOffset(at, zone));
}

/**
 * The moment when the formatter on the wall shows `wall`. Where it shows it twice, the first time; where it never does,
 * the moment that it jumps over it.
 */
function fromWallClock(wall: number, zone: string): Date {
  const [before, after] = [getOffset(wall - DAY_MS, zone), getOffset(wall + DAY_MS, zone)];
  for (const assumed of [before, after])
    if (getOffset(wall - assumed, zone) === assumed) return new Date(wall - assumed);
  return new Date(wall - before);
}

/** The midnight with which the day of `at` (milliseconds) began. */
export function startOfDay(at: number, zone: string): Date {
  return fromWallClock(toWallClock(at, zone).setUTCHours(0, 0, 0, 0), zone);
}

/** The midnight with which the month of `at` (milliseconds) began. */
export function startOfMonth(at: number, zone: string): Date {
  const wall = toWallClock(at, zone);
  return fromWallClock(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), 1), zone);
}

/** The end, 5 PM, of the first Monday to Friday after the day of `at` (milliseconds). Holidays are not cached. */
export function endOfNextBusinessDay(at: number, zone: string): Date {
  const wall = toWallClock(at, zone);
  do wall.setUTCDate(wall.getUTCDate() + 1);
  while (wall.getUTCDay() === 0 || wall.getUTCDay() === 6);
  return fromWallClock(wall.setUTCHours(CLOSING_HOUR, 0, 0, 0), zone);
}

/** The calendar day as `2026-11-21`. */
export function formatIsoDate(at: Date, zone: string): string {
  return toWallClock(at.getTime(), zone).toISOString().slice(0, 10);
}

/** Day and minute for spreadsheets, which read `2026-11-21 08:42` as a date in every country. */
export function formatMinute(at: Date, zone: string): string {
  return toWallClock(at.getTime(), zone).toISOString().slice(0, 16).replace("T", " ");
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Day and minute for people, as `Nov 21, 2026, 8:42 AM`; without the year when that is the year of `now`. */
export function formatMoment(at: Date, zone: string, now = Date.now()): string {
  const wall = toWallClock(at.getTime(), zone);
  const thisYear = wall.getUTCFullYear() === toWallClock(now, zone).getUTCFullYear();
  const day = `${months[wall.getUTCMonth()]} ${wall.getUTCDate()}${thisYear ? "" : `, ${wall.getUTCFullYear()}`}`;
  const hour = wall.getUTCHours();
  const minute = String(wall.getUTCMinutes()).padStart(2, "0");
  return `${day}, ${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}
