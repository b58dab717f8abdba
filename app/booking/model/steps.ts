import type { BookingQuery } from "./booking-query";
import type { PublicPlace } from "./describe-place";

/** All times are in the visitor's time zone. */
export interface Steps {
  /** Has a time zone only if the address names a valid one. */
  query: BookingQuery;
  kind: OfferedKind;
  kinds: OfferedKind[];
  /** The name of the requested kind, if another kind replaces it; empty if the requested kind does not exist. */
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
  earlier: string | null;
  later: string | null;
}

export interface CalendarDay {
  date: string;
  number: number;
  /** Set on the first shown day of each month, if there are two months. */
  month: string | null;
  name: string;
  free: number;
  isPast: boolean;
}

export interface ChosenDay {
  date: string;
  name: string;
  /** Such as "Tue, Dec 1". */
  short: string;
  parts: { name: string; times: OfferedTime[] }[];
}

export const countOpenTimes = ({ parts }: ChosenDay): number => parts.reduce((sum, { times }) => sum + times.length, 0);

/** Everybody may see how many times are left. On other days, only screen readers say how many are open. */
export const isAlmostFull = (free: number): boolean => free > 0 && free <= 3;

export interface OfferedTime {
  slot: string;
  time: string;
}

export interface ChosenSlot {
  slot: string;
  weekday: string;
  date: string;
  day: string;
  time: string;
  isFree: boolean;
  /** The booking that is being moved already has this time. */
  isCurrent: boolean;
  others: (OfferedTime & { day: string })[];
}
