import { Temporal } from "temporal-polyfill";
import { cleanLine } from "#app/server/text/clean-text";
import { parseDollars, parseNumber } from "#app/server/text/money";
import { toDate } from "#app/server/time/business-time.server";
import type { Row } from "#drizzle/schema";
import { readCouponCode } from "../find-coupon.server";
import { scopes, type Terms, termNames } from "./coupon-texts";

const MAX_USES = 1_000_000;
const MAX_NOTE = 200;
/** Date fields turn a typed 27 into the year 27. */
const WRONG_DAY = "Please enter a date, with all four digits of the year.";
const MAX_CENTS = 99_999_999;

export type NewCoupon = Omit<Row<"coupons">, "createdAt" | "isActive" | "switchedOffAt">;
type Texts = Record<string, string>;
type Discount = Pick<NewCoupon, "percent" | "amountCents">;

/** The coupon counts only if there are no errors. A deleted coupon that is restored may have ended. */
export function readCouponForm(fields: URLSearchParams, zone: string, now: Date) {
  const [code, discount] = [readCouponCode(fields.get("code") ?? ""), readDiscount(readLine(fields, "discount"))];
  const terms = readTerms(fields);
  const restored = fields.has("is_restored") ? terms : undefined;
  const { errors: termErrors, columns } = checkTerms(terms, zone, now, restored);
  const errors: Texts = {};
  if (!code) errors.code = "Please use 3 to 24 letters, digits or hyphens.";
  if (!discount) errors.discount = "Please enter a percentage such as 25%, or an amount such as $10.";
  Object.assign(errors, termErrors);
  const coupon: NewCoupon = { code: code ?? "", ...(discount ?? { percent: null, amountCents: null }), ...columns };
  return { values: readTypedCoupon(fields), errors, coupon };
}

export const readTypedCoupon = (fields: URLSearchParams): Texts => ({
  ...readTerms(fields),
  code: readLine(fields, "code"),
  discount: readLine(fields, "discount"),
});

const readLine = (fields: URLSearchParams, name: string) => cleanLine(fields.get(name) ?? "");

/** As typed. */
export function readTerms(fields: URLSearchParams, getName = (name: string) => name): Terms {
  return Object.fromEntries(termNames.map((name) => [name, readLine(fields, getName(name))])) as Terms;
}

/** The errors are in the order of the fields. @param saved the coupon's terms so far: its last day may be over */
export function checkTerms(terms: Terms, zone: string, now: Date, saved?: Terms) {
  const errors: Texts = {};
  const scope = scopes.find(({ value }) => value === terms.applies_to)?.value;
  if (!scope) errors.applies_to = "Please choose what the coupon is for.";
  const limit = terms.usage_limit;
  const uses = limit ? parseNumber(limit) : null;
  if (limit && !(Number.isInteger(uses) && isBetween(Number(uses), 1, MAX_USES)))
    errors.usage_limit = "Please enter a number from 1 to 1,000,000.";
  const startsAt = readDay(terms.first_day, zone);
  if (startsAt === "invalid") errors.first_day = WRONG_DAY;
  const endsAt = readDay(terms.last_day, zone, 1);
  if (endsAt === "invalid") errors.last_day = WRONG_DAY;
  else if (endsAt && endsAt <= now && terms.last_day !== saved?.last_day)
    errors.last_day = "Please choose today or a later day.";
  else if (endsAt && startsAt instanceof Date && endsAt <= startsAt)
    errors.last_day = "Please choose a last day that isn’t before the first day.";
  if (terms.note.length > MAX_NOTE) errors.note = `Please keep the note to ${MAX_NOTE} characters.`;
  const columns = {
    appliesTo: scope ?? "everything",
    startsAt: startsAt instanceof Date ? startsAt : null,
    endsAt: endsAt instanceof Date ? endsAt : null,
    usageLimit: uses,
    note: terms.note || null,
  };
  return { errors, columns };
}

function readDiscount(text: string): Discount | null {
  const percent = /^(\d{1,3})\s*%$/.exec(text)?.[1];
  if (percent) return isBetween(Number(percent), 1, 100) ? { percent: Number(percent), amountCents: null } : null;
  const amountCents = text.startsWith("$") ? (parseDollars(text) ?? 0) : 0;
  return isBetween(amountCents, 1, MAX_CENTS) ? { percent: null, amountCents } : null;
}

const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;

/** When the day begins by the clock of the business, or the day that is `days` later. */
function readDay(text: string, zone: string, days = 0): Date | null | "invalid" {
  if (!text) return null;
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return "invalid";
  try {
    return toDate(Temporal.PlainDate.from(text).add({ days }).toZonedDateTime(zone));
  } catch {
    return "invalid";
  }
}
