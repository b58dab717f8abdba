import type { EmailContent } from "./email-topics.server";
import { escapeHtml, renderSheet } from "./layout.server";
import { type EmailPart, joinText, renderParts, writeLink, writePart } from "./parts.server";

/** Cleans and escapes the parts and the preview, so they may contain text as it was typed. */
export interface TeamEmail {
  subject: string;
  /** Without a period. */
  heading: string;
  lead: string;
  /** What email programs show below the subject, if not the lead. */
  preview?: string;
  ticketNumber?: string;
  parts: EmailPart[];
  button?: { label: string; href: string };
  /** Explains why the team gets this email. Only in the HTML. */
  foot: string;
}

export function writeTeamEmail({ subject, heading, lead, preview = lead, parts, ...email }: TeamEmail): EmailContent {
  const { ticketNumber, button, foot } = email;
  return {
    subject,
    render: (business, footLink) => ({
      html: renderSheet(
        {
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
          footLink,
        },
        business,
      ),
      text: joinText([
        `${heading}.`,
        lead,
        ticketNumber && `Order number: ${ticketNumber}`,
        ...parts.map(writePart),
        button && writeLink(button),
        footLink && writeLink(footLink),
      ]),
    }),
  };
}
