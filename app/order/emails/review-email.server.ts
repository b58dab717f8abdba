import { z } from "zod";
import { type EmailContent, type EmailTopics, emailTopic } from "#app/server/email/email-topics.server";
import { writeTeamEmail } from "#app/server/email/team-email.server";
import { SAMPLE_ORIGIN } from "#app/site";

const review = z.object({
  submissionId: z.string(),
  stars: z.number(),
  words: z.string(),
  name: z.string(),
  ticketUrl: z.string(),
});

export const reviewEmails = {
  "order-review": emailTopic("Review", review, writeReviewEmail, {
    submissionId: "SUB-7K2M9QXA",
    stars: 5,
    words: "The posters were on the wall the day after.",
    name: "Dana",
    ticketUrl: `${SAMPLE_ORIGIN}/admin/orders/SUB-7K2M9QXA`,
  }),
} satisfies EmailTopics;

function writeReviewEmail({ submissionId, stars, words, name, ticketUrl }: z.output<typeof review>): EmailContent {
  return writeTeamEmail({
    subject: `Review of ${submissionId}: ${stars} of 5 stars`,
    preview: words,
    heading: `${stars} of 5 stars`,
    lead: "Nobody else sees this review until you publish it. Press Publish on the order.",
    ticketNumber: submissionId,
    parts: [
      {
        entries: [
          { label: "Stars", value: `${stars} of 5` },
          { label: "Name to show", value: name },
        ],
      },
      { label: "Review", quote: words },
    ],
    button: { label: "Open the order", href: ticketUrl },
    foot: "Sent to the team for each review.",
  });
}
