import type { DescribedQuote } from "../../quote/describe-quote.server";

interface QuoteFacts {
  order: { orderStatus: string; paymentStatus: string; paymentProblem: string | null };
  quote: DescribedQuote | null;
  canPay: boolean;
  isPaymentPending: boolean;
  reply: string;
}

interface QuoteStatus {
  title: string;
  text: string;
  action: "pay" | null;
}

/** Null for what a quote has in common with other orders. */
export function describeQuoteStatus(facts: QuoteFacts): QuoteStatus | null {
  const { quote, canPay, isPaymentPending, reply, order } = facts;
  if (!quote?.isOpen || isPaymentPending || order.paymentProblem || order.orderStatus === "ready") return null;
  if (quote.isDraft)
    return order.orderStatus === "cancelled"
      ? null
      : { title: "We’re preparing your quote.", text: "We’ll email it to you when it’s ready.", action: null };
  if (quote.isWithdrawn)
    return {
      title: "We withdrew this quote.",
      text: `It can’t be paid anymore. Would you like a new one? Write to us below. We reply ${reply}.`,
      action: null,
    };
  if (order.orderStatus !== "pending_payment") return null;
  if (quote.isExpired)
    return {
      title: "This quote has expired.",
      text: `It was valid until ${quote.validUntil}. Would you like a new one? Write to us below. We reply ${reply}.`,
      action: null,
    };
  const failed = order.paymentStatus === "failed" ? "Your last payment didn’t go through. " : "";
  return {
    title: "Here’s your quote.",
    text: `${failed}${describeNext(quote, canPay, reply)} The price is good until ${quote.validUntil}.`,
    action: canPay ? "pay" : null,
  };
}

function describeNext({ part, deposit, due }: DescribedQuote, canPay: boolean, reply: string): string {
  if (!canPay) return `To accept it, write to us below, and we’ll tell you how to pay. We reply ${reply}.`;
  return part === "deposit" && deposit
    ? `Pay the deposit of ${deposit}, and we’ll get to work. The balance is due later.`
    : `Pay ${due}, and we’ll get to work.`;
}
