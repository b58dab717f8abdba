import { z } from "zod";
import { REPLY_TIME, renderCustomerEmail } from "#app/server/email/customer-email.server";
import { type EmailContent, emailTopic } from "#app/server/email/email-topics.server";
import { formatSize } from "#app/server/email/format-size";
import { firstName } from "#app/server/email/layout.server";
import type { EmailPart } from "#app/server/email/parts.server";
import { SAMPLE_ORIGIN } from "#app/site";
import { describeLeaf, type OrderedVisuals } from "../model/leaf";
import { renderLeaf } from "./email-lines.server";
import { describeRest, emailBalance } from "./email-order.server";

const delivered = z.object({
  submissionId: z.string(),
  /** Null while no payment has confirmed the address. */
  fullName: z.string().nullable(),
  round: z.number().default(1),
  message: z.string(),
  files: z.array(z.object({ name: z.string(), size: z.number() })),
  balance: emailBalance,
  /** Null in emails that earlier versions queued. */
  visuals: z
    .object({ mix: z.record(z.string(), z.number()).nullable(), ordered: z.number(), delivered: z.number() })
    .nullable()
    .default(null),
  roomUrl: z.string(),
});

export const deliveryEmails = {
  "order-delivered": emailTopic(
    "Files delivered",
    delivered,
    writeDeliveryEmail,
    {
      submissionId: "SUB-7K2M9QXA",
      fullName: "Dana Whitfield",
      round: 2,
      message: "The flyer comes in two versions. The green one prints better on uncoated paper.",
      files: [
        { name: "flyer-a-v1.pdf", size: 3_400_000 },
        { name: "posts-set.zip", size: 48_200_000 },
      ],
      balance: { number: "SUB-7K2M9QXA", visuals: 25, left: 15 },
      visuals: { mix: { flyers: 3, social_posts: 5, social_stories: 2 }, ordered: 10, delivered: 2 },
      roomUrl: `${SAMPLE_ORIGIN}/orders/SUB-7K2M9QXA?key=sample`,
    },
    { canSendAgain: true },
  ),
};

const writeLeaf = (visuals: OrderedVisuals): EmailPart => ({
  html: renderLeaf(visuals),
  text: describeLeaf(visuals),
});

function writeDeliveryEmail({
  submissionId,
  fullName,
  round,
  message,
  files,
  balance,
  visuals,
  roomUrl,
}: z.output<typeof delivered>): EmailContent {
  const isFirst = round === 1;
  const rest = describeRest(balance);
  const count = files.length === 1 ? "One file is" : `${files.length} files are`;
  return renderCustomerEmail({
    ticketNumber: submissionId,
    name: firstName(fullName ?? ""),
    subject: `Your ${isFirst ? "" : "revised "}visuals are ready (${submissionId})`,
    preview: `${count} ready to download.`,
    heading: `Your ${isFirst ? "" : "revised "}visuals are ready`,
    lead: `${count} ready to download on your order’s page. Approve ${files.length === 1 ? "it" : "them"} there and start using ${files.length === 1 ? "it" : "them"}, or request a revision. Anyone with the link below can open your order, so please keep it to yourself.${rest ? ` ${rest}` : ""}`,
    parts: [
      ...(visuals && visuals.ordered > 0 ? [writeLeaf(visuals)] : []),
      { entries: files.map(({ name, size }) => ({ label: name, value: formatSize(size), strong: true })) },
      { label: "From your designers", quote: message },
    ],
    button: { label: "See your visuals", href: roomUrl },
    foot: `Have a question? Ask it on your order’s page or reply to this email. We answer ${REPLY_TIME}.`,
  });
}
