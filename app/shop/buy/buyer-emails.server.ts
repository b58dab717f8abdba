import { z } from "zod";
import { renderCustomerEmail, toReceiptLink } from "#app/server/email/customer-email.server";
import { type EmailContent, type EmailTopics, emailTopic } from "#app/server/email/email-topics.server";
import { SAMPLE_ORIGIN } from "#app/site";
import { describedByTitle, emailPurchase, listReceipt, samplePurchase } from "./email-purchase.server";
import { endedEmails } from "./ended-emails.server";

const download = z.object({
  purchase: emailPurchase,
  description: z.string(),
  downloadUrl: z.string(),
  until: z.string(),
  downloadsLeft: z.number(),
  isExpired: z.boolean().default(false),
  receiptUrl: z.string().nullable().default(null),
});
const link = download.extend({ reason: z.enum(["requested", "sent again", "corrected"]).default("requested") });
export type LinkReason = z.output<typeof link>["reason"];
const update = download.extend({ note: z.string().nullable() });
type Download = z.output<typeof download>;

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
  "purchase-ready": emailTopic("Download ready", download, writeReadyEmail, sampleDownload, describedByTitle),
  "purchase-link": emailTopic("Download link sent again", link, writeLinkEmail, sampleDownload, describedByTitle),
  "purchase-update": emailTopic("New version of a download", update, writeUpdateEmail, {
    ...sampleDownload,
    note: "Two more message templates, and the checklist as a spreadsheet.",
  }),
  ...endedEmails,
} satisfies EmailTopics;
export type BuyerEmail = keyof typeof buyerEmails;

const HELP = "Trouble with the file? Reply to this email and we’ll sort it out.";

function writeReadyEmail(email: Download): EmailContent {
  const { title } = email.purchase;
  return writeDownloadEmail(email, {
    subject: `Your download is ready: ${title}`,
    heading: "Your download is ready",
    lead: `Thanks for buying ${title}. Download it with the link below and put it to work. Once you’ve tried it, you can review it on the same page.`,
    foot: `You’re getting this email because someone bought ${title} with this address. ${HELP}`,
  });
}

const linkReasons: Record<LinkReason, string> = {
  requested: "someone asked for this link with your address. If it wasn’t you, you can ignore this email.",
  "sent again": `our team sent you this link again. ${HELP}`,
  corrected: `we changed the email address on this purchase to yours. Earlier links no longer work. ${HELP}`,
};

function writeLinkEmail({ reason, ...email }: z.output<typeof link>): EmailContent {
  const { title } = email.purchase;
  return writeDownloadEmail(email, {
    subject: `Your download link: ${title}`,
    ...describeAccess(email),
    foot: `You’re getting this email because ${linkReasons[reason]}`,
  });
}

function describeAccess({ purchase: { title }, until, isExpired, downloadsLeft }: Download) {
  if (isExpired)
    return {
      heading: "Your download has expired",
      lead: `Your link to ${title} worked until ${until}. Reply to this email, and we’ll renew the link.`,
    };
  if (downloadsLeft <= 0)
    return {
      heading: "You’ve used every download",
      lead: `You’ve used every download of ${title} that came with your purchase. Need the file again? Reply to this email, and we’ll renew your link.`,
    };
  return {
    heading: "Here’s your link",
    lead: `Use it to download ${title}. Anyone who has the link can download the file, so please keep it to yourself.`,
  };
}

function writeUpdateEmail({ note, ...email }: z.output<typeof update>): EmailContent {
  const { title } = email.purchase;
  return writeDownloadEmail(email, {
    subject: `New version: ${title}`,
    heading: "There’s a new version",
    lead: `We’ve improved ${title}, and the new version is yours at no charge.`,
    news: note ?? "",
    foot: `You’re getting this email because you bought ${title}. ${HELP}`,
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
      { label: "What’s new", quote: news },
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
