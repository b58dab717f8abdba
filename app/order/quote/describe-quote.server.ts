import type { Services } from "#app/server/services.server";
import { formatMoney } from "#app/server/text/money";
import type { Row } from "#drizzle/schema";
import { describeLine } from "../model/bought-package";
import { getDueCents, getDuePart, isBalanceDue, isDraft, isExpired, isQuoteOpen } from "../model/quote";
import { describePartPaid } from "../parts/describe-tax-lines";
import { takesPrice } from "../pay/payment-link.server";
import { formatValidDay, getToday } from "./send-quote.server";

type Order = Row<"formSubmissions">;

export function describeQuote(services: Services, order: Order) {
  const { quote, priceCents, partPaidCents, currency } = order;
  if (!quote) return null;
  const show = (cents: number) => formatMoney(cents, currency);
  const isWithdrawn = order.orderStatus === "cancelled" && isQuoteOpen(order);
  return {
    lines: quote.lines.map((line) => ({
      text: describeLine(line),
      each: line.quantity > 1 ? show(line.unitCents) : null,
      amount: show(line.quantity * line.unitCents),
    })),
    total: show(priceCents),
    note: quote.note,
    validUntil: quote.validUntil ? formatValidDay(quote.validUntil) : "",
    part: getDuePart(order),
    isInPart: isBalanceDue(order),
    deposit: quote.depositCents > 0 ? show(quote.depositCents) : null,
    paid: partPaidCents > 0 ? describePartPaid(order) : null,
    due: show(getDueCents(order)),
    isOpen: isQuoteOpen(order),
    isDraft: isDraft(order),
    isWithdrawn,
    isExpired: isQuoteOpen(order) && isExpired(order, getToday(services)),
    hasLink: takesPrice(services, order),
  };
}

export type DescribedQuote = NonNullable<ReturnType<typeof describeQuote>>;
