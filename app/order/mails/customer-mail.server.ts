import type { Mail } from "#app/server/mail/mail-topics.server";
import { site } from "#app/site";
import { escapeHtml, face, INK, renderSheet } from "../../server/mail/layout.server";

export interface CustomerMail {
  subject: string;
  preview: string;
  heading: string;
  name?: string;
  lead: string;
  html: string;
  text: string;
  button?: { label: string; href: string };
  /** Opens the order's room; beside it there may be a button for something else. */
  roomUrl?: string | null;
  foot: string;
  footLink?: { label: string; href: string };
}

export function renderCustomerMail(submissionId: string, { name = "", roomUrl = null, ...mail }: CustomerMail): Mail {
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
      submissionId,
      body: mail.html + (roomUrl ? roomLine(roomUrl) : ""),
      button: mail.button,
      foot: mail.foot,
      footLink: mail.footLink,
    }),
    text: [
      `${mail.heading}${name && `, ${name}`}.`,
      mail.lead,
      `Ticket number: ${submissionId}`,
      mail.text,
      mail.button ? `${mail.button.label}:\n${mail.button.href}` : "",
      roomUrl ? `${ROOM_LABEL}:\n${roomUrl}` : "",
      mail.foot,
      mail.footLink ? `${mail.footLink.label}:\n${mail.footLink.href}` : "",
      `-- \n${site.name}, ${site.city}\n${site.email}\n`,
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

const ROOM_LABEL = "See where your order is";

function roomLine(href: string): string {
  return `<p style="margin:22px 0 14px;font:700 16px/1.5 ${face}"><a class="ink" href="${escapeHtml(href)}" style="color:${INK}">${ROOM_LABEL}</a></p>\n`;
}
