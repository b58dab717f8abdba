import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { toEmailBooking } from "./booking-data.server";
import { type CalendarMethod, writeCalendar } from "./write-calendar.server";

export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

/** The calendar file that a visitor can download for a booking. */
export function createCalendarFile(
  services: Pick<Services, "env" | "linkOrigin" | "secrets">,
  booking: Row<"bookings">,
  method: CalendarMethod,
  now = Date.now(),
): string {
  return writeCalendar(toEmailBooking(services, booking, now), method);
}
