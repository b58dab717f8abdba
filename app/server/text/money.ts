const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
const twoDecimals = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `$199`, `$1,199.50`; other currencies as `199.00 EUR`. */
export const formatMoney = (cents: number, currency = "usd"): string =>
  formatExactMoney(cents, currency).replace(/\.00$/, "");

/** Always with cents, for columns of numbers. */
export function formatExactMoney(cents: number, currency: string): string {
  if (currency === "usd") return dollars.format(cents / 100);
  return `${twoDecimals.format(cents / 100)} ${currency.toUpperCase()}`;
}

interface PaidAmount {
  amountCents: number | null;
  currency: string | null;
}

export function formatPaidAmount({ amountCents, currency }: PaidAmount): string {
  return amountCents === null ? "N/A" : formatMoney(amountCents, currency ?? "usd");
}

/** `1199.50`, for programs and form fields. */
export const formatAmount = (cents: number): string => (cents / 100).toFixed(2);

/** Parses an amount as typed, such as `1,299.50` or `1299.5`. Null if the text is not a number. */
export function parseNumber(text: string): number | null {
  return /^(\d{1,7}|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(text) ? Number(text.replaceAll(",", "")) : null;
}

/** The cents of `$1,299.50` or `1299.5`. Null if it is no amount. */
export function parseDollars(text: string): number | null {
  const amount = parseNumber(text.replace(/^\$\s*/, ""));
  return amount === null ? null : Math.round(amount * 100);
}
