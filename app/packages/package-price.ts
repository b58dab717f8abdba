import type { TextField } from "../server/forms/text-field";
import { DEFAULT_CURRENCY, getSmallestCharge, isPayableStep, toMinorUnits } from "../server/money/currency";
import { formatMoney, nameCurrency } from "../server/text/money";
import { parseMoney } from "../server/text/parse-money";

const MAX_CENTS = 10_000_000;

const getLowestPrice = (currency: string): number => Math.max(toMinorUnits(1, currency), getSmallestCharge(currency));

export function isPrice(text: string, currency: string): boolean {
  const cents = parseMoney(text, currency);
  return cents !== null && cents >= getLowestPrice(currency) && cents <= MAX_CENTS && isPayableStep(cents, currency);
}

export function describePriceField(field: TextField | undefined, currency: string): TextField {
  const [lowest, highest] = [getLowestPrice(currency), MAX_CENTS].map((cents) => formatMoney(cents, currency));
  const examples = ["99", "149.50"].filter((text) => isPrice(text, currency));
  return {
    ...{ name: "price", limit: 12 },
    ...field,
    label: currency === DEFAULT_CURRENCY ? "Price in US dollars" : `Price in ${nameCurrency(currency)}`,
    format: {
      isValid: (text) => isPrice(text, currency),
      problem: `Enter a price from ${lowest} to ${highest}, such as ${examples.join(" or ")}.`,
    },
  };
}
