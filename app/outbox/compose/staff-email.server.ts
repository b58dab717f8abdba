import { sign } from "#app/server/email/customer-email.server";
import { type EmailContent, type EmailTopic, finishEmail } from "#app/server/email/email-topics.server";
import { escapeHtml, face, firstName, renderSheet } from "#app/server/email/layout.server";
import { joinText } from "#app/server/email/parts.server";
import { cleanLine, cleanText } from "#app/server/text/clean-text";
import type { Business } from "#app/site";

const FOOTER = "To answer, just reply to this email.";

interface StaffEmail {
  subject: string;
  text: string;
  fullName: string;
  number?: string;
}

export function createStaffEmail(staffEmail: StaffEmail): EmailContent {
  const subject = cleanLine(staffEmail.subject);
  const text = cleanText(staffEmail.text).trim();
  const name = firstName(staffEmail.fullName);
  return {
    subject,
    render: (business) => ({
      html: renderSheet(
        {
          stock: "canary",
          title: subject,
          corner: "Your copy",
          preview: text.split("\n")[0] ?? "",
          heading: `You have a message${name && `, ${escapeHtml(name)}`}.`,
          lead: subject,
          ticketNumber: staffEmail.number,
          body: renderParagraphs(text),
          foot: FOOTER,
        },
        business,
      ),
      text: joinText([text, staffEmail.number && `Order number: ${staffEmail.number}`, FOOTER, sign(business)]),
    }),
  };
}

function renderParagraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map(
      (paragraph) =>
        `<p style="margin:0 0 16px;font:400 16px/1.5 ${face}">${escapeHtml(paragraph).replaceAll("\n", "<br>\n")}</p>`,
    )
    .join("\n");
}

/** Stored exactly as the author saw it. */
export function createStaffEmailTopic(label: string, sample: (business: Business) => StaffEmail): EmailTopic {
  return { label, sample: (business) => finishEmail(createStaffEmail(sample(business)), business) };
}
