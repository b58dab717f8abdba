import { priorityLabels, statusLabels } from "./filters";

/** What the office calls a payment status. */
export const paymentLabels = { pending: "Pending", paid: "Paid", failed: "Failed", "n/a": "Nothing to pay" } as const;

/** The name of a status or priority, or the value itself where it has none. */
export function nameOf(value: string | null): string {
  return ({ ...statusLabels, ...priorityLabels } as Record<string, string>)[value ?? ""] ?? value ?? "";
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
