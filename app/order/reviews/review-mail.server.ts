import { z } from "zod";
import { type Entry, entryTable, entryText } from "#app/server/mail/entries.server";
import { type Mail, type MailTopics, mailTopic } from "#app/server/mail/mail-topics.server";
import { cleanLine, cleanText } from "../../server/forms/clean-text";
import { passage, renderSheet } from "../../server/mail/layout.server";
import { text } from "../mails/team-mails.server";

const review = z.object({
  submissionId: z.string(),
  stars: z.number(),
  words: z.string(),
  name: z.string(),
  ticketUrl: z.string(),
});

export const reviewMails = {
  "order-review": mailTopic("Review", review, writeReviewMail, {
    submissionId: "SUB-7K2M9QXA",
    stars: 5,
    words: "The posters were on the wall the day after.",
    name: "Dana",
    ticketUrl: "https://palmetto.example/admin/orders/SUB-7K2M9QXA",
  }),
} satisfies MailTopics;
export type ReviewMail = keyof typeof reviewMails;

const LEAD = "It's published only if you choose Publish on the ticket.";

function writeReviewMail({ submissionId, stars, words, name, ticketUrl }: z.output<typeof review>): Mail {
  const title = `Review of ${submissionId}: ${stars} of 5 stars`;
  const entries: Entry[] = [
    { label: "Stars", value: `${stars} of 5` },
    { label: "Name to show", value: cleanLine(name) },
  ];
  return {
    subject: title,
    html: renderSheet({
      stock: "rose",
      title,
      corner: "Office copy",
      preview: cleanLine(words).slice(0, 100),
      heading: `${stars} of 5 stars.`,
      lead: LEAD,
      submissionId,
      body: entryTable(entries, "rose") + passage("Review", words, "rose"),
      button: { label: "Open the Ticket", href: ticketUrl },
      foot: "Sent to the team for each review.",
    }),
    text: text(
      `${stars} of 5 stars.`,
      LEAD,
      `Ticket number: ${submissionId}`,
      entryText(entries),
      `Review:\n\n${cleanText(words).trim()}`,
      `Open the ticket:\n${ticketUrl}`,
    ),
  };
}
