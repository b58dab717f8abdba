import type { REFUND_REASONS } from "#drizzle/schema/values";

export type RefundReason = (typeof REFUND_REASONS)[number];

const reasons: Record<
  RefundReason,
  { label: string; customer: string | null; provider?: "requested_by_customer" | "duplicate" }
> = {
  requested: {
    label: "The customer asked for it",
    customer: "You asked for this refund.",
    provider: "requested_by_customer",
  },
  duplicate: { label: "Paid twice", customer: "You paid twice, so one payment goes back.", provider: "duplicate" },
  not_delivered: { label: "Not delivered", customer: "We couldn’t deliver everything you paid for." },
  other: { label: "Another reason", customer: null },
};

export const refundReasons = Object.entries(reasons).map(([value, { label }]) => ({ value, label }));

export const isRefundReason = (value: string): value is RefundReason => Object.hasOwn(reasons, value);

export const getReasonLabel = (reason: RefundReason): string => reasons[reason].label;
export const explainToCustomer = (reason: RefundReason): string | null => reasons[reason].customer;
export const getProviderReason = (reason: RefundReason) => reasons[reason].provider;

export const MAX_NOTE = 500;
