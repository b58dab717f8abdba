import { FINAL_SALE, REFUND_IF_NOT_STARTED, REFUND_IF_UNDELIVERED, REFUND_UNTIL_START } from "../../model/packages";
import { type CustomerPageFacts, isWrongAmount } from "./customer-page-facts";

/** `detail`: what must not break across lines. */
export function describePayment(facts: CustomerPageFacts): { text: string; detail?: string | null } {
  const { order, times } = facts;
  if (facts.isQuestion) return { text: "Nothing to pay" };
  if (order.drawnFrom) return { text: "Prepaid with order", detail: order.drawnFrom };
  if (order.paymentStatus === "paid") return { text: "Paid", detail: times.paid };
  return { text: describeUnpaid(facts) };
}

/** Quotes and prepaid packages keep the terms agreed on before this order. */
export function describeRefundTerms({ order, quote, files, missedDay }: CustomerPageFacts): string {
  if (quote || order.drawnFrom) return FINAL_SALE;
  if (order.orderStatus === "pending_payment") return REFUND_UNTIL_START;
  if (order.paymentStatus !== "paid" || order.orderStatus !== "in_progress" || files > 0) return FINAL_SALE;
  return missedDay ? REFUND_IF_UNDELIVERED : REFUND_IF_NOT_STARTED;
}

function describeUnpaid(facts: CustomerPageFacts): string {
  const { order, isPaymentPending } = facts;
  switch (order.paymentStatus) {
    case "refunded":
      return "Refunded";
    case "n/a":
      return "Nothing to pay";
    default:
      if (order.orderStatus === "cancelled") return "Not paid";
      if (isWrongAmount(order)) return "Being checked";
      if (isPaymentPending) return "On its way";
      if (facts.quote?.paid) {
        const { paid, tax } = facts.quote.paid;
        return `Deposit of ${paid} paid${tax}${tax ? ";" : ","} ${facts.quote.due} due`;
      }
      return order.paymentStatus === "failed" ? "Didn’t go through" : "Not paid yet";
  }
}
