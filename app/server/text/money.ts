import { countDecimals, DEFAULT_CURRENCY, toAmount } from "../money/currency";

const formats = new Map<string, Intl.NumberFormat>();

function getFormat(currency: string): Intl.NumberFormat {
  const found = formats.get(currency);
  if (found) return found;
  const decimals = countDecimals(currency);
  const options = {
    style: "currency",
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const;
  const format = new Intl.NumberFormat("en-US", options);
  formats.set(currency, format);
  return format;
}

export const formatMoney = (cents: number, currency: string): string =>
  formatExactMoney(cents, currency).replace(/\.0+$/, "");

/** Always with cents. The currency may be any text, because an event of the provider may have another one. */
export function formatExactMoney(cents: number, currency: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${toAmount(cents, currency)} ${currency}`;
  return getFormat(currency).format(toAmount(cents, currency));
}

interface PaidAmount {
  amountCents: number | null;
  currency: string | null;
}

export function formatPaidAmount({ amountCents, currency }: PaidAmount): string {
  return amountCents === null ? "N/A" : formatMoney(amountCents, currency ?? DEFAULT_CURRENCY);
}

export const formatAmount = (cents: number, currency: string): string =>
  toAmount(cents, currency).toFixed(countDecimals(currency));

export const formatShortAmount = (cents: number, currency: string): string =>
  formatAmount(cents, currency).replace(/\.0+$/, "");

export const nameCurrency = (currency: string): string =>
  currency.toLowerCase() === "usd" ? "dollars" : currency.toUpperCase();
