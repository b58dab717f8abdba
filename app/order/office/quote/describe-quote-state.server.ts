import { and, desc, eq } from "drizzle-orm";
import { describeQuote } from "#app/order/quote/describe-quote.server";
import type { Services } from "#app/server/services.server";
import { formatMoment } from "#app/server/time/business-time.server";
import type { Row } from "#drizzle/schema";
import { describeValidity } from "./describe-validity";

/** `Sent Nov 27, 2:05 PM. Valid until Friday, December 11. The deposit of $200 isn’t paid yet.` */
export async function describeQuoteState(services: Services, order: Row<"formSubmissions">): Promise<string> {
  const quote = describeQuote(services, order);
  if (!quote) return "";
  if (quote.isDraft || quote.isWithdrawn) return describeValidity(quote);
  const { orderEvents: events } = services.db.tables;
  const [sent] = await services.db.read
    .select({ at: events.createdAt })
    .from(events)
    .where(and(eq(events.orderId, order.id), eq(events.kind, "quote"), eq(events.after, "sent")))
    .orderBy(desc(events.createdAt))
    .limit(1);
  const parts = [
    sent ? `Sent ${formatMoment(sent.at, services.env.BUSINESS_TIMEZONE)}.` : "Sent.",
    describeValidity(quote),
    quote.deposit ? `The deposit of ${quote.deposit} isn’t paid yet.` : `${quote.total} isn’t paid yet.`,
  ];
  return parts.join(" ");
}
