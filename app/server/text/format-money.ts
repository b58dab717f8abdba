const twoDecimals = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `$199`, `$1,199.50`; other currencies as `199.00 EUR`. */
export function formatMoney(cents: number, currency = "usd"): string {
  const amount = twoDecimals.format(cents / 100);
  return currency === "usd" ? `$${amount.replace(/\.00$/, "")}` : `${amount} ${currency.toUpperCase()}`;
}

interface PaidAmount {
  amountCents: number | null;
  currency: string | null;
}

export function formatPaidAmount({ amountCents, currency }: PaidAmount): string {
  return amountCents === null ? "N/A" : formatMoney(amountCents, currency ?? "usd");
}
