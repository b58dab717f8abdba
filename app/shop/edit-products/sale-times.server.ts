import { Temporal } from "temporal-polyfill";
import { toDate, toLocalTime } from "#app/server/time/business-time.server";

/** Formats a time for a datetime field, in the time zone of the business: 2026-11-21T08:42. */
export function formatFieldTime(at: Date, zone: string): string {
  return toLocalTime(at, zone).toPlainDateTime().toString({ smallestUnit: "minute" });
}

/** Null if it is not such a time, or if clocks skip it on that day. */
export function parseFieldTime(text: string, zone: string): Date | null {
  if (!/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return null;
  try {
    const clock = Temporal.PlainDateTime.from(text);
    const moment = clock.toZonedDateTime(zone);
    return moment.toPlainDateTime().equals(clock) ? toDate(moment) : null;
  } catch {
    return null;
  }
}
