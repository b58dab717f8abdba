import { Temporal } from "temporal-polyfill";
import { calendar, type DeliveryPhrases, turnaround } from "../../site";
import type { Services } from "../services.server";
import type { SettingTexts } from "../setting-form";
import { readZoneName, toDate, toLocalTime } from "./business-time.server";
import type { DeliveryTerms } from "./delivery-terms";
import { formatHour } from "./formatters";
import { type Holidays, readHolidays } from "./holidays.server";

export interface Turnaround {
  zone: string;
  /** Files are ready this many business days after the day of the order. */
  days: number;
  /** The hour, 0 to 23, until which an order counts for its day. Files are ready at the same hour. */
  cutOff: number;
  /** Business days are Monday to this day of the week (7 is Sunday), without holidays. */
  lastWorkDay: number;
  holidays: Holidays;
  /** A large order comes in this many parts, one each business day. Null if that is agreed with the customer. */
  parts: number | null;
  terms: DeliveryTerms;
}

type Texts = SettingTexts<typeof turnaround>;
type CalendarTexts = SettingTexts<typeof calendar>;

let remembered: { texts: Texts; days: CalendarTexts; zone: string; rule: Turnaround } | null = null;

export function readTurnaround({ settings, env }: Pick<Services, "settings" | "env">): Turnaround {
  const [texts, days, zone] = [settings.recall(turnaround), settings.recall(calendar), env.BUSINESS_TIMEZONE];
  if (remembered?.texts !== texts || remembered.days !== days || remembered.zone !== zone)
    remembered = { texts, days, zone, rule: createTurnaround(texts, readHolidays(settings), zone) };
  return remembered.rule;
}

export function createTurnaround(texts: Texts, holidays: Holidays, zone: string): Turnaround {
  const [days, cutOff] = [Number(texts.days), Number(texts.cut_off)];
  return {
    ...{ zone, days, cutOff, holidays },
    lastWorkDay: Number(texts.work_days),
    parts: texts.large_parts === "" ? null : Number(texts.large_parts),
    terms: {
      term: days === 1 ? "next day" : `${days} business days`,
      name: days === 1 ? "Next day" : `${days} business days`,
      hour: formatHour(cutOff),
      largeVisuals: Number(texts.large_visuals),
    },
  };
}

export const workWeeks = [
  { value: "5", label: "Monday to Friday" },
  { value: "6", label: "Monday to Saturday" },
  { value: "7", label: "Monday to Sunday" },
];

export function isBusinessDay(day: string, { lastWorkDay, holidays }: Turnaround): boolean {
  return Temporal.PlainDate.from(day).dayOfWeek <= lastWorkDay && holidays.find(day) === null;
}

/** `at`: milliseconds, when the order is placed or paid. After the cut-off, an order counts for the next day. */
export const findReadyTime = (at: number, rule: Turnaround): Date => findTimeAfter(at, rule, rule.days);

export function findLastReadyTime(at: number, rule: Turnaround): Date | null {
  return rule.parts === null ? null : findTimeAfter(at, rule, rule.days + rule.parts - 1);
}

const MAX_DAYS = 2000;

function findTimeAfter(at: number, rule: Turnaround, days: number): Date {
  let day = findOrderDay(toLocalTime(at, rule.zone), rule);
  for (let [left, tried] = [days, 0]; left > 0 && tried < MAX_DAYS; tried++) {
    day = day.add({ days: 1 });
    if (isBusinessDay(day.toString(), rule)) left -= 1;
  }
  return getCutOff(day, rule);
}

export function findOrderDay(local: Temporal.ZonedDateTime, rule: Turnaround): Temporal.PlainDate {
  const day = local.toPlainDate();
  return local.hour >= rule.cutOff && isBusinessDay(day.toString(), rule) ? day.add({ days: 1 }) : day;
}

export const getCutOff = (day: Temporal.PlainDate, { zone, cutOff }: Turnaround): Date =>
  toDate(day.toZonedDateTime({ timeZone: zone, plainTime: { hour: cutOff } }));

export function describeRule({ zone, days, holidays, lastWorkDay, parts, terms }: Turnaround): DeliveryPhrases {
  const week = workWeeks.find(({ value }) => value === String(lastWorkDay))?.label ?? "";
  return {
    delivery: terms.term,
    businessDays: holidays.summary ? `${week}, except ${holidays.summary}` : week,
    cutOff: terms.hour,
    timeZone: readZoneName(zone, "longGeneric"),
    readyDay: days === 1 ? "on the next one" : `${days} business days later`,
    firstDay: days === 1 ? "on the next business day" : `on business day ${days} after you order`,
    largeOrder: String(terms.largeVisuals),
    rest:
      parts === null
        ? "we set the dates for the rest with you"
        : `the last ones follow ${parts === 2 ? "1 business day" : `${parts - 1} business days`} later`,
  };
}
