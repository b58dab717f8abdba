import { z } from "zod";
import { type EmailContent, type EmailTopics, emailTopic } from "#app/server/email/email-topics.server";
import { writeTeamEmail } from "#app/server/email/team-email.server";
import { SAMPLE_ORIGIN } from "#app/site";

const review = z.object({
  number: z.string(),
  title: z.string(),
  stars: z.number(),
  words: z.string(),
  name: z.string(),
  saleUrl: z.string(),
});

export const productReviewEmails = {
  "product-review": emailTopic("Product review", review, writeReviewEmail, {
    number: "VLT-7K2M9QXA",
    title: "Client Onboarding Kit",
    stars: 5,
    words: "Sent the first welcome email the same evening.",
    name: "Dana, bookkeeper in Tampa",
    saleUrl: `${SAMPLE_ORIGIN}/admin/sales/VLT-7K2M9QXA`,
  }),
} satisfies EmailTopics;
export type ProductReviewEmail = keyof typeof productReviewEmails;

function writeReviewEmail({ number, title, stars, words, name, saleUrl }: z.output<typeof review>): EmailContent {
  return writeTeamEmail({
    subject: `Review of ${title}: ${stars} of 5 stars (${number})`,
    preview: words,
    heading: `${stars} of 5 stars`,
    lead: "Nobody else sees this review until you publish it. Press Publish on the purchase.",
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
    button: { label: "Open the purchase", href: saleUrl },
    foot: "Sent to the team for each review of a product.",
  });
}
