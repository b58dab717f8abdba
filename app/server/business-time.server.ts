/** Times as the business counts them: days begin at midnight in BUSINESS_TIMEZONE, also where the clocks change. */

const DAY_MS = 86_400_000;
/** When a business day ends. */
const CLOSING_HOUR = 17;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are costly to make, so each is made once. */
function format(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${JSON.stringify(options)}`;
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat("en-US", { timeZone: zone, ...options });
    formats.set(key, made);
  }
  return made;
}

/** The clock on the wall at this moment, as if it were UTC: only for reckoning, never to be stored. */
function wallClock(at: number, zone: string): Date {
  const parts = format(zone, {
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const wall = new Date(0);
  wall.setUTCFullYear(part("year"), part("month") - 1, part("day"));
  wall.setUTCHours(part("hour"), part("minute"), part("second"));
  return wall;
}

const offset = (at: number, zone: string) => wallClock(at, zone).getTime() - Math.floor(at / 1000) * 1000;

/**
 * The moment when the clock on the wall shows `wall`. Where it shows it twice, the first time; where it never does,
 * the moment that it jumps over it.
 */
function momentOf(wall: number, zone: string): Date {
  const [before, after] = [offset(wall - DAY_MS, zone), offset(wall + DAY_MS, zone)];
  for (const assumed of [before, after]) if (offset(wall - assumed, zone) === assumed) return new Date(wall - assumed);
  return new Date(wall - before);
}

/** The midnight with which the day of `at` (milliseconds) began. */
export function startOfDay(at: number, zone: string): Date {
  return momentOf(wallClock(at, zone).setUTCHours(0, 0, 0, 0), zone);
}

/** The midnight with which the month of `at` (milliseconds) began. */
export function startOfMonth(at: number, zone: string): Date {
  const wall = wallClock(at, zone);
  return momentOf(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), 1), zone);
}

/** The end, 5 PM, of the first Monday to Friday after the day of `at` (milliseconds). Holidays are not known. */
export function endOfNextBusinessDay(at: number, zone: string): Date {
  const wall = wallClock(at, zone);
  do wall.setUTCDate(wall.getUTCDate() + 1);
  while (wall.getUTCDay() === 0 || wall.getUTCDay() === 6);
  return momentOf(wall.setUTCHours(CLOSING_HOUR, 0, 0, 0), zone);
}

/** The calendar day as `2026-11-21`. */
export function dayOf(at: Date, zone: string): string {
  return wallClock(at.getTime(), zone).toISOString().slice(0, 10);
}

/** Day and minute for people, as `Nov 21, 2026, 8:42 AM`; without the year when that is the year of `now`. */
export function formatMoment(at: Date, zone: string, now = Date.now()): string {
  const thisYear = wallClock(at.getTime(), zone).getUTCFullYear() === wallClock(now, zone).getUTCFullYear();
  const day = { month: "short", day: "numeric", hour: "numeric", minute: "2-digit" } as const;
  // Newer engines put a narrow no-break space before AM and PM.
  return format(zone, thisYear ? day : { ...day, year: "numeric" })
    .format(at)
    .replace(/\u202f/g, " ");
}
