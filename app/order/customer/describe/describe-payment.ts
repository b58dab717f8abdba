import { type CustomerPageFacts, isWrongAmount } from "./customer-page-facts";

/** `detail`: what must not break across lines. */
export function describePayment(facts: CustomerPageFacts): { text: string; detail?: string | null } {
  const { order, times } = facts;
  if (facts.isQuestion) return { text: "Nothing to pay" };
  if (order.drawnFrom) return { text: "Prepaid with order", detail: order.drawnFrom };
  if (order.paymentStatus === "paid") return { text: "Paid", detail: times.paid };
  return { text: describeUnpaid(facts) };
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
