import { toMinorUnits } from "#app/server/money/currency";
import { formatMoney } from "#app/server/text/money";

/** Prices are per month. Growth names the lowest price, too. */
export const plans = [
  { name: "Basic", price: 97, suits: "For one system", isMain: false },
  { name: "Pro", price: 197, suits: "For a team", isMain: true },
  { name: "Enterprise", price: 397, suits: "For several locations", isMain: false },
] as const;

export const formatPlanPrice = (price: number, currency: string): string =>
  formatMoney(toMinorUnits(price, currency), currency);
