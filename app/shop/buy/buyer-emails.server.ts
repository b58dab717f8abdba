import { z } from "zod";
import { REPLY_TIME, renderCustomerEmail, toReceiptLink } from "#app/server/email/customer-email.server";
import { type EmailContent, type EmailTopics, emailTopic } from "#app/server/email/email-topics.server";
import type { Entry } from "#app/server/email/entries.server";
import { listTaxEntries } from "#app/server/email/list-tax-entries.server";
import { emailTax } from "#app/server/email/parts.server";
import { withoutAddedTax } from "#app/server/money/tax";
import { formatExactMoney, formatMoney } from "#app/server/text/money";
import { SAMPLE_ORIGIN } from "#app/site";

/** What emails tell the buyer about a purchase. Stored emails contain this data, so its keys must not change. */
export const emailPurchase = z.object({
  number: z.string(),
  title: z.string(),
  amountCents: z.number(),
  currency: z.string(),
  taxCents: z.number().default(0),
  tax: emailTax,
});

const emailRefund = z.object({ amountCents: z.number(), currency: z.string(), reason: z.string().nullable() });

const download = z.object({
  purchase: emailPurchase,
  description: z.string(),
  downloadUrl: z.string(),
  /** The last day, as written. */
  until: z.string(),
  downloadsLeft: z.number(),
  isExpired: z.boolean().default(false),
  receiptUrl: z.string().nullable().default(null),
});
const update = download.extend({ note: z.string().nullable() });
const ended = z.object({
  purchase: emailPurchase,
  reason: z.enum(["refunded", "revoked"]),
  /** False if the purchase was on hold, so that no link was sent. */
  hadLink: z.boolean().default(true),
  /** Null for one that was not made in the office. */
  refund: emailRefund.nullable().default(null),
  receiptUrl: z.string().nullable().default(null),
});
const refunded = z.object({ purchase: emailPurchase, refund: emailRefund });
export type EmailRefund = z.output<typeof emailRefund>;

type Purchase = z.output<typeof emailPurchase>;
type Download = z.output<typeof download>;

const samplePurchase = {
  number: "VLT-7K2M9QXA",
  title: "Client Onboarding Kit",
  amountCents: 1900,
  currency: "usd",
  taxCents: 0,
  tax: null,
};
const sampleDownload = {
  purchase: samplePurchase,
  description: "Welcome emails, a kickoff agenda and a 30-day checklist, ready to send.",
  downloadUrl: `${SAMPLE_ORIGIN}/thank-you/client-onboarding-kit?purchase=VLT-7K2M9QXA&key=sample`,
  until: "Nov 23, 2027",
  downloadsLeft: 10,
  isExpired: false,
  receiptUrl: `${SAMPLE_ORIGIN}/receipt/of/evt_sample?key=sample`,
};

export const buyerEmails = {
  "purchase-ready": emailTopic("Download ready", download, writeReadyEmail, sampleDownload),
  "purchase-link": emailTopic("Download link sent again", download, writeLinkEmail, sampleDownload),
  "purchase-update": emailTopic("New version of a download", update, writeUpdateEmail, {
    ...sampleDownload,
    note: "Two more message templates, and the checklist as a spreadsheet.",
  }),
  "purchase-ended": emailTopic("Download ended", ended, writeEndedEmail, {
    purchase: samplePurchase,
    reason: "refunded",
    hadLink: true,
    receiptUrl: `${SAMPLE_ORIGIN}/receipt/of/evt_sample?key=sample`,
  }),
  "purchase-refund": emailTopic("Refund", refunded, writeRefundEmail, {
    purchase: samplePurchase,
    refund: { amountCents: 500, currency: "usd", reason: "You asked us for this refund." },
  }),
} satisfies EmailTopics;
export type BuyerEmail = keyof typeof buyerEmails;

const HELP = "Trouble with the file? Reply to this email and we'll sort it out.";

function writeReadyEmail(email: Download): EmailContent {
  const { title } = email.purchase;
  return writeDownloadEmail(email, {
    subject: `Your download is ready: ${title}`,
    heading: "Your download is ready",
    lead: `Use the link below to save ${title} and put it to work. Thanks for buying it. Once you've tried it, you can review it on the same page.`,
    foot: `You're getting this email because someone bought ${title} with this address. ${HELP}`,
  });
}

