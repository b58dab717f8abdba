import type { Temporal } from "temporal-polyfill";
import { readZoneName, toDate, toLocalTime } from "./business-time.server";
import { MINUTE } from "./durations";
import { formatTimestamp } from "./formatters";
import { isBusinessDay } from "./holidays.server";

const CLOSING_HOUR = 17;

export interface DeliveryTime {
  /** "Order by 5 PM today and it’s ready Monday, November 30 (Eastern Time)." */
  sentence: string;
  /** When an order that is placed now is ready: "tomorrow" or "Monday". */
  readyDay: string;
  /** "Monday, November 30 (Eastern Time)" */
  readyDate: string;
}

/**
 * 5 PM on the first business day after the day of `at` (milliseconds). After 5 PM on a business day, an order counts as
 * placed on the next day.
 */
export function endOfNextBusinessDay(at: number, zone: string): Date {
  let day = getOrderDay(toLocalTime(at, zone));
  do day = day.add({ days: 1 });
  while (!isBusinessDay(day.toString()));
  return getClosingTime(day, zone);
}

/** `now` is in milliseconds. The result stays the same until the next 5 PM or midnight. */
export const describeDelivery = (now: number, zone: string): DeliveryTime => rememberMinute(now, zone).time;

let remembered: { minute: number; zone: string; time: DeliveryTime; changesAt: number } | null = null;

/** Without this, time zones would take longer than anything else that the loader of a page does. */
function rememberMinute(now: number, zone: string) {
  const minute = Math.floor(now / MINUTE);
  if (remembered?.minute !== minute || remembered.zone !== zone)
    remembered = { minute, zone, time: describeDeliveryAt(now, zone), changesAt: findNextChange(now, zone) };
  return remembered;
}

function describeDeliveryAt(now: number, zone: string): DeliveryTime {
  const readyAt = endOfNextBusinessDay(now, zone);
  const local = toLocalTime(now, zone);
  const today = local.toPlainDate();
  const orderDay = getOrderDay(local);
  const day = orderDay.equals(today) ? "today" : "tomorrow";
  const isNextDay = toLocalTime(readyAt, zone)
    .toPlainDate()
    .equals(today.add({ days: 1 }));
  const readyDate = formatReadyDay(readyAt, zone);
  return {
    sentence: isBusinessDay(orderDay.toString())
      ? `Order by 5 PM ${day} and it’s ready ${readyDate}.`
      : `Order today and it’s ready ${formatDate(readyAt, zone)}.`,
    readyDay: isNextDay ? "tomorrow" : formatWeekday(readyAt, zone),
    readyDate,
  };
}

/** Shortens the `s-maxage` of a page that shows the sentence, so that the page is not cached after the sentence changes. */
export function cacheUntilDeliveryChanges(cacheControl: string, now: number, zone: string): string {
  const { changesAt } = rememberMinute(now, zone);
  const left = Math.floor((changesAt - now) / 1000);
  return cacheControl.replace(/s-maxage=(\d+)/, (_, seconds) => `s-maxage=${Math.min(Number(seconds), left)}`);
}

function findNextChange(now: number, zone: string): number {
  const local = toLocalTime(now, zone);
  const closesAt = getClosingTime(local.toPlainDate(), zone).getTime();
  return now < closesAt ? closesAt : local.add({ days: 1 }).startOfDay().epochMilliseconds;
}

/** "Monday, November 30 (Eastern Time)" */
export function formatReadyDay(at: Date, zone: string): string {
  return `${formatDate(at, zone)} (${readZoneName(zone, "longGeneric")})`;
}

const formatDate = (at: Date, zone: string) =>
  formatTimestamp(at, zone, "ready day", { weekday: "long", month: "long", day: "numeric" });

const formatWeekday = (at: Date, zone: string) => formatTimestamp(at, zone, "weekday", { weekday: "long" });

function getOrderDay(local: Temporal.ZonedDateTime): Temporal.PlainDate {
  const day = local.toPlainDate();
  return local.hour >= CLOSING_HOUR && isBusinessDay(day.toString()) ? day.add({ days: 1 }) : day;
}

const getClosingTime = (day: Temporal.PlainDate, zone: string): Date =>
  toDate(day.toZonedDateTime({ timeZone: zone, plainTime: { hour: CLOSING_HOUR } }));
