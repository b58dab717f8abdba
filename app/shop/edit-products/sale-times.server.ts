import { Temporal } from "temporal-polyfill";
import { toDate, toLocalTime } from "#app/server/time/business-time.server";

/** For a datetime field, in the business's time zone: 2026-11-21T08:42. */
export function formatFieldTime(at: Date, zone: string): string {
  return toLocalTime(at, zone).toPlainDateTime().toString({ smallestUnit: "minute" });
}

/** Null if the text is no such time, or if clocks skip it. */
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
