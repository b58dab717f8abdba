import type { CustomerPageFacts, CustomerPageStatus } from "./customer-page-facts";

/** If a price has two parts, maybe only one part was paid. */
export const describeRefunded = ({ quote, price }: CustomerPageFacts): string =>
  quote?.deposit ? "your payment" : `your ${price}`;

export function describeCanceled(facts: CustomerPageFacts, action: CustomerPageStatus["action"]): CustomerPageStatus {
  const { order, price, isPaymentPending, reply } = facts;
  const title = "We canceled this order.";
  const mistake = `Was that a mistake? Write to us below. We reply ${reply}.`;
  if (order.drawnFrom) {
    const text = `We stopped work on it. What we hadn’t delivered is back in your package. ${mistake}`;
    return { title, text, action };
  }
  if (order.paymentStatus === "paid")
    return {
      title,
      text: `We stopped work on it. We have your payment of ${price}, and we’ll email you about it. ${mistake}`,
      action,
    };
  if (order.paymentStatus === "refunded")
    return { title, text: `We stopped work on it and refunded ${describeRefunded(facts)}. ${mistake}`, action };
  if (isPaymentPending)
    return {
      title,
      text: `We stopped work on it. Your payment is still on its way. When it arrives, we’ll email you about it. ${mistake}`,
      action,
    };
  return { title, text: `We stopped work on it and won’t charge you. ${mistake}`, action };
}
