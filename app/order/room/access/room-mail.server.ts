import { z } from "zod";
import { renderCustomerMail } from "#app/server/mail/customer-mail.server";
import { type Mail, mailTopic } from "#app/server/mail/mail-topics.server";

const roomLink = z.object({
  submissionId: z.string(),
  roomUrl: z.string(),
  /** True if the team corrected the address, false if the customer requested the link. */
  isCorrection: z.boolean().default(false),
});

export const roomMails = {
  "order-room-link": mailTopic("Link to the order", roomLink, writeRoomLinkMail, {
    submissionId: "SUB-7K2M9QXA",
    roomUrl: "https://palmetto.example/orders/SUB-7K2M9QXA?key=sample",
  }),
};
export type RoomMail = keyof typeof roomMails;

/** Nothing that was typed is in this mail, because the address may not be confirmed yet. */
function writeRoomLinkMail({ submissionId, roomUrl, isCorrection }: z.output<typeof roomLink>): Mail {
  const reason = isCorrection
    ? "we changed the email address of this order to yours. Links sent before no longer work."
    : "somebody requested the link on our site and gave this address.";
  return renderCustomerMail({
    ticketNumber: submissionId,
    subject: `Your link to ${submissionId}`,
    preview: "It opens your order, its status and its files.",
    heading: "Here is your link",
    lead: "It opens your order: where it is, what you ordered and, when they are ready, your files. Whoever has the link can open the order, so please keep it to yourself.",
    button: { label: "Open Your Order", href: roomUrl },
    foot: `You get this email because ${reason} Not you? You don't need to do anything.`,
  });
}
