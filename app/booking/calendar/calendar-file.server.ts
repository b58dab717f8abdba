import type { Services } from "#app/server/services.server";
import { business } from "#app/site";
import type { Row } from "#drizzle/schema";
import { toEmailBooking } from "./booking-data.server";
import { type CalendarMethod, writeCalendar } from "./write-calendar.server";

export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

export async function createCalendarFile(
  services: Pick<Services, "env" | "linkOrigin" | "secrets" | "settings">,
  booking: Row<"bookings">,
  method: CalendarMethod,
  now = Date.now(),
): Promise<string> {
  return writeCalendar(toEmailBooking(services, booking, now), method, await services.settings.read(business));
}
