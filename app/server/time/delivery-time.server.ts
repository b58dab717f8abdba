import { readZoneName, toLocalTime } from "./business-time.server";
import type { DeliveryTerms } from "./delivery-terms";
import { cacheUntil, MINUTE } from "./durations";
import { formatTimestamp } from "./formatters";
import {
  findLastReadyTime,
  findOrderDay,
  findReadyTime,
  getCutOff,
  isBusinessDay,
  type Turnaround,
} from "./turnaround.server";

export interface DeliveryTime {
  sentence: string;
  /** When an order placed now is ready: "tomorrow", "Monday", or "December 7" if it takes a week or more. */
  readyDay: string;
  readyDate: string;
  /** When the last files of a large order placed now are ready: "Wednesday, December 2". Null if not known. */
  lastDay: string | null;
  days: number;
  cutOff: number;
  terms: DeliveryTerms;
}

/** Changes only at the next cut-off or midnight. */
export const describeDelivery = (now: number, rule: Turnaround): DeliveryTime => rememberMinute(now, rule).time;

let remembered: { minute: number; rule: Turnaround; time: DeliveryTime; changesAt: number } | null = null;

// Computing with time zones would take longer than anything else in a page's loader.
function rememberMinute(now: number, rule: Turnaround) {
  const minute = Math.floor(now / MINUTE);
  if (remembered?.minute !== minute || remembered.rule !== rule)
    remembered = { minute, rule, time: describeDeliveryAt(now, rule), changesAt: findNextChange(now, rule) };
  return remembered;
}

function describeDeliveryAt(now: number, rule: Turnaround): DeliveryTime {
  const { zone, terms } = rule;
  const { by, readyAt, day } = describeDeadline(now, rule);
  const daysLeft = countDays(now, readyAt, zone);
  return {
    sentence: `Order ${by} and get your files ${day}.`,
    readyDay: daysLeft === 1 ? "tomorrow" : formatDueDay(readyAt, now, zone),
    readyDate: formatReadyDay(readyAt, zone),
    lastDay: formatLastDay(now, rule),
    days: rule.days,
    cutOff: rule.cutOff,
    terms,
  };
}

/** "Pay by 5 PM today and your files are due Monday, November 30 (Eastern Time)." `files`: "files" or "first files". */
export function describePayment(now: number, rule: Turnaround, files: string): string {
  const { by, day } = describeDeadline(now, rule);
  return `Pay ${by} and your ${files} are due ${day}.`;
}

function describeDeadline(now: number, rule: Turnaround) {
  const { zone, terms } = rule;
  const readyAt = findReadyTime(now, rule);
  const local = toLocalTime(now, zone);
  const orderDay = findOrderDay(local, rule);
  const today = orderDay.equals(local.toPlainDate()) ? "today" : "tomorrow";
  return isBusinessDay(orderDay.toString(), rule)
    ? { by: `by ${terms.hour.replace(" ", "\u00a0")} ${today}`, readyAt, day: formatReadyDay(readyAt, zone) }
    : { by: "today", readyAt, day: formatLongDay(readyAt, zone) };
}

export const cacheUntilDeliveryChanges = (cacheControl: string, now: number, rule: Turnaround): string =>
  cacheUntil(cacheControl, now, rememberMinute(now, rule).changesAt);

function findNextChange(now: number, rule: Turnaround): number {
  const local = toLocalTime(now, rule.zone);
  const closesAt = getCutOff(local.toPlainDate(), rule).getTime();
  return now < closesAt ? closesAt : local.add({ days: 1 }).startOfDay().epochMilliseconds;
}

export function formatReadyDay(at: Date, zone: string): string {
  return `${formatLongDay(at, zone)} (${readZoneName(zone, "longGeneric")})`;
}

export const formatDueDay = (at: Date, now: number, zone: string): string =>
  countDays(now, at, zone) < 7 ? formatWeekday(at, zone) : formatMonthDay(at, zone);

export const formatMissedDay = (at: Date, now: number, zone: string): string =>
  isSameDay(at, now, zone) ? "today" : formatLongDay(at, zone);

export const isSameDay = (at: Date, now: number, zone: string): boolean => countDays(now, at, zone) === 0;

const countDays = (from: number, to: Date, zone: string): number =>
  toLocalTime(from, zone).toPlainDate().until(toLocalTime(to, zone).toPlainDate()).days;

export function formatLastDay(at: number, rule: Turnaround): string | null {
  const last = findLastReadyTime(at, rule);
  return last && formatLongDay(last, rule.zone);
}

const formatLongDay = (at: Date, zone: string) =>
  formatTimestamp(at, zone, "ready day", { weekday: "long", month: "long", day: "numeric" });

const formatWeekday = (at: Date, zone: string) => formatTimestamp(at, zone, "long weekday", { weekday: "long" });

const formatMonthDay = (at: Date, zone: string) =>
  formatTimestamp(at, zone, "month and day", { month: "long", day: "numeric" });
