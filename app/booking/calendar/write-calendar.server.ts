import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { firstName } from "#app/server/email/layout.server";
import { addZoneId } from "#app/server/time/formatters";
import { type Business, CALENDAR_DOMAIN } from "#app/site";
import { getCalendarLocation } from "../model/describe-place";
import { getBookedName, type MeetingPlace } from "../model/kinds";
import { formatMeetingTime } from "../time/format-times.server";

export type CalendarMethod = "REQUEST" | "CANCEL" | "PUBLISH";

export interface CalendarEntry {
  reference: string;
  kind: string;
  kindName: string | null;
  startsAt: number;
  endsAt: number;
  timeZone: string;
  businessZone: string;
  name: string;
  email: string;
  sequence: number;
  organizer: string;
  url: string;
  changedAt: number;
  /** Null in emails that an earlier version queued. */
  place: MeetingPlace | null;
}

/** The same in every version of an entry, so that calendars replace the previous one. */
export const getUid = (reference: string) => `${reference}@${CALENDAR_DOMAIN}`;

/** Times are in UTC, so that the file needs no time zone definition. */
export function writeCalendar(entry: CalendarEntry, method: CalendarMethod, { name }: Business): string {
  const calendar = ical({ method: ICalCalendarMethod[method], prodId: `//${name}//Bookings//EN` });
  calendar.createEvent({
    id: getUid(entry.reference),
    sequence: entry.sequence,
    stamp: new Date(entry.changedAt),
    start: new Date(entry.startsAt),
    end: new Date(entry.endsAt),
    summary: `${getBookedName(entry.kind, entry.kindName)} with ${name}`,
    description: describeEntry(entry),
    status: method === "CANCEL" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name, email: entry.organizer },
    attendees: [
      {
        // Only the first name, because the address is not confirmed.
        name: firstName(entry.name) || undefined,
        email: entry.email,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
        rsvp: false,
      },
    ],
    location: entry.place ? getCalendarLocation(entry.place) : undefined,
    url: entry.place?.type === "video" ? entry.place.url : entry.url,
  });
  return calendar.toString();
}

function describeEntry(entry: CalendarEntry): string {
  return [`Booking ${entry.reference}`, ...listTimes(entry), `Move or cancel it: ${entry.url}`].join("\n");
}

/** In the visitor's time zone, and in that of the business if its clocks differ. */
export function listTimes({
  startsAt,
  timeZone,
  businessZone,
}: Pick<CalendarEntry, "startsAt" | "timeZone" | "businessZone">): string[] {
  const [yours, ours] = [timeZone, businessZone].map((zone) => formatMeetingTime(startsAt, zone));
  return yours === ours
    ? [`${yours}`]
    : [`Your time: ${yours}${addZoneId(timeZone)}`, `Our time: ${ours}${addZoneId(businessZone)}`];
}
