import { z } from "zod";
import { renderCustomerMail } from "#app/server/mail/customer-mail.server";
import type { Entry } from "#app/server/mail/entries.server";
import { formatMoney } from "#app/server/mail/format-money";
import { type Mail, type MailTopics, mailTopic } from "#app/server/mail/mail-topics.server";

/** `purchase` as it is told to the buyer. In stored mails: its keys stay. */
export const mailPurchase = z.object({
  number: z.string(),
  title: z.string(),
  amountCents: z.number(),
  currency: z.string(),
});

const download = z.object({
  purchase: mailPurchase,
  description: z.string(),
  downloadUrl: z.string(),
  /** The last day, as written. */
  until: z.string(),
  downloadsLeft: z.number(),
});
const update = download.extend({ note: z.string().nullable() });
const ended = z.object({ purchase: mailPurchase, reason: z.enum(["refunded", "revoked"]) });

type Purchase = z.output<typeof mailPurchase>;
type Download = z.output<typeof download>;

const samplePurchase = { number: "VLT-7K2M9QXA", title: "Client Onboarding Kit", amountCents: 1900, currency: "usd" };
const sampleDownload = {
  purchase: samplePurchase,
  description: "Welcome emails, a kickoff agenda and a 30-day checklist, ready to send.",
  downloadUrl: "https://palmetto.example/thank-you/client-onboarding-kit?purchase=VLT-7K2M9QXA&key=sample",
  until: "Nov 23, 2027",
  downloadsLeft: 10,
};

export const buyerMails = {
  "purchase-ready": mailTopic("Download ready", download, writeReadyMail, sampleDownload),
  "purchase-link": mailTopic("Download link sent again", download, writeLinkMail, sampleDownload),
  "purchase-update": mailTopic("New version of a download", update, writeUpdateMail, {
    ...sampleDownload,
    note: "Two more message templates, and the checklist as a spreadsheet.",
  }),
  "purchase-ended": mailTopic("Download ended", ended, writeEndedMail, {
    purchase: samplePurchase,
    reason: "refunded",
  }),
} satisfies MailTopics;
export type BuyerMail = keyof typeof buyerMails;

const HELP = "Trouble with the file? Reply to this email and we'll sort it out.";

function writeReadyMail(mail: Download): Mail {
  const { title } = mail.purchase;
  return writeDownloadMail(mail, {
    subject: `Your download is ready: ${title}`,
    heading: "Your download is ready",
    lead: `Thanks for your purchase! ${title} is yours: open your private link, save the file, and put it to work.`,
    foot: `You get this email because somebody bought ${title} with this address. ${HELP}`,
  });
}

function writeLinkMail(mail: Download): Mail {
  const { title } = mail.purchase;
  return writeDownloadMail(mail, {
    subject: `Your download link: ${title}`,
    heading: "Here's your link",
    lead: `It opens your download of ${title}. Whoever has it can download the file, so please keep it to yourself.`,
    foot: "You get this email because the link was requested for this address. Not you? You don't need to do anything.",
  });
}

function writeUpdateMail({ note, ...mail }: z.output<typeof update>): Mail {
  const { title } = mail.purchase;
  return writeDownloadMail(mail, {
    subject: `New version: ${title}`,
    heading: "There's a new version",
    lead: `We've improved ${title}, and the new version is yours at no charge.${note ? ` What's new: ${note}` : ""}`,
    foot: `You get this email because you bought ${title}. ${HELP}`,
  });
}

function writeDownloadMail(
  { purchase, description, downloadUrl, until, downloadsLeft }: Download,
  words: { subject: string; heading: string; lead: string; foot: string },
): Mail {
  return renderCustomerMail({
    ...words,
    preview: description,
    parts: [
      { label: "What you get", quote: description },
      {
        entries: [
          { label: "Product", value: purchase.title },
          { label: "Works until", value: until },
          { label: "Downloads left", value: String(downloadsLeft) },
          ...listReceipt(purchase),
        ],
      },
    ],
    button: { label: "Get Your Download", href: downloadUrl },
  });
}

function listReceipt({ number, amountCents, currency }: Purchase): Entry[] {
  return [
    { label: "Paid", value: formatMoney(amountCents, currency) },
    { label: "Purchase number", value: number },
  ];
}

function writeEndedMail({ purchase, reason }: z.output<typeof ended>): Mail {
  const isRefund = reason === "refunded";
  return renderCustomerMail({
    subject: isRefund ? `Refunded: ${purchase.title}` : `Your download has ended: ${purchase.title}`,
    preview: "Your download link no longer works.",
    heading: isRefund ? "Your money is on its way back" : "Your download has ended",
    lead: isRefund
      ? `We've refunded ${purchase.title}. Depending on your bank, it takes 5 to 10 days to show up. Your download link no longer works.`
      : `Your link to ${purchase.title} no longer works. If that surprises you, reply to this email and we'll look into it.`,
    parts: [{ entries: [{ label: "Product", value: purchase.title }, ...listReceipt(purchase)] }],
    foot: "Questions? Reply to this email; we answer within 24 hours.",
  });
}
