import type { EmailContent } from "./email-topics.server";
import { escapeHtml, renderSheet } from "./layout.server";
import { type EmailPart, joinText, renderParts, writeLink, writePart } from "./parts.server";

/** Parts and preview may contain text as typed: it is cleaned and escaped. */
export interface TeamEmail {
  subject: string;
  heading: string;
  lead: string;
  preview?: string;
  ticketNumber?: string;
  parts: EmailPart[];
  button?: { label: string; href: string };
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
