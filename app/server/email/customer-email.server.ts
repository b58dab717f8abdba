import { type Business, describeReplyTime } from "#app/site";
import type { EmailContent } from "./email-topics.server";
import { escapeHtml, face, INK, listAddress, renderSheet } from "./layout.server";
import { type EmailPart, joinText, renderParts, writeLink, writePart } from "./parts.server";

/** A placeholder in preview, lead and foot: how soon the agency answers, such as "within 24 hours". */
export const REPLY_TIME = "{reply time}";

export const AGENCY_NAME = "{agency}";

export interface CustomerEmail {
  subject: string;
  preview: string;
  /** Without a period. */
  heading: string;
  name?: string;
  lead: string;
  ticketNumber?: string;
  parts?: EmailPart[];
  button?: { label: string; href: string };
  link?: { label: string; href: string };
  foot: string;
  footLink?: { label: string; href: string };
  closing?: string;
}

export function renderCustomerEmail({
  name = "",
  parts = [],
  ticketNumber,
  link,
  closing = "Thank you from all of us,",
  ...email
}: CustomerEmail): EmailContent {
  const fill = (text: string, business: Business) =>
    text.replaceAll(REPLY_TIME, describeReplyTime(business)).replaceAll(AGENCY_NAME, business.name);
  // Keeps a short name on the line of the word before it if both fit on a phone.
  const space = (email.heading.split(" ").at(-1) ?? "").length + name.length <= 12 ? "&nbsp;" : " ";
  return {
    subject: email.subject,
    render: (business) => ({
      subject: fill(email.subject, business),
      html: renderSheet(
        {
          stock: "canary",
          title: fill(email.subject, business),
          corner: "Your copy",
          preview: fill(email.preview, business),
          heading: `${email.heading}${name && `,${space}${escapeHtml(name)}`}.`,
          lead: fill(email.lead, business),
          ticketNumber,
          body: renderParts(parts, "canary") + (link ? renderLink(link) : ""),
          button: email.button,
          foot: fill(email.foot, business),
          footLink: email.footLink,
          closing,
        },
        business,
      ),
      text: joinText([
        `${email.heading}${name && `, ${name}`}.`,
        fill(email.lead, business),
        ticketNumber && `Order number: ${ticketNumber}`,
        ...parts.map(writePart),
        email.button && writeLink(email.button),
        link && writeLink(link),
        fill(email.foot, business),
        email.footLink && writeLink(email.footLink),
        `${closing}\n${business.name}`,
        sign(business),
      ]),
    }),
  };
}

/** `href` is null in emails that earlier versions queued. */
export const toReceiptLink = (href: string | null, label = "Open your receipt"): CustomerEmail["link"] =>
  href === null ? undefined : { label, href };
export const toCreditNoteLink = (href: string | null) => toReceiptLink(href, "Open your credit note");

export const sign = (business: Business) => ["-- ", ...listAddress(business), business.email].join("\n");

function renderLink({ label, href }: { label: string; href: string }): string {
  return `<p style="margin:22px 0 14px;font:700 16px/1.5 ${face}"><a class="ink" href="${escapeHtml(href)}" style="color:${INK}">${escapeHtml(label)}</a></p>\n`;
}
