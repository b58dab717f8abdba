import { z } from "zod";
import { type EmailContent, type EmailTopics, emailTopic } from "#app/server/email/email-topics.server";
import { emailPhoto } from "#app/server/email/parts.server";
import { writeTeamEmail } from "#app/server/email/team-email.server";
import { SAMPLE_ORIGIN } from "#app/site";
import { describeRound } from "../model/order-labels";

const answerData = z.object({
  submissionId: z.string(),
  fullName: z.string(),
  round: z.number(),
  ticketUrl: z.string(),
});
export type AnswerData = z.output<typeof answerData>;

const revisionData = answerData.extend({
  text: z.string(),
  /** Empty means all files of the round. */
  files: z.array(z.string()),
  photos: z.array(emailPhoto),
});

const sample = {
  submissionId: "SUB-7K2M9QXA",
  fullName: "Dana Whitfield",
  round: 2,
  ticketUrl: `${SAMPLE_ORIGIN}/admin/orders/SUB-7K2M9QXA`,
};

export const revisionEmails = {
  "order-revision": emailTopic("Revision requested", revisionData, writeRevisionEmail, {
    ...sample,
    text: "The flyer says Friday. It should say Saturday.",
    files: ["flyer-a-v1.pdf"],
    photos: [{ name: "sign.jpg", size: 1_400_000, url: `${SAMPLE_ORIGIN}/files/photo/abc?key=sample` }],
  }),
  "order-approved": emailTopic("Files approved", answerData, writeApprovalEmail, sample),
} satisfies EmailTopics;

const WRITE_BACK = "Reply to this email to write to the customer.";
const FOOT = "Sent to the team each time a customer approves files or requests a revision.";

function writeRevisionEmail(revision: z.output<typeof revisionData>): EmailContent {
  const { submissionId, fullName, round, ticketUrl, text, files, photos } = revision;
  const chosen = { label: files.length === 1 ? "File" : "Files", value: files.join(", ") || "All of them" };
  return writeTeamEmail({
    subject: `${describeRound(round)} requested: ${submissionId}`,
    preview: text,
    heading: "Revision requested",
    lead: WRITE_BACK,
    ticketNumber: submissionId,
    parts: [
      { entries: [{ label: "Name", value: fullName }, { label: "Revision", value: String(round - 1) }, chosen] },
      { label: "What to change", quote: text },
      { photos, origin: ticketUrl },
    ],
    button: { label: "Open the order", href: ticketUrl },
    foot: FOOT,
  });
}

function writeApprovalEmail(approval: AnswerData): EmailContent {
  const { submissionId, fullName, round, ticketUrl } = approval;
  return writeTeamEmail({
    subject: `Files approved: ${submissionId}`,
    preview: round === 1 ? "The first files are approved." : `Revision ${round - 1} is approved.`,
    heading: "Files approved",
    lead: WRITE_BACK,
    ticketNumber: submissionId,
    parts: [
      {
        entries: [
          { label: "Name", value: fullName },
          { label: "Approved", value: describeRound(round) },
        ],
      },
    ],
    button: { label: "Open the order", href: ticketUrl },
    foot: FOOT,
  });
}
