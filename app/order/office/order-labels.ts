import { priorityLabels, statusLabels } from "./query/filters";

/** What the office calls a payment status. */
export const paymentLabels = {
  pending: "Pending",
  paid: "Paid",
  failed: "Failed",
  refunded: "Refunded",
  "n/a": "Nothing to pay",
} as const;

/** What is wrong with a payment, shown beside the order's status. */
export const problemLabels = {
  wrong_amount: "Wrong amount paid",
  already_paid: "Paid twice",
  cancelled_order: "Paid too late",
  disputed: "Payment disputed",
} as const;

/** What the office should do about it. */
export const problemAdvice = {
  wrong_amount:
    "Look up the payment with the payment provider. Then mark the order paid, cancel it, or settle it another way and press Resolved.",
  already_paid: "Refund it through the payment provider, then press Resolved.",
  cancelled_order: "Refund it through the payment provider, or reopen the order; then press Resolved.",
  disputed:
    "Respond at the payment provider before the deadline that it names there. Press Resolved when the dispute is decided.",
} as const;

/** The name of a status or priority, or the value itself where it has none. */
export function labelOf(value: string | null): string {
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
export const maxLengths = { note: 4000, reason: 500 } as const;
