import type { BookingQuery } from "./booking-query";
import type { PublicPlace } from "./describe-place";

/** What the steps of a booking show. All times are in the visitor's time zone. */
export interface Steps {
  /** Has a time zone only if the address names a valid one. */
  query: BookingQuery;
  kind: OfferedKind;
  kinds: OfferedKind[];
  /** The name of the kind that was asked for, if it cannot be booked: empty if there is none. The steps are for another. */
  notOffered: string | null;
  zone: { id: string; name: string };
  zones: { id: string; name: string }[];
  calendar: Calendar | null;
  day: ChosenDay | null;
  slot: ChosenSlot | null;
}

export interface OfferedKind {
  id: string;
  name: string;
  description: string;
  place: PublicPlace;
  minutes: number;
}

export interface Calendar {
  title: string;
  weekdays: string[];
  weeks: CalendarDay[][];
  /** The highest number of free times on any day. */
  most: number;
  /** The days that open the weeks before and after these. */
  earlier: string | null;
  later: string | null;
}

export interface CalendarDay {
  date: string;
  number: number;
  /** Set on the first day shown of each month, if there are two months. */
  month: string | null;
  name: string;
  free: number;
  isPast: boolean;
}

export interface ChosenDay {
  date: string;
  name: string;
  parts: { name: string; times: OfferedTime[] }[];
}

export const countOpenTimes = ({ parts }: ChosenDay): number => parts.reduce((sum, { times }) => sum + times.length, 0);

export interface OfferedTime {
  slot: string;
  time: string;
}

export interface ChosenSlot {
  slot: string;
  weekday: string;
  /** "November 30" */
  date: string;
  day: string;
  time: string;
  isFree: boolean;
  /** Whether the booking that is being moved already has this time. */
  isCurrent: boolean;
  /** The nearest free times, if this one is not free. */
  others: (OfferedTime & { day: string })[];
}
