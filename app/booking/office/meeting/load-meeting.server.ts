import { desc, eq } from "drizzle-orm";
import { BOOKING_KIND } from "#app/booking/model/booking-values";
import { getCalendarLocation } from "#app/booking/model/describe-place";
import { getBookedName, getBookedPlace } from "#app/booking/model/kinds";
import { isUpcoming } from "#app/booking/state/change-booking.server";
import { formatDaysAhead, getCalendarDay } from "#app/booking/time/calendar-days.server";
import { getTimeZoneName } from "#app/booking/time/time-zones.server";
import { paths } from "#app/paths";
import { describeVisitSource } from "#app/server/forms/visit-source";
import type { Services } from "#app/server/services.server";
import { formatMoment, formatTime } from "#app/server/time/business-time.server";
import { formatHistory, listTrashEvents } from "#app/trash/history.server";
import { formatNearDay } from "../../time/format-days";
import { toHistoryEntry } from "./describe-event.server";
import { getBooking } from "./get-booking.server";
import { listFreeDays } from "./list-free-days.server";

/** @throws 404 */
export async function loadMeeting(services: Services, reference: string, showsEmails: boolean, now = Date.now()) {
  const { db, env } = services;
  const zone = env.BUSINESS_TIMEZONE;
  const booking = await getBooking(services, reference);
  const { bookingEvents } = db.tables;
  const [events, trashEvents, freeDays] = await Promise.all([
    db.read
      .select()
      .from(bookingEvents)
      .where(eq(bookingEvents.bookingId, booking.id))
      .orderBy(desc(bookingEvents.createdAt), desc(bookingEvents.id)),
    listTrashEvents(services, BOOKING_KIND, booking.id),
    isUpcoming(booking, now) ? listFreeDays(services, booking, now) : [],
  ]);
  const { name, email, phone, note, status, sequence, timeZone } = booking;
  const [start, end] = [booking.startsAt.getTime(), booking.endsAt.getTime()];
  const [day, today] = [getCalendarDay(start, zone), getCalendarDay(now, zone)];
  const describeTime = (clock: string) => {
    const span = `${formatTime(start, clock)} – ${formatTime(end, clock)}`;
    return `${formatNearDay(getCalendarDay(start, clock), today)}, ${span.replaceAll(" ", "\u00a0")}`;
  };
  return {
    id: booking.id,
    reference,
    trashedAt: booking.deletedAt && formatMoment(booking.deletedAt, zone),
    isUpcoming: isUpcoming(booking, now),
    kind: getBookedName(booking.kindId, booking.kindName),
    place: getCalendarLocation(getBookedPlace(booking), phone ?? "no number given"),
    name,
    email,
    phone,
    note,
    status,
    sequence,
    hasBegun: start <= now,
    /** `Tue, Dec 1, 10:30 AM`, with the year if that is not the current year. */
    shortWhen: `${formatNearDay(day, today)}, ${formatTime(start, zone)}`,
    ahead: formatDaysAhead(day, today),
    minutes: Math.round((end - start) / 60_000),
    when: describeTime(zone),
    visitorWhen: describeTime(timeZone),
    zone: { id: zone, name: getTimeZoneName(zone, start) },
    visitorZone: { id: timeZone, name: getTimeZoneName(timeZone, start) },
    bookedAt: formatMoment(booking.createdAt, zone),
    source: describeVisitSource(booking.source),
    /** Not everybody may open the outbox. */
    emailsUrl: showsEmails ? `${paths.adminOutbox}?q=${encodeURIComponent(reference)}` : null,
    history: formatHistory([...trashEvents, ...events.map((event) => toHistoryEntry(event, zone))], zone),
    freeDays,
  };
}

export type Meeting = Awaited<ReturnType<typeof loadMeeting>>;
