export const unpaidPaymentStatuses = ["pending", "failed"] as const;
/** Nobody is asked to pay for refunded or canceled orders. */
export const unpaidOrderStatuses = ["pending_payment", "in_progress", "ready"] as const;

const includes = (values: readonly string[], value: string) => values.includes(value);

export function isUnpaid(order: { paymentStatus: string; orderStatus: string; deletedAt: unknown }): boolean {
  return (
    order.deletedAt === null &&
    includes(unpaidPaymentStatuses, order.paymentStatus) &&
    includes(unpaidOrderStatuses, order.orderStatus)
  );
}
