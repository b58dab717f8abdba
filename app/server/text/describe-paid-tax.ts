import type { Tax } from "#drizzle/schema/values";
import { nameTax } from "../money/tax";
import { formatExactMoney } from "./money";

interface PaidTax {
  taxCents: number;
  tax: Tax | null;
  currency: string;
}

/** ", with Sales tax (7.25%) of $14.43" or ", including VAT (19%) of €31.77". Empty without tax. */
export const describePaidTax = ({ taxCents, tax, currency }: PaidTax): string =>
  tax ? `, ${tax.isIncluded ? "including" : "with"} ${nameTax(tax)} of ${formatExactMoney(taxCents, currency)}` : "";
