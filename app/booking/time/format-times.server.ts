import { getTimeZoneName } from "./time-zones.server";

const formatters = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATTERS = 500;

function format(at: number, zone: string, name: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${name} ${zone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-US", { timeZone: zone, ...options });
    if (formatters.size >= MAX_FORMATTERS) formatters.clear();
    formatters.set(key, formatter);
  }
  // Newer versions of Node.js write a narrow no-break space before AM and PM.
  return formatter.format(at).replaceAll("\u202f", " ");
}

/** "Tuesday, March 10, 2026" */
export const formatLongDay = (at: number, zone: string) => format(at, zone, "day", { dateStyle: "full" });

/** "2:30 PM" */
export const formatTime = (at: number, zone: string) => format(at, zone, "time", { timeStyle: "short" });

/** "Tuesday, March 10, 2026 at 2:30 PM, Eastern Time" */
export const formatMeetingTime = (at: number, zone: string) =>
  `${formatLongDay(at, zone)} at ${formatTime(at, zone)}, ${getTimeZoneName(zone, at)}`;