function writeLinkEmail(email: Download): EmailContent {
  const { title } = email.purchase;
  return writeDownloadEmail(email, {
    subject: `Your download link: ${title}`,
    ...describeAccess(email),
    foot: "You're getting this email because someone asked for this link with your address. If it wasn't you, you can ignore this email.",
  });
}

function describeAccess({ purchase: { title }, until, isExpired, downloadsLeft }: Download) {
  if (isExpired)
    return {
      heading: "Your download has expired",
      lead: `Your link to ${title} worked until ${until}. Reply to this email, and we'll open it for you again.`,
    };
  if (downloadsLeft <= 0)
    return {
      heading: "You've used every download",
      lead: `You've used every download of ${title} that came with your purchase. Need the file once more? Reply to this email, and we'll add to it.`,
    };
  return {
    heading: "Here's your link",
    lead: `Use it to download ${title}. Anyone who has the link can download the file, so please keep it to yourself.`,
  };
}

function writeUpdateEmail({ note, ...email }: z.output<typeof update>): EmailContent {
  const { title } = email.purchase;
  return writeDownloadEmail(email, {
    subject: `New version: ${title}`,
    heading: "There's a new version",
    lead: `We've improved ${title}, and the new version is yours at no charge.`,
    news: note ?? "",
    foot: `You're getting this email because you bought ${title}. ${HELP}`,
  });
}

function writeDownloadEmail(
  { purchase, description, downloadUrl, until, downloadsLeft, isExpired, receiptUrl }: Download,
  { news = "", ...words }: { subject: string; heading: string; lead: string; news?: string; foot: string },
): EmailContent {
  return renderCustomerEmail({
    ...words,
    preview: description,
    parts: [
      { label: "What's new", quote: news },
      { label: "What you get", quote: description },
      {
        entries: [
          { label: "Product", value: purchase.title },
          { label: isExpired ? "Link worked until" : "Link works until", value: until },
          { label: "Downloads left", value: String(downloadsLeft) },
          ...listReceipt(purchase),
        ],
      },
    ],
    button: {
      label: isExpired || downloadsLeft <= 0 ? "Open your download page" : "Get your download",
      href: downloadUrl,
    },
    link: toReceiptLink(receiptUrl),
  });
}

function listReceipt({ number, amountCents, currency, taxCents, tax }: Purchase): Entry[] {
  const price = withoutAddedTax({ amountCents, taxCents, tax });
  return [
    ...(tax && !tax.isIncluded ? [{ label: "Price", value: formatExactMoney(price, currency) }] : []),
    ...(tax ? listTaxEntries({ amountCents, taxCents, tax, currency }).slice(0, 1) : []),
    { label: "Paid", value: formatMoney(amountCents, currency) },
    { label: "Purchase number", value: number },
  ];
}

function writeRefundEmail({ purchase, refund }: z.output<typeof refunded>): EmailContent {
  const { title } = purchase;
  const amount = formatMoney(refund.amountCents, refund.currency);
  return renderCustomerEmail({
    subject: `${amount} refunded: ${title}`,
    heading: "Your money is on its way back",
    lead: `${explainRefund(refund)}We've refunded ${amount} of what you paid for ${title}. How many days it takes to show up depends on your bank. Your download stays yours.`,
    preview: "How many days it takes to show up depends on your bank.",
    parts: [
      { entries: [{ label: "Refund", value: amount }, { label: "Product", value: title }, ...listReceipt(purchase)] },
    ],
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
          lead: `${explainRefund(refund)}We've refunded ${title}. How many days it takes to show up depends on your bank. ${linkEnds}`.trim(),
        }
      : {
          subject: `Your ${hadLink ? "download" : "purchase"} has ended: ${title}`,
          heading: `Your ${hadLink ? "download" : "purchase"} has ended`,
          lead: `${hadLink ? `Your link to ${title} no longer works.` : `You can't download ${title}.`} If that surprises you, reply to this email and we'll look into it.`,
        };
  return renderCustomerEmail({
    ...words,
    preview: linkEnds || words.heading,
    parts: [{ entries: [{ label: "Product", value: title }, ...listReceipt(purchase)] }],
    link: toReceiptLink(receiptUrl),
    foot: `Questions? Reply to this email. We answer ${REPLY_TIME}.`,
  });
}
