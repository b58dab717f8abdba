import { z } from "zod";
import { type Entry, entryTable, entryText } from "#app/server/mail/entries.server";
import { type Mail, mailTopic } from "#app/server/mail/mail-topics.server";
import { site } from "#app/site";
import { escapeHtml, firstName, passage, renderSheet } from "../../server/mail/layout.server";
import { formatSize } from "../uploads/format-size";

const delivered = z.object({
  submissionId: z.string(),
  /** Null while no payment has confirmed the address. */
  fullName: z.string().nullable(),
  round: z.number().default(1),
  message: z.string(),
  files: z.array(z.object({ name: z.string(), size: z.number() })),
  roomUrl: z.string(),
});

export const deliveryMails = {
  "order-delivered": mailTopic("Files delivered", delivered, writeDeliveryMail, {
    submissionId: "SUB-7K2M9QXA",
    fullName: "Dana Whitfield",
    round: 2,
    message: "The flyer comes in two versions. The green one prints better on uncoated paper.",
    files: [
      { name: "flyer-a-v1.pdf", size: 3_400_000 },
      { name: "posts-set.zip", size: 48_200_000 },
    ],
    roomUrl: "https://palmetto.example/orders/SUB-7K2M9QXA?key=sample",
  }),
};

const FOOT = "A question? Ask it on your order's page or reply to this email. We answer within 24 hours.";

function writeDeliveryMail({
  submissionId,
  fullName,
  round,
  message,
  files,
  roomUrl,
}: z.output<typeof delivered>): Mail {
  const name = firstName(fullName ?? "");
  const isFirst = round === 1;
  const subject = `${isFirst ? "Your files" : `Round ${round} of your files`} for ${submissionId} ${isFirst ? "are" : "is"} ready`;
  const heading = `${isFirst ? "Your files are" : `Round ${round} is`} ready${name && `, ${name}`}.`;
  const count = files.length === 1 ? "One file is" : `${files.length} files are`;
  const lead = `${count} ready to download on your order's page. Approve ${files.length === 1 ? "it" : "them"} there, or request a revision. The link below opens the page; please keep it to yourself.`;
  const button = { label: "See Your Files", href: roomUrl };
  const entries: Entry[] = files.map((file) => ({ label: file.name, value: formatSize(file.size), strong: true }));
  return {
    subject,
    html: renderSheet({
      stock: "canary",
      title: subject,
      corner: "Your copy",
      preview: `${count} ready to download.`,
      heading: escapeHtml(heading),
      lead,
      submissionId,
      body: entryTable(entries, "canary") + (message ? passage("A word from us", message, "canary") : ""),
      button,
      foot: FOOT,
    }),
    text: [
      heading,
      lead,
      `Ticket number: ${submissionId}`,
      entryText(entries),
      message,
      `${button.label}:\n${button.href}`,
      FOOT,
      `-- \n${site.name}, ${site.city}\n${site.email}\n`,
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}
