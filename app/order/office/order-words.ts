import { optionName } from "../packages";

/** What the office calls the values of the database (specification section 4). */
export const statusNames = {
  pending_payment: "Pending Payment",
  in_progress: "In Progress",
  ready: "Ready",
  cancelled: "Cancelled",
  question: "Question",
} as const;

export const priorityNames = { normal: "Normal", high: "High", urgent: "Urgent" } as const;

export const paymentNames = { pending: "Pending", paid: "Paid", failed: "Failed", "n/a": "Nothing to pay" } as const;

/** The name of a status or priority, or the value itself where it has none. */
export function nameOf(value: string | null): string {
  return ({ ...statusNames, ...priorityNames } as Record<string, string>)[value ?? ""] ?? value ?? "";
}

/** `$199`, `$199.50`; other currencies as `199.00 EUR`. */
export function amount(cents: number, currency = "usd"): string {
  const figure = (cents / 100).toFixed(2);
  return currency === "usd" ? `$${figure.replace(/\.00$/, "")}` : `${figure} ${currency.toUpperCase()}`;
}

/** `Professional, $199`; a question has no price. */
export function packageWords(plan: string, priceCents: number): string {
  return priceCents > 0 ? `${optionName(plan)}, ${amount(priceCents)}` : optionName(plan);
}

/** `social_posts` as `Social Posts`. */
export function titleCase(key: string): string {
  return key
    .split(/[_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(" ");
}

/** What the office may type, in characters. */
export const most = { note: 4000, reason: 500 } as const;
