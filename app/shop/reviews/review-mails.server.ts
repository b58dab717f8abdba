import { z } from "zod";
import { type Mail, type MailTopics, mailTopic } from "#app/server/mail/mail-topics.server";
import { writeTeamMail } from "#app/server/mail/team-mail.server";

const review = z.object({
  number: z.string(),
  title: z.string(),
  stars: z.number(),
  words: z.string(),
  name: z.string(),
  saleUrl: z.string(),
});

export const productReviewMails = {
  "product-review": mailTopic("Product review", review, writeReviewMail, {
    number: "VLT-7K2M9QXA",
    title: "Client Onboarding Kit",
    stars: 5,
    words: "Sent the first welcome email the same evening.",
    name: "Dana, bookkeeper in Tampa",
    saleUrl: "https://palmetto.example/admin/sales/VLT-7K2M9QXA",
  }),
} satisfies MailTopics;
export type ProductReviewMail = keyof typeof productReviewMails;

function writeReviewMail({ number, title, stars, words, name, saleUrl }: z.output<typeof review>): Mail {
  return writeTeamMail({
    subject: `Review of ${title}: ${stars} of 5 stars (${number})`,
    preview: words,
    heading: `${stars} of 5 stars`,
    lead: "Nobody else sees it unless you press Publish on the sale.",
    parts: [
      {
        entries: [
          { label: "Product", value: title },
          { label: "Stars", value: `${stars} of 5` },
          { label: "Name to show", value: name },
          { label: "Purchase number", value: number },
        ],
      },
      { label: "Review", quote: words },
    ],
    button: { label: "Open the sale", href: saleUrl },
    foot: "Sent to the team for each review of a product.",
  });
}
