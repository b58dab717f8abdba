import { Temporal } from "temporal-polyfill";
import { formatTimestamp, getFormatter, isUtc } from "./formatters";

export const toLocalTime = (at: Date | number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(Number(at))).toZonedDateTimeISO(zone);

export const toDate = ({ epochMilliseconds }: Temporal.ZonedDateTime): Date => new Date(epochMilliseconds);

export const startOfDay = (at: number, zone: string): Date => toDate(toLocalTime(at, zone).startOfDay());

export const startOfMonth = (at: number, zone: string): Date =>
  toDate(toLocalTime(at, zone).with({ day: 1 }).startOfDay());

/** This hour on the day of `at`. An hour that the clocks skip becomes the next one; of two, it is the first. */
export const findHour = (at: number, zone: string, hour: number): Date =>
  toDate(toLocalTime(at, zone).toPlainDate().toZonedDateTime({ timeZone: zone, plainTime: { hour } }));

const isoDate = { locale: "sv-SE", year: "numeric", month: "2-digit", day: "2-digit" } as const;

/** Intl takes a tenth of the time that Temporal needs, which matters for the rows of a CSV file. */
export const formatIsoDate = (at: Date, zone: string): string => formatTimestamp(at, zone, "ISO date", isoDate);

/** `2026-11-21 08:42`, which spreadsheets read as a date in every country. */
export const formatMinute = (at: Date, zone: string): string =>
  formatTimestamp(at, zone, "ISO minute", { ...isoDate, hour: "2-digit", minute: "2-digit" });

/** `Nov 21`, or `Nov 21, 2025` in another year; `long` writes `November`. */
export function formatDay(at: Date, zone: string, now = Date.now(), month: "short" | "long" = "short"): string {
  const getYear = (time: Date | number) => formatTimestamp(time, zone, "year", { year: "numeric" });
  return getYear(at) === getYear(now)
    ? formatTimestamp(at, zone, `${month} day`, { month, day: "numeric" })
    : formatTimestamp(at, zone, `${month} day and year`, { month, day: "numeric", year: "numeric" });
}

export const formatWeekday = (at: Date | number, zone: string): string =>
  formatTimestamp(at, zone, "short weekday", { weekday: "short" });

export const formatTime = (at: Date | number, zone: string): string =>
  formatTimestamp(at, zone, "time", { timeStyle: "short" });

export const formatMoment = (at: Date, zone: string, now = Date.now()): string =>
  `${formatDay(at, zone, now)}, ${formatTime(at, zone)}`;

export const nameZone = (zone: string) => readZoneName(zone, "shortGeneric");

/** `Nov 21, 10:12 AM ET` */
export const formatZonedMoment = (at: Date, zone: string): string => `${formatMoment(at, zone)} ${nameZone(zone)}`;

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

/** `Today, 10:58 AM` and `Tomorrow, 10:58 AM`; other days as `formatMoment` writes them. */
export function formatOfficeTime(at: Date, zone: string, now: Date): string {
  const text = formatMoment(at, zone, now.getTime());
  const tomorrow = toDate(toLocalTime(now, zone).add({ days: 1 }));
  const near = { [formatIsoDate(now, zone)]: "Today", [formatIsoDate(tomorrow, zone)]: "Tomorrow" };
  const day = near[formatIsoDate(at, zone)];
  return day ? `${day}, ${text.split(", ").at(-1)}` : text;
}
