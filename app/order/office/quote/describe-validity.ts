import type { DescribedQuote } from "#app/order/quote/describe-quote.server";

export function describeValidity(quote: DescribedQuote): string {
  const { isInPart, isDraft, isWithdrawn, isExpired, isOpen, validUntil } = quote;
  if (!isOpen)
    return isInPart ? "Accepted. The deposit is paid." : "Accepted. See Payments and refunds below for what was paid.";
  if (isWithdrawn) return "Withdrawn. The customer can’t pay it.";
  if (isDraft) return `Draft. The customer hasn’t received it yet. Valid until ${validUntil}.`;
  return isExpired ? `Expired. It was valid until ${validUntil}.` : `Valid until ${validUntil}.`;
}
