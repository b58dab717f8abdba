import { SIGNATURE } from "#app/server/mail/customer-mail.server";
import type { Mail, MailTopic } from "#app/server/mail/mail-topics.server";
import { joinText } from "#app/server/mail/parts.server";
import { cleanLine, cleanText } from "../../../server/forms/clean-text";
import { escapeHtml, face, firstName, renderSheet } from "../../../server/mail/layout.server";

const FOOTER = "Answer this email to reply.";

export function createLetterMail(letter: { subject: string; text: string; number: string; fullName: string }): Mail {
  const subject = cleanLine(letter.subject);
  const text = cleanText(letter.text).trim();
  const name = firstName(letter.fullName);
  return {
    subject,
    html: renderSheet({
      stock: "canary",
      title: subject,
      corner: "Your copy",
      preview: text.split("\n")[0] ?? "",
      heading: `A letter for you${name && `, ${escapeHtml(name)}`}.`,
      lead: subject,
      ticketNumber: letter.number,
      body: renderParagraphs(text),
      foot: FOOTER,
    }),
    text: joinText([text, `Ticket number: ${letter.number}`, FOOTER, SIGNATURE]),
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

/** Stored as written, because the author has seen exactly this text. */
export const letterTopic: MailTopic = {
  label: "Letter to the customer",
  sample: () =>
    createLetterMail({
      subject: "A question about your flyers",
      text: "Thank you for the photos.\n\nWhich of the two logos should we use? The green one reads better on a dark background.",
      number: "SUB-7K2M9QXA",
      fullName: "Dana Whitfield",
    }),
};
