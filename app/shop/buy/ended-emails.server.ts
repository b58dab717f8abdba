import { z } from "zod";
import {
  REPLY_TIME,
  renderCustomerEmail,
  toCreditNoteLink,
  toReceiptLink,
} from "#app/server/email/customer-email.server";
import { type EmailContent, emailTopic } from "#app/server/email/email-topics.server";
import { formatMoney } from "#app/server/text/money";
import { SAMPLE_ORIGIN } from "#app/site";
import { emailPurchase, listReceipt, samplePurchase } from "./email-purchase.server";

const emailRefund = z.object({ amountCents: z.number(), currency: z.string(), reason: z.string().nullable() });

const ended = z.object({
  purchase: emailPurchase,
  reason: z.enum(["refunded", "revoked"]),
  /** False if the purchase was on hold, so that no link was sent. */
  hadLink: z.boolean().default(true),
  refund: emailRefund.nullable().default(null),
  receiptUrl: z.string().nullable().default(null),
});
const refunded = z.object({
  purchase: emailPurchase,
  refund: emailRefund,
  receiptUrl: z.string().nullable().default(null),
});
export type EmailRefund = z.output<typeof emailRefund>;

export const endedEmails = {
  "purchase-ended": emailTopic("Download link turned off", ended, writeEndedEmail, {
    purchase: samplePurchase,
    reason: "refunded",
    hadLink: true,
    receiptUrl: `${SAMPLE_ORIGIN}/receipt/of/evt_sample?key=sample`,
  }),
  "purchase-refund": emailTopic("Refund", refunded, writeRefundEmail, {
    purchase: samplePurchase,
    refund: { amountCents: 500, currency: "usd", reason: "You asked for this refund." },
    receiptUrl: `${SAMPLE_ORIGIN}/receipt/of/evt_sample?key=sample`,
  }),
};

function writeRefundEmail({ purchase, refund, receiptUrl }: z.output<typeof refunded>): EmailContent {
  const { title } = purchase;
  const amount = formatMoney(refund.amountCents, refund.currency);
  return renderCustomerEmail({
    subject: `${amount} refunded: ${title}`,
    heading: "Your money is on its way back",
    lead: `${explainRefund(refund)}We’ve refunded ${amount} of what you paid for ${title}. It can take a few days to show up, depending on your bank. Your download link keeps working.`,
    preview: "It can take a few days to show up, depending on your bank.",
    parts: [
      { entries: [{ label: "Refund", value: amount }, { label: "Product", value: title }, ...listReceipt(purchase)] },
    ],
    link: toCreditNoteLink(receiptUrl),
    foot: `Questions? Reply to this email. We answer ${REPLY_TIME}.`,
  });
}

const explainRefund = (refund: EmailRefund | null): string => (refund?.reason ? `${refund.reason} ` : "");

function writeEndedEmail({ purchase, reason, hadLink, refund, receiptUrl }: z.output<typeof ended>): EmailContent {
  const { title } = purchase;
  const linkEnds = hadLink ? "Your download link no longer works." : "";
  const words =
    reason === "refunded"
      ? {
          subject: `Refunded: ${title}`,
          heading: "Your money is on its way back",
          lead: `${explainRefund(refund)}We’ve refunded what you paid for ${title}. It can take a few days to show up, depending on your bank. ${linkEnds}`.trim(),
        }
      : {
          subject: `We stopped your download: ${title}`,
          heading: "We stopped your download",
          lead: `${hadLink ? `Your link to ${title} no longer works.` : `You can’t download ${title}.`} If that surprises you, reply to this email and we’ll look into it.`,
        };
  return renderCustomerEmail({
    ...words,
    closing: "Take care,",
    preview: linkEnds || words.heading,
    parts: [{ entries: [{ label: "Product", value: title }, ...listReceipt(purchase)] }],
    link: reason === "refunded" ? toCreditNoteLink(receiptUrl) : toReceiptLink(receiptUrl),
    foot: `Questions? Reply to this email. We answer ${REPLY_TIME}.`,
  });
}
