import { type BookingStatus, bookingStatuses } from "#app/booking/model/booking-values";
import { readKindId } from "#app/booking/model/kinds";
import { paths } from "#app/paths";
import { readChoice, readPage, readSearchText, toQuery } from "#app/server/list/list-query";

export const periods = ["upcoming", "past", "all"] as const;

export interface Filters {
  q: string;
  /** The requested kind, which may not exist. */
  kind: string | null;
  status: BookingStatus | null;
  when: (typeof periods)[number];
  page: number;
}

export const noFilters: Filters = { q: "", kind: null, status: null, when: "upcoming", page: 1 };

export function readFilters(query: URLSearchParams): Filters {
  return {
    q: readSearchText(query),
    kind: readKindId(query.get("kind")),
    status: readChoice(query, "status", bookingStatuses, null),
    when: readChoice(query, "when", periods, noFilters.when),
    page: readPage(query),
  };
}

export function getListUrl(filters: Partial<Filters>): string {
  return paths.adminBookings + toQuery(filters, noFilters);
}

export const nextBookingWeekUrl = `${paths.adminBookings}?week`;

/** @param day YYYY-MM-DD, any day of the week */
export function getWeekUrl(day: string): string {
  return `${paths.adminBookings}?week=${day}`;
}

export function getBackUrl(query: URLSearchParams): string {
  const week = query.get("week");
  return week && /^\d{4}-\d{2}-\d{2}$/.test(week) ? getWeekUrl(week) : getListUrl(readFilters(query));
}

export function getBookingUrl(reference: string, back: string): string {
  return paths.adminBooking(reference) + (back.includes("?") ? back.slice(back.indexOf("?")) : "");
}
