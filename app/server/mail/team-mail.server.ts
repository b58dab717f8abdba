import { escapeHtml, renderSheet } from "./layout.server";
import type { Mail } from "./mail-topics.server";
import { joinText, type MailPart, renderParts, writeLink, writePart } from "./parts.server";

/** Parts and preview may contain text as it was typed. It is cleaned and escaped here. */
export interface TeamMail {
  subject: string;
  /** Without a period. */
  heading: string;
  lead: string;
  /** What email programs show below the subject, if not the lead. */
  preview?: string;
  ticketNumber?: string;
  parts: MailPart[];
  button?: { label: string; href: string };
  /** Explains why the team gets this mail. Only in the HTML. */
  foot: string;
}

export function writeTeamMail({ subject, heading, lead, preview = lead, parts, ...mail }: TeamMail): Mail {
  const { ticketNumber, button, foot } = mail;
  return {
    subject,
    html: renderSheet({
      stock: "rose",
      title: subject,
      corner: "Office copy",
      preview,
      heading: `${escapeHtml(heading)}.`,
      lead,
      ticketNumber,
      body: renderParts(parts, "rose"),
      button,
      foot,
    }),
    text: joinText([
      `${heading}.`,
      lead,
      ticketNumber && `Order number: ${ticketNumber}`,
      ...parts.map(writePart),
      button && writeLink(button),
    ]),
  };
}
