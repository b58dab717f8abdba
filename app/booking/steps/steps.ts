import type { BookingQuery } from "../booking-query";
import type { KindId } from "../kinds";

/** What the steps of a booking show. All texts are in the visitor's time zone. */
export interface Steps {
  /** With the time zone only if the address names one that exists. */
  query: BookingQuery;
  kind: OfferedKind;
  kinds: OfferedKind[];
  zone: { id: string; name: string };
  zones: { id: string; name: string }[];
  calendar: Calendar | null;
  day: ChosenDay | null;
  slot: ChosenSlot | null;
}

export interface OfferedKind {
  id: KindId;
  name: string;
  description: string;
  minutes: number;
}

export interface Calendar {
  title: string;
  weekdays: string[];
  weeks: CalendarDay[][];
  /** The most free times of any day. */
  most: number;
  /** Days to open for the weeks before and after these. */
  earlier: string | null;
  later: string | null;
}

export interface CalendarDay {
  date: string;
  number: number;
  /** On the first day of each month, if there are two. */
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

export interface OfferedTime {
  slot: string;
  time: string;
}

export interface ChosenSlot {
  slot: string;
  weekday: string;
  day: string;
  time: string;
  isFree: boolean;
  /** The nearest other times, if this one is not free. */
  others: (OfferedTime & { day: string })[];
}
