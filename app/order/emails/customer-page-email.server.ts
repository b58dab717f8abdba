import { z } from "zod";
import { renderCustomerEmail } from "#app/server/email/customer-email.server";
import { type EmailContent, emailTopic } from "#app/server/email/email-topics.server";
import { SAMPLE_ORIGIN } from "#app/site";

const customerPageLink = z.object({
  submissionId: z.string(),
  roomUrl: z.string(),
  /** The team corrected the address. If false, the customer requested the link. */
  isCorrection: z.boolean().default(false),
});

export const orderLinkEmails = {
  "order-room-link": emailTopic(
    "Link to the order",
    customerPageLink,
    writeOrderLinkEmail,
    {
      submissionId: "SUB-7K2M9QXA",
      roomUrl: `${SAMPLE_ORIGIN}/orders/SUB-7K2M9QXA?key=sample`,
    },
    { canSendAgain: true },
  ),
};

/** Contains nothing that was typed, because the address may be unconfirmed. */
function writeOrderLinkEmail({ submissionId, roomUrl, isCorrection }: z.output<typeof customerPageLink>): EmailContent {
  const reason = isCorrection
    ? "we changed the email address on this order to yours. Earlier links no longer work. Not your order? You can ignore this email."
    : "someone asked for this link on our site and gave this address. If it wasn’t you, you can ignore this email.";
  return renderCustomerEmail({
    ticketNumber: submissionId,
    subject: `Your order link: ${submissionId}`,
    preview: "See your order’s status and download your files.",
    heading: "Here’s your link",
    lead: "Open your order to see its status and what you ordered, and to download your files once they’re ready. Anyone with this link can open your order, so please keep it to yourself.",
    button: { label: "Open your order", href: roomUrl },
    foot: `You’re getting this email because ${reason}`,
  });
}
