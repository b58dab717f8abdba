import { Temporal } from "temporal-polyfill";
import { readChoice } from "../server/list/list-query";
import type { Services } from "../server/services.server";
import { formatIsoDate, toDate } from "../server/time/business-time.server";
import { formatCalendarDay } from "../server/time/formatters";
import { isDay } from "../server/time/is-day";
import { type Interval, intervals, type PeriodName, periodNames } from "./report-address";

const MAX_YEARS = 5;
const DAYS_SHOWN_BY_DAY = 62;
const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2999-12-31";

export interface Period {
  name: PeriodName | null;
  label: string;
  /** YYYY-MM-DD, in the business's time zone. */
  from: string;
  to: string;
  interval: Interval;
}

export interface RefusedDates {
  from: string;
  to: string;
  problems: { from?: string; to?: string };
  instead: Period;
}

export function readPeriod({ env }: Pick<Services, "env">, query: URLSearchParams): Period | RefusedDates {
  const today = formatIsoDate(new Date(), env.BUSINESS_TIMEZONE);
  const interval = readChoice(query, "by", intervals, null);
  if (query.has("from") || query.has("to")) {
    const instead = complete(getPeriod("month", today), interval);
    const from = toIsoDay(query.get("from")?.trim() ?? "");
    // An address without an end means until today, or until the end of what is shown instead.
    const to = toIsoDay(query.get("to")?.trim() ?? (isReportDay(from) ? today : instead.to));
    const problems = findProblems(from, to);
    if (problems) return { from: from.slice(0, 20), to: to.slice(0, 20), problems, instead };
    return complete({ name: null, label: nameDays(from, to), from, to }, interval);
  }
  return complete(getPeriod(readChoice(query, "period", periodNames, "month"), today), interval);
}

export const isRefused = (result: object): result is RefusedDates => "problems" in result;

function complete(period: Omit<Period, "interval">, interval: Interval | null): Period {
  const days = Temporal.PlainDate.from(period.from).until(period.to).days + 1;
  return { ...period, interval: interval ?? (days <= DAYS_SHOWN_BY_DAY ? "day" : "month") };
}

function getPeriod(name: PeriodName, today: string): Omit<Period, "interval"> {
  const month = Temporal.PlainDate.from(today).with({ day: 1 });
  const ending = (first: Temporal.PlainDate, months: number) => ({
    name,
    from: String(first),
    to: String(first.add({ months }).subtract({ days: 1 })),
  });
  switch (name) {
    case "month":
      return { ...ending(month, 1), label: formatMonth(month) };
    case "last_month": {
      const last = month.subtract({ months: 1 });
      return { ...ending(last, 1), label: formatMonth(last) };
    }
    case "year":
      return { ...ending(month.with({ month: 1 }), 12), label: String(month.year) };
    case "12_months": {
      const first = month.subtract({ months: 11 });
      return { ...ending(first, 12), label: `${formatMonth(first)} to ${formatMonth(month)}` };
    }
  }
}

const monthsOf: Record<PeriodName, number> = { month: 1, last_month: 1, year: 12, "12_months": 12 };

/** Until the same day as the period has come to. Null for one that has not begun. */
export function getPeriodBefore({ name, from, to }: Period, today: string) {
  if (from > today) return null;
  const isSoFar = today < to;
  const first = Temporal.PlainDate.from(from);
  const last = Temporal.PlainDate.from(isSoFar ? today : to);
  const months = name ? monthsOf[name] : Number(isMonth(first, Temporal.PlainDate.from(to)));
  const back = months > 0 ? { months } : { days: first.until(last).days + 1 };
  const start = first.subtract(back);
  const end = months > 0 && isSoFar ? last.subtract(back) : first.subtract({ days: 1 });
  return { from: String(start), to: String(end), isSoFar, label: nameSpan(start, end) };
}

const isMonth = (from: Temporal.PlainDate, to: Temporal.PlainDate) =>
  from.day === 1 && from.add({ months: 1 }).subtract({ days: 1 }).equals(to);

/** "October 2026", "October 1, 2026 to October 24, 2026" */
function nameSpan(from: Temporal.PlainDate, to: Temporal.PlainDate): string {
  if (isMonth(from, to)) return formatMonth(from);
  return nameDays(String(from), String(to));
}

const nameDays = (from: string, to: string): string =>
  from === to ? formatLong(to) : `${formatLong(from)} to ${formatLong(to)}`;

const formatMonth = (day: Temporal.PlainDate) => formatCalendarDay(String(day), { month: "long", year: "numeric" });
const formatLong = (day: string) => formatCalendarDay(day, { month: "long", day: "numeric", year: "numeric" });

function findProblems(from: string, to: string): RefusedDates["problems"] | null {
  const missing = "Enter a date, such as 11/01/2026.";
  const problems = { ...(!isReportDay(from) && { from: missing }), ...(!isReportDay(to) && { to: missing }) };
  if (problems.from || problems.to) return problems;
  if (to < from) return { to: "Choose the From date or a later one." };
  const last = Temporal.PlainDate.from(from).add({ years: MAX_YEARS }).subtract({ days: 1 });
  return to > String(last) ? { to: `Choose at most ${MAX_YEARS} years: up to ${formatLong(String(last))}.` } : null;
}

/** The way the office writes a date, `11/1/2026`, as `2026-11-01`. Other text stays. */
const toIsoDay = (text: string): string =>
  text.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_, month: string, day: string, year: string) =>
    [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
  );

const isReportDay = (text: string) => isDay(text) && text >= FIRST_DAY && text <= LAST_DAY;

export const toMoments = ({ from, to }: Pick<Period, "from" | "to">, zone: string): { from: Date; until: Date } => ({
  from: startOf(Temporal.PlainDate.from(from), zone),
  until: startOf(Temporal.PlainDate.from(to).add({ days: 1 }), zone),
});

const startOf = (day: Temporal.PlainDate, zone: string) => toDate(day.toZonedDateTime(zone));

/** Days, weeks (their Mondays) or months of the period that have begun; at least one. */
export function listSteps({ from, to, interval }: Period, today: string): string[] {
  const end = to < today ? to : today;
  const steps: string[] = [];
  for (let day = Temporal.PlainDate.from(from); String(day) <= end || steps.length === 0; day = nextStep(day, interval))
    steps.push(toStep(String(day), interval));
  return steps;
}

function nextStep(day: Temporal.PlainDate, interval: Interval): Temporal.PlainDate {
  if (interval === "day") return day.add({ days: 1 });
  return interval === "week" ? day.add({ days: 8 - day.dayOfWeek }) : day.with({ day: 1 }).add({ months: 1 });
}

export function toStep(day: string, interval: Interval): string {
  if (interval === "day") return day;
  if (interval === "month") return day.slice(0, 7);
  const date = Temporal.PlainDate.from(day);
  return String(date.subtract({ days: date.dayOfWeek - 1 }));
}
