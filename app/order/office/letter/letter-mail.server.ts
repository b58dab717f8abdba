import type { Mail, MailTopic } from "#app/server/mail/mail-topics.server";
import { site } from "#app/site";
import { cleanText } from "../../../server/forms/clean-text";
import { escapeHtml, face, firstName, renderSheet } from "../../../server/mail/layout.server";

const FOOT = "Answer this email to reply.";

/** A letter that somebody of the office wrote to a customer, with its placeholders filled. */
export function letterMail(letter: { subject: string; text: string; number: string; fullName: string }): Mail {
  const subject = cleanText(letter.subject).replace(/\s+/g, " ").trim();
  const text = cleanText(letter.text).trim();
  const name = firstName(letter.fullName);
  return {
    subject,
    html: renderSheet({
      stock: "canary",
      title: subject,
      corner: "Your copy",
      preview: text.split("\n")[0]?.slice(0, 150) ?? "",
      heading: `A letter for you${name && `, ${escapeHtml(name)}`}.`,
      lead: subject,
      submissionId: letter.number,
      body: paragraphs(text),
      foot: FOOT,
    }),
    text: [text, `Ticket number: ${letter.number}`, FOOT, `-- \n${site.name}, ${site.city}\n${site.email}\n`].join(
      "\n\n",
    ),
  };
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map(
      (words) =>
        `<p style="margin:0 0 16px;font:400 16px/1.5 ${face}">${escapeHtml(words).replaceAll("\n", "<br>\n")}</p>`,
    )
    .join("\n");
}

/** Stored as written, because somebody has read these very words before sending them. */
export const letterTopic: MailTopic = {
  label: "Letter to the customer",
  sample: () =>
    letterMail({
      subject: "A question about your flyers",
      text: "Thank you for the photos.\n\nWhich of the two logos should we use? The green one reads better on a dark background.",
      number: "SUB-7K2M9QXA",
      fullName: "Dana Whitfield",
    }),
};
