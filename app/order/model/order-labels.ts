import { priorityLabels, statusLabels } from "./order-filters";

export const paymentLabels = {
  pending: "Pending",
  paid: "Paid",
  failed: "Failed",
  refunded: "Refunded",
  "n/a": "Nothing to pay",
} as const;

export const problemLabels = {
  wrong_amount: "Wrong amount paid",
  already_paid: "Paid twice",
  cancelled_order: "Paid after it was canceled",
  disputed: "Payment disputed",
} as const;

export const problemAdvice = {
  wrong_amount:
    "Mark the order paid, or refund the payment. If you corrected it at your payment provider, press Mark resolved.",
  already_paid: "Refund one of the payments, then press Mark resolved.",
  cancelled_order: "Refund the payment, or reopen the order. Then press Mark resolved.",
  disputed:
    "Answer the dispute at the payment provider before its deadline. Press Mark resolved once the bank has decided.",
  dispute_lost: "The bank decided in the customer’s favor. Decide what happens to the order, then press Mark resolved.",
} as const;

export function getLabel(value: string | null): string {
  return ({ ...statusLabels, ...priorityLabels } as Record<string, string>)[value ?? ""] ?? value ?? "";
}

export const MAX_LENGTHS = { note: 4000, reason: 500 } as const;

/** Keys of `Feature.trash`. */
export const ORDER_KIND = "order";
export const ORDER_REVIEW_KIND = "order_review";

export const describeRound = (round: number): string => (round === 1 ? "First files" : `Revision ${round - 1}`);
