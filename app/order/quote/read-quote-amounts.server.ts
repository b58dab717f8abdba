import { wholeNumber } from "#app/server/forms/text-field";
import { getSmallestCharge, isPayableStep } from "#app/server/money/currency";
import { formatMoney, formatShortAmount } from "#app/server/text/money";
import { parseMoney } from "#app/server/text/parse-money";
import type { QuoteLine } from "#drizzle/schema/values";
import {
  getLineField,
  isEmptyLine,
  lineFields,
  PACKAGE_FIELD,
  parseDeposit,
  type TypedLine,
  termFields,
} from "./quote-form";

export type QuoteErrors = Record<string, string>;

/** The provider's largest charge. */
const MAX_CENTS = 99_999_999;
const wholeQuantity = wholeNumber(1, 10_000);

export function readLines(lines: readonly TypedLine[], currency: string, errors: QuoteErrors): QuoteLine[] {
  return lines.flatMap((line, index) => {
    if (isEmptyLine(line)) return [];
    const report = (key: keyof TypedLine, problem: string) => {
      errors[getLineField(key, index)] = problem;
    };
    const unitCents = readPrice(line.price, currency);
    if (!line.name) report("name", "Say what this line is for.");
    else if (line.name.length > lineFields.name.limit)
      report("name", `Keep it to ${lineFields.name.limit} characters.`);
    if (!wholeQuantity.isValid(line.quantity)) report("quantity", wholeQuantity.problem);
    if (unitCents === null) report("price", describePrice(currency));
    return [{ name: line.name, quantity: Number(line.quantity), unitCents: unitCents ?? 0 }];
  });
}

export function readPrice(text: string, currency: string): number | null {
  const cents = parseMoney(text, currency);
  return cents !== null && cents > 0 && cents <= MAX_CENTS && isPayableStep(cents, currency) ? cents : null;
}

export const describePrice = (currency: string) =>
  `Enter a price above zero, such as ${formatShortAmount(4000, currency)}.`;

interface Total {
  total: number;
  currency: string;
}

export function checkTotal(lines: readonly QuoteLine[], { total, currency }: Total, errors: QuoteErrors): void {
  const show = (cents: number) => formatMoney(cents, currency);
  const smallest = getSmallestCharge(currency);
  const report = (problem: string) => {
    errors[PACKAGE_FIELD] = problem;
  };
  if (lines.length === 0) report("Choose a package, or fill in at least one line.");
  else if (total < smallest) report(`The total is ${show(total)}, but a payment must be at least ${show(smallest)}.`);
  else if (total > MAX_CENTS) report(`The total is ${show(total)}, but a payment can be at most ${show(MAX_CENTS)}.`);
}

export function readDeposit(text: string, { total, currency }: Total, errors: QuoteErrors): number {
  if (!text) return 0;
  const cents = parseDeposit(text, total, currency);
  const smallest = getSmallestCharge(currency);
  const report = (problem: string) => {
    errors[termFields.deposit.name] = problem;
  };
  if (!cents || cents <= 0 || !isPayableStep(cents, currency))
    report(`Enter a percentage such as 50%, or an amount such as ${formatMoney(20_000, currency)}.`);
  else if (total > 0 && cents >= total)
    report(`The deposit must be less than the total, ${formatMoney(total, currency)}.`);
  else if (total > 0 && Math.min(cents, total - cents) < smallest)
    report(`Each of the two payments must be at least ${formatMoney(smallest, currency)}.`);
  return cents || 0;
}
