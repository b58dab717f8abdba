import { randomUUID } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { type PackageRecord, toPackage } from "#app/packages/package-list";
import { customOrder } from "#app/packages/packages";
import { findTextProblem, readFormId, wholeNumber } from "#app/server/forms/text-field";
import { cleanEmail, cleanLine, cleanText, isEmailAddress } from "#app/server/text/clean-text";
import type { Row } from "#drizzle/schema";
import { describeLine } from "../model/bought-package";
import { contactFields } from "../model/order-fields";
import { sumLines } from "../model/quote";
import {
  customerFields,
  getLineField,
  lineFields,
  MAX_LINES,
  noteField,
  PACKAGE_FIELD,
  packageFields,
  type QuoteValues,
  type TypedLine,
  termFields,
  textFields,
} from "./quote-form";
import {
  checkTotal,
  describePrice,
  type QuoteErrors,
  readDeposit,
  readLines,
  readPrice,
} from "./read-quote-amounts.server";

const wholeVisuals = wholeNumber(0, 500);

export type QuotedOrder = Pick<
  Row<"formSubmissions">,
  | "fullName"
  | "email"
  | "phone"
  | "businessName"
  | "planPurchased"
  | "packageName"
  | "packageVisuals"
  | "requirements"
  | "priceCents"
  | "currency"
> & { quote: NonNullable<Row<"formSubmissions">["quote"]> };

/** Not validated, because the admin sees these values again if something is wrong. */
export function readQuoteValues(form: URLSearchParams): QuoteValues {
  const clean = (name: string) => {
    const text = (form.get(name) ?? "").toWellFormed();
    if (name === contactFields.email.name) return cleanEmail(text);
    return name === noteField.name ? cleanText(text).trim() : cleanLine(text);
  };
  const names = [...textFields.map(({ name }) => name), PACKAGE_FIELD];
  const keys = Object.keys(lineFields) as (keyof TypedLine)[];
  const lines = Array.from(
    { length: MAX_LINES },
    (_, index) => Object.fromEntries(keys.map((key) => [key, clean(getLineField(key, index))])) as TypedLine,
  );
  const last = lines.findLastIndex((_, index) => form.has(getLineField("name", index)));
  return {
    formId: readFormId(form.get("form_id")) || randomUUID(),
    texts: Object.fromEntries(names.map((name) => [name, clean(name)])),
    lines: lines.slice(0, last + 1),
    shown: form.get("shown") ?? "",
  };
}

interface Terms {
  packages: readonly PackageRecord[];
  currency: string;
  today: string;
  /** A saved last day may be over if it does not change. */
  savedUntil?: string;
}

export function checkQuote(
  { texts, lines }: QuoteValues,
  { packages, currency, today, savedUntil }: Terms,
): { order: QuotedOrder } | { errors: QuoteErrors } {
  const errors: QuoteErrors = {};
  const text = (name: string) => texts[name] ?? "";
  for (const field of customerFields) {
    const problem = findTextProblem(field, text(field.name));
    if (problem) errors[field.name] = problem;
  }
  const email = text(contactFields.email.name);
  if (email && !isEmailAddress(email))
    errors[contactFields.email.name] = contactFields.email.format.problem.description;
  const bought = readPackage(texts, { packages, currency }, errors);
  const quoted = [...(bought ? [bought.line] : []), ...readLines(lines, currency, errors)];
  const total = sumLines(quoted);
  if (Object.keys(errors).every((name) => !name.startsWith("line_") && !name.startsWith(PACKAGE_FIELD)))
    checkTotal(quoted, { total, currency }, errors);
  if (text(noteField.name).length > noteField.limit)
    errors[noteField.name] = findTextProblem(noteField, text(noteField.name)) ?? "";
  const validUntil = text(termFields.validUntil.name);
  const dayProblem = validUntil === savedUntil ? null : findDayProblem(validUntil, today);
  if (dayProblem) errors[termFields.validUntil.name] = dayProblem;
  const depositCents = readDeposit(text(termFields.deposit.name), { total, currency }, errors);
  if (Object.keys(errors).length > 0) return { errors };
  return {
    order: {
      fullName: text(contactFields.fullName.name),
      email,
      phone: text(contactFields.phone.name) || null,
      businessName: text(contactFields.businessName.name) || null,
      planPurchased: bought?.key ?? customOrder.value,
      packageName: bought?.line.name ?? customOrder.name,
      packageVisuals: bought?.visuals ?? 0,
      requirements: quoted.map(describeLine).join("\n"),
      priceCents: total,
      currency,
      quote: { lines: quoted, note: text(noteField.name), validUntil, depositCents },
    },
  };
}

function readPackage(
  texts: QuoteValues["texts"],
  { packages, currency }: Pick<Terms, "packages" | "currency">,
  errors: QuoteErrors,
) {
  const chosen = texts[PACKAGE_FIELD];
  if (!chosen) return null;
  const record = packages.find(({ key }) => key === chosen);
  if (!record) {
    errors[PACKAGE_FIELD] = "Choose from the list.";
    return null;
  }
  const { name, cents, visuals } = toPackage(record, currency);
  const [typedPrice = "", typedVisuals = ""] = [texts[packageFields.price.name], texts[packageFields.visuals.name]];
  const unitCents = typedPrice || cents === 0 ? readPrice(typedPrice, currency) : cents;
  if (unitCents === null) errors[packageFields.price.name] = describePrice(currency);
  if (typedVisuals && !wholeVisuals.isValid(typedVisuals)) errors[packageFields.visuals.name] = wholeVisuals.problem;
  return {
    key: record.key,
    visuals: typedVisuals ? Number(typedVisuals) : visuals,
    line: { name, quantity: 1, unitCents: unitCents ?? 0 },
  };
}

function findDayProblem(text: string, today: string): string | null {
  try {
    if (!/^20\d\d-\d\d-\d\d$/.test(text)) throw new RangeError();
    return Temporal.PlainDate.from(text).toString() < today ? "Choose today or a later day." : null;
  } catch {
    return "Enter a date, with all four digits of the year.";
  }
}
