import type { Mail } from "#app/server/mail/mail-topics.server";
import { joinText, type MailPart, renderParts, writeLink, writePart } from "#app/server/mail/parts.server";
import { site } from "#app/site";
import { escapeHtml, face, INK, renderSheet } from "../../server/mail/layout.server";

export interface CustomerMail {
  subject: string;
  preview: string;
  heading: string;
  name?: string;
  lead: string;
  parts?: MailPart[];
  button?: { label: string; href: string };
  /** Opens the order's room; beside it there may be a button for something else. */
  roomUrl?: string | null;
  foot: string;
  footLink?: { label: string; href: string };
}

export function renderCustomerMail(
  submissionId: string,
  { name = "", parts = [], roomUrl = null, ...mail }: CustomerMail,
): Mail {
  // Keeps a short name on the same line as the word before it if both fit on a phone.
  const space = (mail.heading.split(" ").at(-1) ?? "").length + name.length <= 12 ? "&nbsp;" : " ";
  return {
    subject: mail.subject,
    html: renderSheet({
      stock: "canary",
      title: mail.subject,
      corner: "Your copy",
      preview: mail.preview,
      heading: `${mail.heading}${name && `,${space}${escapeHtml(name)}`}.`,
      lead: mail.lead,
      ticketNumber: submissionId,
      body: renderParts(parts, "canary") + (roomUrl ? roomLine(roomUrl) : ""),
      button: mail.button,
      foot: mail.foot,
      footLink: mail.footLink,
    }),
    text: joinText([
      `${mail.heading}${name && `, ${name}`}.`,
      mail.lead,
      `Ticket number: ${submissionId}`,
      ...parts.map(writePart),
      mail.button && writeLink(mail.button),
      roomUrl ? writeLink({ label: ROOM_LABEL, href: roomUrl }) : undefined,
      mail.foot,
      mail.footLink && writeLink(mail.footLink),
      SIGNATURE,
    ]),
  };
}

export const SIGNATURE = `-- \n${site.name}, ${site.city}\n${site.email}`;
const ROOM_LABEL = "See where your order is";

function roomLine(href: string): string {
  return `<p style="margin:22px 0 14px;font:700 16px/1.5 ${face}"><a class="ink" href="${escapeHtml(href)}" style="color:${INK}">${ROOM_LABEL}</a></p>\n`;
}
