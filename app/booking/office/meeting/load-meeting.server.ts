import { desc, eq } from "drizzle-orm";
import { paths } from "#app/paths";
import { formatMoment } from "#app/server/business-time.server";
import { describeVisitSource } from "#app/server/forms/visit-source";
import type { Services } from "#app/server/services.server";
import { getKindName } from "../../kinds";
import { isUpcoming } from "../../place/lock-booking.server";
import { formatLongDay, formatTime } from "../../time/format-times.server";
import { getTimeZoneName } from "../../time/time-zones.server";
import { describeEvent } from "./describe-event.server";
import { getBooking } from "./get-booking.server";
import { listFreeDays } from "./list-free-days.server";

/** @throws 404 */
export async function loadMeeting(services: Services, reference: string, isAdmin: boolean, now = Date.now()) {
  const { db, env } = services;
  const zone = env.BUSINESS_TIMEZONE;
  const booking = await getBooking(services, reference);
  const { bookingEvents } = db.tables;
  const [events, freeDays] = await Promise.all([
    db.read
      .select()
      .from(bookingEvents)
      .where(eq(bookingEvents.bookingId, booking.id))
      .orderBy(desc(bookingEvents.createdAt), desc(bookingEvents.id)),
    isUpcoming(booking, now) ? listFreeDays(services, booking, now) : [],
  ]);
  const { name, email, phone, note, status, sequence, timeZone } = booking;
  const [start, end] = [booking.startsAt.getTime(), booking.endsAt.getTime()];
  const describeTime = (clock: string) =>
    `${formatLongDay(start, clock)}, ${formatTime(start, clock)} – ${formatTime(end, clock)}`;
  return {
    reference,
    kind: getKindName(booking.kindId),
    name,
    email,
    phone,
    note,
    status,
    sequence,
    hasBegun: start <= now,
    when: describeTime(zone),
    visitorWhen: describeTime(timeZone),
    zone: { id: zone, name: getTimeZoneName(zone, start) },
    visitorZone: { id: timeZone, name: getTimeZoneName(timeZone, start) },
    bookedAt: formatMoment(booking.createdAt, zone),
    source: describeVisitSource(booking.source),
    /** Only admins may open the outbox. */
    mailsUrl: isAdmin ? `${paths.adminOutbox}?q=${encodeURIComponent(reference)}` : null,
    history: events.map((event) => ({
      id: event.id,
      at: formatMoment(event.createdAt, zone),
      actor: event.actor,
      text: describeEvent(event, zone),
      detail: event.detail,
    })),
    freeDays,
  };
}
