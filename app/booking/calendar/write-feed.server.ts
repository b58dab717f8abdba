import { and, asc, gte, isNull, ne } from "drizzle-orm";
import ical, { ICalCalendarMethod } from "ical-generator";
import { paths } from "#app/paths";
import type { Services } from "#app/server/services.server";
import { cleanLine, cleanText } from "#app/server/text/clean-text";
import { DAY } from "#app/server/time/durations";
import { addZoneId } from "#app/server/time/formatters";
import { business } from "#app/site";
import type { Row } from "#drizzle/schema";
import { getCalendarLocation } from "../model/describe-place";
import { getBookedName, getBookedPlace } from "../model/kinds";
import { formatMeetingTime } from "../time/format-times.server";
import { getUid } from "./write-calendar.server";

const DAYS_BACK = 30;

export async function writeFeed(
  { db, linkOrigin, settings }: Pick<Services, "db" | "linkOrigin" | "settings">,
  now = Date.now(),
): Promise<string> {
  const { bookings } = db.tables;
  const { name } = await settings.read(business);
  const rows = await db.read
    .select()
    .from(bookings)
    .where(
      and(
        isNull(bookings.deletedAt),
        gte(bookings.startsAt, new Date(now - DAYS_BACK * DAY)),
        ne(bookings.status, "cancelled"),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
  const calendar = ical({
    name: `${name} bookings`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: `//${name}//Bookings//EN`,
  });
  for (const booking of rows) {
    const place = getBookedPlace(booking);
    const url = linkOrigin + paths.adminBooking(booking.reference);
    calendar.createEvent({
      id: getUid(booking.reference),
      sequence: booking.sequence,
      stamp: booking.createdAt,
      start: booking.startsAt,
      end: booking.endsAt,
      summary: `${cleanLine(getBookedName(booking.kindId, booking.kindName))}: ${cleanLine(booking.name)}`,
      description: cleanText(describe(booking, url)),
      location: cleanLine(getCalendarLocation(place, booking.phone ?? "no number given")),
      url: place.type === "video" ? place.url : url,
    });
  }
  return calendar.toString();
}

function describe({ startsAt, timeZone, email, phone, note, status, reference }: Row<"bookings">, url: string): string {
  const visitorTime = `Visitor’s time: ${formatMeetingTime(startsAt.getTime(), timeZone)}${addZoneId(timeZone)}`;
  const noShow = status === "no_show" && "Did not show up";
  return [noShow, visitorTime, email, phone, note, `Booking ${reference}: ${url}`].filter(Boolean).join("\n");
}
