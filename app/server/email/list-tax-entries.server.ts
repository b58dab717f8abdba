import type { Tax } from "#drizzle/schema/values";
import { nameTax } from "../money/tax";
import { formatExactMoney } from "../text/money";
import type { Entry } from "./entries.server";

interface PaidWithTax {
  amountCents: number;
  taxCents: number;
  tax: Tax;
  currency: string;
}

export function listTaxEntries({ amountCents, taxCents, tax, currency }: PaidWithTax, total = "Total"): Entry[] {
  const value = formatExactMoney(taxCents, currency);
  if (tax.isIncluded) return [{ label: `Includes ${nameTax(tax)}`, value }];
  return [
    { label: nameTax(tax), value },
    { label: total, value: formatExactMoney(amountCents, currency), strong: true },
  ];
}
