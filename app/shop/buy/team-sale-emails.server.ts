import { z } from "zod";
import { type EmailContent, type EmailTopics, emailTopic } from "#app/server/email/email-topics.server";
import type { Entry } from "#app/server/email/entries.server";
import { writeTeamEmail } from "#app/server/email/team-email.server";
import { DEFAULT_CURRENCY } from "#app/server/money/currency";
import { formatMoney, formatPaidAmount } from "#app/server/text/money";
import { SAMPLE_ORIGIN } from "#app/site";
import { describedByTitle, emailPurchase } from "./email-purchase.server";

const sold = z.object({
  purchase: emailPurchase,
  email: z.string(),
  saleUrl: z.string(),
  eventId: z.string(),
});
const held = sold.extend({
  reason: z.enum(["amount", "email"]),
  dueCents: z.number(),
  dueCurrency: z.string().default(DEFAULT_CURRENCY),
});
const refunded = sold.extend({ refundedCents: z.number().nullable(), isFull: z.boolean() });
const disputed = sold.extend({ disputedCents: z.number().nullable(), reason: z.string().nullable() });
const decided = sold.extend({ disputedCents: z.number().nullable(), isWon: z.boolean(), isRestored: z.boolean() });
const refundFailed = sold.extend({ failedCents: z.number().nullable(), reason: z.string().nullable() });

type Sale = z.output<typeof sold>;

const sample = {
  purchase: {
    number: "VLT-7K2M9QXA",
    title: "Client Onboarding Kit",
    amountCents: 1900,
    currency: "usd",
    taxCents: 0,
    tax: null,
  },
  email: "dana@studio.example",
  saleUrl: `${SAMPLE_ORIGIN}/admin/sales/VLT-7K2M9QXA`,
  eventId: "evt_sample",
};

export const teamSaleEmails = {
  "purchase-sold": emailTopic("Purchase (team)", sold, writeSoldEmail, sample, describedByTitle),
  "purchase-held": emailTopic("Purchase on hold", held, writeHeldEmail, {
    ...sample,
    reason: "amount",
    dueCents: 2900,
    dueCurrency: "usd",
  }),
  "purchase-refunded": emailTopic("Purchase refunded", refunded, writeRefundedEmail, {
    ...sample,
    refundedCents: 1900,
    isFull: true,
  }),
  "purchase-disputed": emailTopic("Purchase disputed", disputed, writeDisputedEmail, {
    ...sample,
    disputedCents: 1900,
    reason: "product_not_received",
  }),
  "purchase-refund-failed": emailTopic("Purchase refund failed", refundFailed, writeFailedRefundEmail, {
    ...sample,
    failedCents: 1900,
    reason: "lost_or_stolen_card",
  }),
  "purchase-dispute-closed": emailTopic("Purchase dispute decided", decided, writeDecisionEmail, {
    ...sample,
    disputedCents: 1900,
    isWon: true,
    isRestored: true,
  }),
} satisfies EmailTopics;
export type TeamSaleEmail = keyof typeof teamSaleEmails;

function writeSoldEmail(sale: Sale): EmailContent {
  const { title } = sale.purchase;
  return writeSaleEmail(sale, {
    title: `Sold: ${title}`,
    lead: "The payment is confirmed, and we’ve emailed the buyer the download link.",
  });
}

function writeHeldEmail({ reason, dueCents, dueCurrency, ...sale }: z.output<typeof held>): EmailContent {
  const isAmount = reason === "amount";
  return writeSaleEmail(sale, {
    title: `On hold: ${sale.purchase.title}`,
    lead: isAmount
      ? "Release the purchase in the office, or refund the payment there. The amount paid isn’t the price, so the buyer has no download link yet."
      : "Look up the buyer at the payment provider and enter their email address in the office. The payment came without one, so nobody has the download link.",
    facts: isAmount ? [{ label: "Price", value: formatMoney(dueCents, dueCurrency) }] : [],
  });
}

function writeRefundedEmail({ refundedCents, isFull, ...sale }: z.output<typeof refunded>): EmailContent {
  const { currency } = sale.purchase;
  return writeSaleEmail(sale, {
    title: `${isFull ? "Refunded" : "Refunded in part"}: ${sale.purchase.title}`,
    lead: isFull
      ? "The buyer got all of it back, so the download links no longer work."
      : "The buyer got part of it back and keeps the download.",
    facts: [{ label: "Refunded so far", value: formatPaidAmount({ amountCents: refundedCents, currency }) }],
  });
}

function writeFailedRefundEmail({ failedCents, reason, ...sale }: z.output<typeof refundFailed>): EmailContent {
  const { currency, title } = sale.purchase;
  return writeSaleEmail(sale, {
    title: `Refund failed: ${title}`,
    lead: "Pay the buyer back another way, or restore the purchase in the office. Their bank didn’t take the refund, so the payment provider returned it to you.",
    facts: [
      { label: "Refund", value: formatPaidAmount({ amountCents: failedCents, currency }) },
      { label: "Reason", value: describeReason(reason) },
    ],
  });
}

function writeDisputedEmail({ disputedCents, reason, ...sale }: z.output<typeof disputed>): EmailContent {
  const { currency } = sale.purchase;
  return writeSaleEmail(sale, {
    title: `Disputed: ${sale.purchase.title}`,
    lead: "Answer the dispute at the payment provider before its deadline. The buyer disputed the payment through their bank, so the download links no longer work. If you win, they work again.",
    facts: [
      { label: "Disputed amount", value: formatPaidAmount({ amountCents: disputedCents, currency }) },
      { label: "Reason", value: describeReason(reason) },
    ],
  });
}

const describeReason = (reason: string | null): string => (reason ?? "").replaceAll("_", " ") || "N/A";

function writeDecisionEmail({ disputedCents, isWon, isRestored, ...sale }: z.output<typeof decided>): EmailContent {
  const { currency, title } = sale.purchase;
  const links = isRestored ? "The download links work again." : "The download links stay as they are.";
  return writeSaleEmail(sale, {
    title: `${isWon ? "Dispute won" : "Dispute lost"}: ${title}`,
    lead: isWon
      ? `The bank decided in your favor, so you keep the money. ${links}`
      : "The bank decided in the buyer’s favor and paid the money back. The download links no longer work, unless you restored the purchase.",
    facts: [{ label: "Disputed amount", value: formatPaidAmount({ amountCents: disputedCents, currency }) }],
  });
}

function writeSaleEmail(
  sale: Sale,
  { title, lead, facts = [] }: { title: string; lead: string; facts?: Entry[] },
): EmailContent {
  const { purchase, email, saleUrl, eventId } = sale;
  return writeTeamEmail({
    subject: `${title} (${purchase.number})`,
    heading: title,
    lead,
    parts: [
      {
        entries: [
          { label: "Amount paid", value: formatMoney(purchase.amountCents, purchase.currency), strong: true },
          ...facts,
          { label: "Product", value: purchase.title },
          { label: "Buyer", value: email || "Unknown" },
          { label: "Purchase number", value: purchase.number },
          { label: "Event", value: eventId },
        ],
      },
    ],
    button: { label: "Open the purchase", href: saleUrl },
    foot: "Sent to the team about purchases, refunds and disputes in the Digital Vault.",
  });
}
