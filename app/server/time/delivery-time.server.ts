import { fromWallClock, readZoneName, toWallClock } from "./business-time.server";
import { MINUTE } from "./durations";
import { getFormatter } from "./formatters.server";
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
  const wall = toOrderDay(at, zone);
  do wall.setUTCDate(wall.getUTCDate() + 1);
  while (!isBusinessDay(toIsoDay(wall)));
  return fromWallClock(wall.setUTCHours(CLOSING_HOUR, 0, 0, 0), zone);
}

let lastDescribed: { minute: number; zone: string; time: DeliveryTime } | null = null;

/** `now` is in milliseconds. The result stays the same until the next 5 PM or midnight. */
export function describeDelivery(now: number, zone: string): DeliveryTime {
  // Without this, time zones would take longer than anything else that the loader of a page does.
  const minute = Math.floor(now / MINUTE);
  if (lastDescribed?.minute !== minute || lastDescribed.zone !== zone)
    lastDescribed = { minute, zone, time: describeDeliveryAt(now, zone) };
  return lastDescribed.time;
}

function describeDeliveryAt(now: number, zone: string): DeliveryTime {
  const readyAt = endOfNextBusinessDay(now, zone);
  const today = toIsoDay(toWallClock(now, zone));
  const orderDay = toIsoDay(toOrderDay(now, zone));
  const day = orderDay === today ? "today" : "tomorrow";
  const readyDate = formatReadyDay(readyAt, zone);
  return {
    sentence: isBusinessDay(orderDay)
      ? `Order by 5 PM ${day} and it’s ready ${readyDate}.`
      : `Order today and it’s ready ${formatDate(readyAt, zone)}.`,
    readyDay: isNextDay(now, readyAt, zone) ? "tomorrow" : formatWeekday(readyAt, zone),
    readyDate,
  };
}

/** Shortens the `s-maxage` of a page that shows the sentence, so that the page is not cached after the sentence changes. */
export function cacheUntilDeliveryChanges(cacheControl: string, now: number, zone: string): string {
  const wall = toWallClock(now, zone);
  const hour = wall.getUTCHours() < CLOSING_HOUR ? CLOSING_HOUR : 24;
  const changesAt = fromWallClock(wall.setUTCHours(hour, 0, 0, 0), zone).getTime();
  const left = Math.floor((changesAt - now) / 1000);
  return cacheControl.replace(/s-maxage=(\d+)/, (_, seconds) => `s-maxage=${Math.min(Number(seconds), left)}`);
}

/** "Monday, November 30 (Eastern Time)" */
export function formatReadyDay(at: Date, zone: string): string {
  return `${formatDate(at, zone)} (${readZoneName(zone, "longGeneric")})`;
}

const formatDate = (at: Date, zone: string) =>
  getFormatter(zone, "ready day", { weekday: "long", month: "long", day: "numeric" }).format(at);

const formatWeekday = (at: Date, zone: string) => getFormatter(zone, "weekday", { weekday: "long" }).format(at);

function toOrderDay(at: number, zone: string): Date {
  const wall = toWallClock(at, zone);
  if (wall.getUTCHours() >= CLOSING_HOUR && isBusinessDay(toIsoDay(wall))) wall.setUTCDate(wall.getUTCDate() + 1);
  return wall;
}

function isNextDay(now: number, at: Date, zone: string): boolean {
  const next = toWallClock(now, zone);
  next.setUTCDate(next.getUTCDate() + 1);
  return toIsoDay(next) === toIsoDay(toWallClock(at.getTime(), zone));
}

const toIsoDay = (wall: Date) => wall.toISOString().slice(0, 10);
