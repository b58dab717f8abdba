import { z } from "zod";
import { entryTable, entryText } from "#app/server/mail/entries.server";
import { type Mail, mailTopic } from "#app/server/mail/mail-topics.server";
import { cleanLine, cleanText } from "../../server/forms/clean-text";
import { firstName, passage, photoList, renderSheet } from "../../server/mail/layout.server";
import { renderCustomerMail } from "../mails/customer-mail.server";
import { text as joinText } from "../mails/team-mails.server";
import { formatSize } from "../uploads/format-size";

const message = z.object({
  submissionId: z.string(),
  fullName: z.string(),
  email: z.string(),
  text: z.string(),
  photos: z.array(z.object({ name: z.string(), size: z.number(), url: z.string() })),
  ticketUrl: z.string(),
});

const answer = z.object({
  submissionId: z.string(),
  /** Null while no payment has confirmed the address. */
  fullName: z.string().nullable(),
  text: z.string(),
  roomUrl: z.string(),
});

export const messageMails = {
  "order-message": mailTopic("Message from the customer", message, writeMessageMail, {
    submissionId: "SUB-7K2M9QXA",
    fullName: "Dana Whitfield",
    email: "dana@lakesidebakery.example",
    text: "Here is the new logo.\n\nPlease use it on the flyers too, and keep the old one on the menu.",
    photos: [{ name: "logo-2026.png", size: 240_000, url: "https://palmetto.example/uploads/sample?key=sample" }],
    ticketUrl: "https://palmetto.example/admin/orders/SUB-7K2M9QXA#messages",
  }),
  "order-answer": mailTopic("Answer to the customer", answer, writeAnswerMail, {
    submissionId: "SUB-7K2M9QXA",
    fullName: "Dana Whitfield",
    text: "Thank you, the new logo is on all four flyers now.\n\nThe menu keeps the old one, as you asked.",
    roomUrl: "https://palmetto.example/orders/SUB-7K2M9QXA?key=sample",
  }),
};
export type MessageMail = keyof typeof messageMails;

/** The caller sets Reply-To to the customer. */
function writeMessageMail({ submissionId, fullName, email, text, photos, ticketUrl }: z.output<typeof message>): Mail {
  const name = cleanLine(fullName);
  const title = `Message about ${submissionId}`;
  const lead = "Reply to this email to write to the customer, or answer on the ticket.";
  const entries = [
    { label: "Name", value: name },
    { label: "Email", value: cleanLine(email) },
  ];
  const pictures = photos.map(({ name, size, url }) => ({ name: cleanLine(name), size: formatSize(size), href: url }));
  const button = { label: "Open the Ticket", href: ticketUrl };
  return {
    subject: `${title}: ${name.length > 80 ? `${name.slice(0, 79).trimEnd()}…` : name}`,
    html: renderSheet({
      stock: "rose",
      title,
      corner: "Office copy",
      preview: cleanLine(text).slice(0, 150),
      heading: "New message.",
      lead,
      submissionId,
      body: entryTable(entries, "rose") + (text ? passage("Message", text, "rose") : "") + photoList(pictures, "rose"),
      button,
      foot: "Sent to the team for each message on an order's page.",
    }),
    text: joinText(
      `${title}.`,
      entryText(entries),
      cleanText(text).trim(),
      pictures.map((picture) => `${picture.name} (${picture.size})\n${picture.href}`).join("\n\n"),
      lead,
      `${button.label}:\n${button.href}`,
    ),
  };
}

function writeAnswerMail({ submissionId, fullName, text, roomUrl }: z.output<typeof answer>): Mail {
  const lead =
    "Your whole conversation is on your order's page. The link below opens the page; please keep it to yourself.";
  return renderCustomerMail(submissionId, {
    name: firstName(fullName ?? ""),
    subject: `New message about ${submissionId}`,
    preview: cleanLine(text).slice(0, 150),
    heading: "You have a new message",
    lead,
    html: passage("We wrote", text, "canary"),
    text: cleanText(text).trim(),
    button: { label: "Open Your Order", href: roomUrl },
    foot: "Anything else? Write to us on your order's page or reply to this email. We answer within 24 hours.",
  });
}
