/** Purchases with these statuses count as sold: a revoked one was paid and not refunded. */
export const soldStatuses = ["active", "revoked"] as const;
