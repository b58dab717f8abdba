import { describeBookedPlace } from "#app/booking/model/describe-place";
import { getBookedName, getBookedPlace, meetingKinds } from "#app/booking/model/kinds";
import { listReminders } from "#app/booking/model/reminder-hours";
import { isBookingKey } from "#app/booking/state/access.server";
import { findBooking } from "#app/booking/state/find-booking.server";
import { formatLongDay } from "#app/booking/time/format-times.server";
import { getTimeZoneName } from "#app/booking/time/time-zones.server";
import { paths } from "#app/paths";
import type { Services } from "#app/server/services.server";
import { formatTime } from "#app/server/time/business-time.server";
import { MINUTE } from "#app/server/time/durations";
import type { Row } from "#drizzle/schema";

/** What anybody with the link may see. */
export interface ShownBooking {
  reference: string;
  state: "booked" | "cancelled" | "past";
  isOver: boolean;
  kind: string;
  kindId: string;
  minutes: number;
  place: string;
  /** Whether we call the visitor. */
  isPhone: boolean;
  preparation: string | null;
  weekday: string;
  /** "December 4"; "Thursday, December 4, 2025" once the title no longer says the weekday */
  day: string;
  /** "10:30 to 10:45 AM" */
  time: string;
  zone: string;
  /** The same time in the time zone of the business, if that is a different one. */
  ours: string | null;
  email: string;
  /** "24 hours and 1 hour before": the reminders still to come. */
  reminders: string | null;
  calendar: string;
}

const [audit] = meetingKinds;

/** Null for an unknown reference or a wrong key. */
export async function findOwnBooking(
  services: Pick<Services, "db" | "secrets">,
  reference: string,
  key: string,
): Promise<Row<"bookings"> | null> {
  return isBookingKey(services, reference, key) ? findBooking(services, reference) : null;
}

export function describeBooking(
  { env }: Pick<Services, "env">,
  booking: Row<"bookings">,
  key: string,
  now = Date.now(),
): ShownBooking {
  const { reference, kindId, timeZone, email } = booking;
  const [starts, ends] = [booking.startsAt.getTime(), booking.endsAt.getTime()];
  const day = formatLongDay(starts, timeZone);
  const [weekday = "", monthDay = ""] = day.split(", ");
  const state = getState(booking, now);
  const place = getBookedPlace(booking);
  const kind = getBookedName(kindId, booking.kindName);
  return {
    reference,
    state,
    isOver: ends <= now,
    kind,
    kindId,
    minutes: (ends - starts) / MINUTE,
    place: describeBookedPlace(place, booking.phone),
    isPhone: place.type === "phone",
    // Only while the office has not renamed the kind, because a renamed kind may be another meeting.
    preparation: kind === audit.name ? "Nothing to bring. Think of one job that eats your week." : null,
    weekday,
    day: state === "booked" ? monthDay : day,
    time: formatSpan(starts, ends, timeZone),
    zone: getTimeZoneName(timeZone, starts),
    ours: describeOurs(starts, ends, timeZone, env.BUSINESS_TIMEZONE),
    email,
    reminders: listReminders(starts, now),
    calendar: `${paths.bookingCalendar(reference)}?key=${encodeURIComponent(key)}`,
  };
}

function describeOurs(starts: number, ends: number, theirs: string, ours: string): string | null {
  const isSameDay = formatLongDay(starts, theirs) === formatLongDay(starts, ours);
  if (isSameDay && formatTime(starts, theirs) === formatTime(starts, ours)) return null;
  const time = `${formatSpan(starts, ends, ours)} ${getTimeZoneName(ours, starts)}`;
  // The ticket shows the visitor's date. In our time zone, it may be the day before or after.
  return isSameDay ? time : `${formatLongDay(starts, ours).split(",", 1)[0]}, ${time}`;
}

function getState({ status, startsAt }: Row<"bookings">, now: number): ShownBooking["state"] {
  if (status === "cancelled") return "cancelled";
  return status === "booked" && startsAt.getTime() > now ? "booked" : "past";
}

function formatSpan(starts: number, ends: number, zone: string): string {
  const [from, to] = [formatTime(starts, zone), formatTime(ends, zone)];
  const isSameHalf = from.slice(-2) === to.slice(-2);
  return `${isSameHalf ? from.slice(0, -3) : from} to ${to}`;
}
