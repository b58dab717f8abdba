import { isUtc } from "../is-utc";
import { getFormatter } from "./formatters.server";

const DAY_MS = 86_400_000;

const HOUR_MS = 3_600_000;
/** Asking Intl for an offset is slow, so offsets are cached by hour. */
const MAX_CACHED_OFFSETS = 20_000;

const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number | null>();

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

/** Milliseconds that the zone is ahead of UTC at `at`. An hour in which the offset changes is not cached. */
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

/** The local time at `at` as if it were UTC: for calculations only, never to be stored. */
export function toWallClock(at: number, zone: string): Date {
  return new Date(at + getOffset(at, zone));
}

/** When clocks change: the first of two equal local times, or for a skipped one the moment of the change. */
export function fromWallClock(wall: number, zone: string): Date {
  const [before, after] = [getOffset(wall - DAY_MS, zone), getOffset(wall + DAY_MS, zone)];
  for (const assumed of [before, after])
    if (getOffset(wall - assumed, zone) === assumed) return new Date(wall - assumed);
  return new Date(wall - before);
}

export function startOfDay(at: number, zone: string): Date {
  return fromWallClock(toWallClock(at, zone).setUTCHours(0, 0, 0, 0), zone);
}

export function startOfMonth(at: number, zone: string): Date {
  const wall = toWallClock(at, zone);
  return fromWallClock(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), 1), zone);
}

export function formatIsoDate(at: Date, zone: string): string {
  return toWallClock(at.getTime(), zone).toISOString().slice(0, 10);
}

/** `2026-11-21 08:42`, which spreadsheets read as a date in every country. */
export function formatMinute(at: Date, zone: string): string {
  return toWallClock(at.getTime(), zone).toISOString().slice(0, 16).replace("T", " ");
}

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** `Nov 21`, or `Nov 21, 2025` if it is not this year. */
export function formatDay(at: Date, zone: string, now = Date.now()): string {
  const wall = toWallClock(at.getTime(), zone);
  const thisYear = wall.getUTCFullYear() === toWallClock(now, zone).getUTCFullYear();
  return `${months[wall.getUTCMonth()]} ${wall.getUTCDate()}${thisYear ? "" : `, ${wall.getUTCFullYear()}`}`;
}

export function formatMoment(at: Date, zone: string, now = Date.now()): string {
  const wall = toWallClock(at.getTime(), zone);
  const hour = wall.getUTCHours();
  const minute = String(wall.getUTCMinutes()).padStart(2, "0");
  return `${formatDay(at, zone, now)}, ${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}

/** `America/New_York` as `ET`. */
export const nameZone = (zone: string) => readZoneName(zone, "shortGeneric");

/** `America/New_York` as `Eastern Time (ET)`. */
export function describeZone(zone: string): string {
  const [name, short] = [readZoneName(zone, "longGeneric"), nameZone(zone)];
  return name === short ? name : `${name} (${short})`;
}

/** `at` matters only for names that change with the clocks, such as "EST" and "EDT". */
export function readZoneName(
  zone: string,
  timeZoneName: "short" | "long" | "shortGeneric" | "longGeneric",
  at = 0,
): string {
  if (isUtc(zone)) return "UTC";
  const parts = getFormatter(zone, timeZoneName, { timeZoneName }).formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
  // Node.js returns "GMT+0" or "GMT+00:00" for a zone that has UTC's time but no name of its own.
  return /^GMT[+-]0(0:00)?$/.test(name) ? "UTC" : name;
}
