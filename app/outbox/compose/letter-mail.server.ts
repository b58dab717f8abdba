import { SIGNATURE } from "#app/server/mail/customer-mail.server";
import { escapeHtml, face, firstName, renderSheet } from "#app/server/mail/layout.server";
import type { Mail, MailTopic } from "#app/server/mail/mail-topics.server";
import { joinText } from "#app/server/mail/parts.server";
import { cleanLine, cleanText } from "#app/server/text/clean-text";

const FOOTER = "Just reply to this email to answer.";

interface Letter {
  subject: string;
  text: string;
  fullName: string;
  /** The number of the order that the letter is about. */
  number?: string;
}

export function createLetterMail(letter: Letter): Mail {
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
      heading: `You have a message${name && `, ${escapeHtml(name)}`}.`,
      lead: subject,
      ticketNumber: letter.number,
      body: renderParagraphs(text),
      foot: FOOTER,
    }),
    text: joinText([text, letter.number && `Order number: ${letter.number}`, FOOTER, SIGNATURE]),
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
export function createLetterTopic(label: string, sample: Letter): MailTopic {
  return { label, sample: () => createLetterMail(sample) };
}
