import { z } from "zod";
import { REPLY_TIME, renderCustomerEmail } from "#app/server/email/customer-email.server";
import { type EmailContent, emailTopic } from "#app/server/email/email-topics.server";
import { firstName } from "#app/server/email/layout.server";
import { emailPhoto } from "#app/server/email/parts.server";
import { writeTeamEmail } from "#app/server/email/team-email.server";
import { cleanLine, shortenText } from "#app/server/text/clean-text";
import { SAMPLE_ORIGIN } from "#app/site";

const message = z.object({
  submissionId: z.string(),
  fullName: z.string(),
  email: z.string(),
  text: z.string(),
  photos: z.array(emailPhoto),
  ticketUrl: z.string(),
});

const answer = z.object({
  submissionId: z.string(),
  /** Null while no payment has confirmed the address. */
  fullName: z.string().nullable(),
  text: z.string(),
  roomUrl: z.string(),
});

export const messageEmails = {
  "order-message": emailTopic("Message from the customer", message, writeMessageEmail, {
    submissionId: "SUB-7K2M9QXA",
    fullName: "Dana Whitfield",
    email: "dana@lakesidebakery.example",
    text: "Here is the new logo.\n\nPlease use it on the flyers too, and keep the old one on the menu.",
    photos: [{ name: "logo-2026.png", size: 240_000, url: `${SAMPLE_ORIGIN}/uploads/sample?key=sample` }],
    ticketUrl: `${SAMPLE_ORIGIN}/admin/orders/SUB-7K2M9QXA#messages`,
  }),
  "order-answer": emailTopic(
    "Answer to the customer",
    answer,
    writeAnswerEmail,
    {
      submissionId: "SUB-7K2M9QXA",
      fullName: "Dana Whitfield",
      text: "Thank you, the new logo is on all four flyers now.\n\nThe menu keeps the old one, as you asked.",
      roomUrl: `${SAMPLE_ORIGIN}/orders/SUB-7K2M9QXA?key=sample`,
    },
    { canSendAgain: true },
  ),
};

/** The caller sets Reply-To to the customer. */
function writeMessageEmail({
  submissionId,
  fullName,
  email,
  text,
  photos,
  ticketUrl,
}: z.output<typeof message>): EmailContent {
  return writeTeamEmail({
    subject: `Message about ${submissionId}: ${shortenText(cleanLine(fullName), 80)}`,
    preview: text,
    heading: "New message",
    lead: "Reply to this email to write to the customer, or answer in the office.",
    ticketNumber: submissionId,
    parts: [
      {
        entries: [
          { label: "Name", value: fullName },
          { label: "Email", value: email },
        ],
      },
      { label: "Message", quote: text },
      { photos, origin: ticketUrl },
    ],
    button: { label: "Open the order", href: ticketUrl },
    foot: "Sent to the team for each message on an order’s page.",
  });
}

function writeAnswerEmail({ submissionId, fullName, text, roomUrl }: z.output<typeof answer>): EmailContent {
  return renderCustomerEmail({
    ticketNumber: submissionId,
    name: firstName(fullName ?? ""),
    subject: `New message about your order ${submissionId}`,
    preview: text,
    heading: "You have a new message",
    lead: "Reply on your order’s page, where the whole conversation is. Anyone with the link below can open your order, so please keep it to yourself.",
    parts: [{ label: "We wrote", quote: text }],
    button: { label: "Open your order", href: roomUrl },
    foot: `You can also reply to this email. We answer ${REPLY_TIME}.`,
  });
}
