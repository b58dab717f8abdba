import { Temporal } from "temporal-polyfill";
import { DEFAULT_CURRENCY, isPayableStep } from "#app/server/money/currency";
import { cleanLine } from "#app/server/text/clean-text";
import { hasSymbol, parseMoney, parseNumber } from "#app/server/text/parse-money";
import { toDate } from "#app/server/time/business-time.server";
import type { Row } from "#drizzle/schema";
import { readCouponCode } from "../find-coupon.server";
import { type FieldName, fieldNames, getField, MAX_NOTE, scopes, type Terms, termNames } from "./coupon-fields";

const MAX_USES = 1_000_000;
const MAX_CENTS = 99_999_999;

export type NewCoupon = Omit<Row<"coupons">, "createdAt" | "isActive" | "switchedOffAt">;
type Columns = Partial<NewCoupon>;
type Texts = Record<string, string>;

const columnReaders: Record<FieldName, (text: string, zone: string, currency: string) => Columns> = {
  code: (text) => ({ code: readCouponCode(text) ?? undefined }),
  discount: (text, _, currency) => readDiscount(text, currency),
  applies_to: (text) => ({ appliesTo: scopes.find(({ value }) => value === text)?.value }),
  usage_limit: (text) => ({ usageLimit: text ? getIfInRange(1, MAX_USES, parseNumber(text)) : null }),
  first_day: (text, zone) => ({ startsAt: text ? readDay(text, zone) : null }),
  last_day: (text, zone) => ({ endsAt: text ? readDay(text, zone, 1) : null }),
  note: (text) => ({ note: text.length > MAX_NOTE ? undefined : text || null }),
};

export const readColumns = (name: FieldName, text: string, zone: string, currency = DEFAULT_CURRENCY): Columns =>
  columnReaders[name](text, zone, currency);

/** Use the coupon only without errors. A deleted coupon that is restored may have ended. */
export function readCouponForm(
  fields: URLSearchParams,
  { zone, currency, now }: { zone: string; currency: string; now: Date },
) {
  const values = readTexts(fieldNames, fields);
  const saved = fields.has("is_restored") ? values : undefined;
  const { errors, columns } = checkFields(fieldNames, values, { zone, currency, now, saved });
  return { values, errors, coupon: columns as NewCoupon };
}

export const readTypedCoupon = (fields: URLSearchParams): Texts => readTexts(fieldNames, fields);

export const readTerms = (fields: URLSearchParams, getName?: (name: string) => string): Terms =>
  readTexts(termNames, fields, getName);

function readTexts<Name extends FieldName>(
  names: readonly Name[],
  fields: URLSearchParams,
  getName = (name: string) => name,
): Record<Name, string> {
  const texts = names.map((name) => [name, cleanLine(fields.get(getName(name)) ?? "")]);
  return Object.fromEntries(texts) as Record<Name, string>;
}

/** @param saved the earlier terms, whose last day may be over */
export function checkTerms(terms: Terms, zone: string, now: Date, saved?: Terms) {
  return checkFields(termNames, terms, { zone, now, saved });
}

function checkFields(
  names: readonly FieldName[],
  texts: Partial<Record<FieldName, string>>,
  { zone, currency, now, saved }: { zone: string; currency?: string; now: Date; saved: Terms | undefined },
): { errors: Texts; columns: Columns } {
  const read = names.map((name) => ({ name, stored: readColumns(name, texts[name] ?? "", zone, currency) }));
  const columns: Columns = Object.assign({}, ...read.map(({ stored }) => stored));
  const errors: Texts = {};
  for (const { name, stored } of read) {
    const problem = name === "last_day" ? findLastDayProblem(columns, now, texts[name] === saved?.[name]) : null;
    if (Object.values(stored).some((value) => value === undefined)) errors[name] = getField(name, currency).problem;
    else if (problem) errors[name] = problem;
  }
  return { errors, columns };
}

function findLastDayProblem({ startsAt, endsAt }: Columns, now: Date, isSaved: boolean): string | null {
  if (!endsAt) return null;
  if (endsAt <= now && !isSaved) return "Choose today or a later day.";
  return startsAt && endsAt <= startsAt ? "Choose a last day that isn’t before the first day." : null;
}

function readDiscount(text: string, currency: string): Columns {
  const percent = /^(\d{1,3})\s*%$/.exec(text)?.[1];
  if (percent) return { percent: getIfInRange(1, 100, Number(percent)), amountCents: null };
  // A number alone could be a percentage.
  const cents = hasSymbol(text, currency) ? parseMoney(text, currency) : null;
  const isPayable = cents !== null && isPayableStep(cents, currency);
  return { percent: null, amountCents: getIfInRange(1, MAX_CENTS, isPayable ? cents : null) };
}

const getIfInRange = (min: number, max: number, value: number | null): number | undefined =>
  value !== null && Number.isInteger(value) && value >= min && value <= max ? value : undefined;

/** When the day, plus `days`, begins in the business's time zone. Undefined if the text is no day. */
function readDay(text: string, zone: string, days = 0): Date | undefined {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return undefined;
  try {
    return toDate(Temporal.PlainDate.from(text).add({ days }).toZonedDateTime(zone));
  } catch {
    return undefined;
  }
}
