/** The only list of a coupon's fields, for the forms, their checks and merging two people's edits. */
import type { InputHTMLAttributes } from "react";
import { DEFAULT_CURRENCY, toMinorUnits } from "#app/server/money/currency";
import { formatMoney } from "#app/server/text/money";

interface CouponField {
  label: string;
  problem: string;
  /** An empty optional field is stored as null. */
  required?: true;
  hint?: string;
  options?: readonly { value: string; label: string }[];
  input?: InputHTMLAttributes<HTMLInputElement>;
  isWide?: true;
}

export const scopes = [
  { value: "everything", label: "Everything" },
  { value: "products", label: "Digital Vault" },
  { value: "packages", label: "Visual design packages" },
] as const;

export const MAX_NOTE = 200;

// Date fields turn a typed 27 into the year 27.
const WRONG_DAY = "Enter a date, with all four digits of the year.";

const termFields = {
  applies_to: { label: "For", problem: "Choose what the coupon is for.", required: true, options: scopes },
  usage_limit: {
    label: "Limit",
    problem: "Enter a number from 1 to 1,000,000.",
    hint: "How many times customers can use it. Leave empty for no limit.",
    input: { inputMode: "numeric" },
  },
  first_day: { label: "First day", problem: WRONG_DAY, input: { type: "date" } },
  last_day: { label: "Last day", problem: WRONG_DAY, input: { type: "date" } },
  note: {
    label: "Note",
    problem: `Keep the note to ${MAX_NOTE} characters.`,
    hint: "Only your team sees this.",
    input: { maxLength: MAX_NOTE },
    isWide: true,
  },
} as const satisfies Record<string, CouponField>;

const couponFields = {
  code: {
    label: "Code",
    problem: "Use 3 to 24 letters, digits or hyphens.",
    required: true,
    hint: "3 to 24 letters, digits or hyphens.",
    input: { maxLength: 40 },
  },
  discount: {
    label: "Discount",
    problem: "Enter a percentage such as 25%, or an amount such as $10.",
    required: true,
    hint: "A percentage such as 25%, or an amount such as $10.",
    input: { maxLength: 12 },
  },
  ...termFields,
} as const satisfies Record<string, CouponField>;

export type FieldName = keyof typeof couponFields;
export type TermName = keyof typeof termFields;

export const fieldNames = Object.keys(couponFields) as FieldName[];
export const termNames = Object.keys(termFields) as TermName[];

export type Terms = Record<TermName, string>;

export function getField(name: FieldName, currency = DEFAULT_CURRENCY): CouponField {
  if (name !== "discount" || currency === DEFAULT_CURRENCY) return couponFields[name];
  const example = formatMoney(toMinorUnits(10, currency), currency);
  const { problem, hint, ...field } = couponFields.discount;
  return { ...field, problem: problem.replace("$10", example), hint: hint.replace("$10", example) };
}

export const describeText = (name: FieldName, text: string): string =>
  getField(name).options?.find(({ value }) => value === text)?.label ?? text;
