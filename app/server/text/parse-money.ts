import { countDecimals } from "../money/currency";

/** Takes `1,299.50` and `1299.5`. Null if the text is not a number. */
export function parseNumber(text: string, decimals = 2): number | null {
  const [whole = "", fraction] = text.split(".", 2);
  const isNumber = /^(\d{1,9}|\d{1,3}(,\d{3})+)$/.test(whole) && text.split(".").length <= 2;
  const isFraction = fraction === undefined || (/^\d+$/.test(fraction) && fraction.length <= decimals);
  return isNumber && isFraction ? Number(text.replaceAll(",", "")) : null;
}

/** Takes `$1,299.50`, `1299.5`, `EUR 10` and `€10`. Null if the text is no amount in this currency. */
export function parseMoney(text: string, currency: string): number | null {
  const amount = parseNumber(removeSymbol(text, currency), countDecimals(currency));
  return amount === null ? null : Math.round(amount * 10 ** countDecimals(currency));
}

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
  // Root loaders parse prices on each request, and creating two formats takes 0.8 ms.
  if (code === "USD") return ["$"];
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
  return [...new Set([code, ...symbols])];
}
