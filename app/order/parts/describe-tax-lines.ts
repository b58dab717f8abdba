import { getPaidTotal, nameTax } from "#app/server/money/tax";
import { describePaidTax } from "#app/server/text/describe-paid-tax";
import { formatExactMoney, formatMoney } from "#app/server/text/money";
import type { Row } from "#drizzle/schema";
import { isBalanceDue } from "../model/quote";

export interface TaxLine {
  name: string;
  amount: string;
}

type PricedOrder = Pick<Row<"formSubmissions">, "priceCents" | "partPaidCents" | "taxCents" | "tax" | "currency">;

/** "Subtotal" and the tax of what was paid, above or below its total. Empty without tax, and until all is paid. */
export function describeTaxLines(order: PricedOrder): TaxLine[] {
  const { priceCents, taxCents, tax, currency } = order;
  if (!tax || isBalanceDue(order)) return [];
  const amount = formatExactMoney(taxCents, currency);
  if (tax.isIncluded) return [{ name: `Includes ${nameTax(tax)}`, amount }];
  return [
    { name: "Subtotal", amount: formatExactMoney(priceCents, currency) },
    { name: nameTax(tax), amount },
  ];
}

/** Includes a tax that was added to the price, unless a part is still due, whose tax is not known. */
export const formatTotal = (order: PricedOrder): string =>
  formatMoney(isBalanceDue(order) ? order.priceCents : getPaidTotal(order.priceCents, order), order.currency);

/** What is paid of a price in two parts: "$536.25" and ", with Sales tax (7.25%) of $36.25", which is empty without tax. */
export const describePartPaid = ({
  partPaidCents,
  taxCents,
  tax,
  currency,
}: Omit<PricedOrder, "priceCents">): { paid: string; tax: string } => ({
  paid: formatMoney(getPaidTotal(partPaidCents, { taxCents, tax }), currency),
  tax: describePaidTax({ taxCents, tax, currency }),
});

export const describeAmounts = (order: PricedOrder & Pick<Row<"formSubmissions">, "couponCode" | "discountCents">) => ({
  tax: describeTaxLines(order),
  coupon: order.couponCode
    ? { code: order.couponCode, discount: formatMoney(order.discountCents, order.currency) }
    : null,
});
