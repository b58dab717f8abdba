import { type CustomerPageFacts, isWrongAmount } from "./customer-page-facts";

export function describePayment(facts: CustomerPageFacts): string {
  const { order, isQuestion, isPaymentPending, times } = facts;
  if (isQuestion) return "Nothing to pay";
  if (order.drawnFrom) return `Prepaid with order ${order.drawnFrom}`;
  switch (order.paymentStatus) {
    case "paid":
      return times.paid ? `Paid ${times.paid}` : "Paid";
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
