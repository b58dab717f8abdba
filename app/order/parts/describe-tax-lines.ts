import { getPaidTotal, nameTax } from "#app/server/money/tax";
import { formatExactMoney, formatMoney } from "#app/server/text/money";
import type { Row } from "#drizzle/schema";

export interface TaxLine {
  name: string;
  amount: string;
}

/** "Subtotal" and the tax of what was paid, above or below its total. Empty without tax. */
export function describeTaxLines({
  priceCents,
  taxCents,
  tax,
  currency,
}: Pick<Row<"formSubmissions">, "priceCents" | "taxCents" | "tax" | "currency">): TaxLine[] {
  if (!tax) return [];
  const amount = formatExactMoney(taxCents, currency);
  if (tax.isIncluded) return [{ name: `Includes ${nameTax(tax)}`, amount }];
  return [
    { name: "Subtotal", amount: formatExactMoney(priceCents, currency) },
    { name: nameTax(tax), amount },
  ];
}

/** ", including $14.43 Sales tax (7.25%)". Empty without tax. */
export const describePaidTax = ({
  taxCents,
  tax,
  currency,
}: Pick<Row<"formSubmissions">, "taxCents" | "tax" | "currency">) =>
  tax ? `, including ${formatExactMoney(taxCents, currency)} ${nameTax(tax)}` : "";

type PricedOrder = Pick<Row<"formSubmissions">, "priceCents" | "taxCents" | "tax" | "currency">;

/** The price, with the tax that was added to it. */
export const formatTotal = (order: PricedOrder): string =>
  formatMoney(getPaidTotal(order.priceCents, order), order.currency);

/** What stands beside the price. */
export const describeAmounts = (order: PricedOrder & Pick<Row<"formSubmissions">, "couponCode" | "discountCents">) => ({
  tax: describeTaxLines(order),
  coupon: order.couponCode
    ? { code: order.couponCode, discount: formatMoney(order.discountCents, order.currency) }
    : null,
});
