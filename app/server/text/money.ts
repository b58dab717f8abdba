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

/** `$199`, `$1,199.50`, `€199`, `¥1,900` */
export const formatMoney = (cents: number, currency: string): string =>
  formatExactMoney(cents, currency).replace(/\.0+$/, "");

/** Always with cents, for columns of numbers. An event of the provider may have a text that is no currency. */
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

/** `1199.50`, for programs and form fields. */
export const formatAmount = (cents: number, currency: string): string =>
  toAmount(cents, currency).toFixed(countDecimals(currency));

/** `19`, `19.50` */
export const formatShortAmount = (cents: number, currency: string): string =>
  formatAmount(cents, currency).replace(/\.0+$/, "");

/** "dollars"; other currencies by their code. */
export const nameCurrency = (currency: string): string =>
  currency.toLowerCase() === "usd" ? "dollars" : currency.toUpperCase();

/** Parses an amount as typed, such as `1,299.50` or `1299.5`. Null if the text is not a number. */
export function parseNumber(text: string, decimals = 2): number | null {
  const [whole = "", fraction] = text.split(".", 2);
  const isNumber = /^(\d{1,9}|\d{1,3}(,\d{3})+)$/.test(whole) && text.split(".").length <= 2;
  const isFraction = fraction === undefined || (/^\d+$/.test(fraction) && fraction.length <= decimals);
  return isNumber && isFraction ? Number(text.replaceAll(",", "")) : null;
}

/** The minor units of `$1,299.50`, `1299.5`, `EUR 10` or `€10`. Null if it is no amount in this currency. */
export function parseMoney(text: string, currency: string): number | null {
  const amount = parseNumber(removeSymbol(text, currency), countDecimals(currency));
  return amount === null ? null : Math.round(amount * 10 ** countDecimals(currency));
}

/** Whether the text names the currency, as `$10` does and `10` does not. */
export const hasSymbol = (text: string, currency: string): boolean => removeSymbol(text, currency) !== text.trim();

function removeSymbol(text: string, currency: string): string {
  const trimmed = text.trim();
  for (const symbol of listSymbols(currency)) {
    if (trimmed.toUpperCase().startsWith(symbol)) return trimmed.slice(symbol.length).trim();
    if (currency.toLowerCase() !== "usd" && trimmed.toUpperCase().endsWith(symbol))
      return trimmed.slice(0, -symbol.length).trim();
  }
  return trimmed;
}

function listSymbols(currency: string): string[] {
  const code = currency.toUpperCase();
  const ways = ["symbol", "narrowSymbol"] as const;
  const symbols = ways.map((currencyDisplay) => {
    const format = new Intl.NumberFormat("en-US", { style: "currency", currency: code, currencyDisplay });
    return (
      format
        .formatToParts(0)
        .find(({ type }) => type === "currency")
        ?.value.toUpperCase() ?? code
    );
  });
  return code === "USD" ? ["$"] : [...new Set([code, ...symbols])];
}
