import { z } from "zod";
import { AGENCY_NAME, REPLY_TIME, renderCustomerEmail } from "#app/server/email/customer-email.server";
import type { EmailContent } from "#app/server/email/email-topics.server";
import { firstName } from "#app/server/email/layout.server";
import { formatMoney } from "#app/server/text/money";
import { listOrderEntries } from "./email-lines.server";
import { emailOrder } from "./email-order.server";
import { sampleOrder } from "./sample-order.server";

/** `validUntil` is in words, such as "Friday, December 11". */
export const quotedOrder = emailOrder.extend({
  note: z.string(),
  validUntil: z.string(),
});

export const sampleQuote: z.input<typeof quotedOrder> = {
  ...sampleOrder,
  option: "quote",
  packageName: "Custom order",
  breakdown: null,
  lines: [
    { name: "Poster, 24 by 36 inches", quantity: 3, unitCents: 12_000 },
    { name: "Logo cleanup", quantity: 1, unitCents: 14_000 },
  ],
  priceCents: 50_000,
  dueCents: 20_000,
  note: "The posters are for both doors and the counter, as we discussed.",
  validUntil: "Friday, December 11",
};

/** Contains only what the team typed, so the address need not be confirmed. */
export function writeQuoteEmail(order: z.output<typeof quotedOrder>): EmailContent {
  const { submissionId, note, validUntil, priceCents, dueCents, payUrl, roomUrl } = order;
  const pay =
    payUrl === null
      ? "To accept the quote, reply to this email, and we’ll tell you how to pay."
      : describeStart(dueCents, order.currency);
  return renderCustomerEmail({
    ticketNumber: submissionId,
    name: firstName(order.fullName),
    subject: `Your quote from ${AGENCY_NAME}: ${submissionId}`,
    preview: `${formatMoney(priceCents, order.currency)}, valid until ${validUntil}.`,
    heading: "Here’s your quote",
    lead: `${pay} The price is good until ${validUntil}.`,
    parts: [{ entries: listOrderEntries(order) }, { label: "A note from us", quote: note }],
    button:
      roomUrl === null ? undefined : { label: payUrl ? "See your quote and pay" : "See your quote", href: roomUrl },
    foot: `Have a question, or something to change? Reply to this email. We answer ${REPLY_TIME}. Didn’t ask for a quote? You can ignore this email, and you won’t be charged.`,
  });
}

const describeStart = (depositCents: number | null, currency: string) =>
  depositCents
    ? `Pay the deposit of ${formatMoney(depositCents, currency)}, and we’ll get to work. The balance is due later.`
    : "Pay on your quote’s page, and we’ll get to work.";
