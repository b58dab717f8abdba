import { z } from "zod";
import { paths } from "#app/paths";
import { type Entry, entryTable, entryText } from "#app/server/mail/entries.server";
import { type Mail, type MailTopics, mailTopic } from "#app/server/mail/mail-topics.server";
import type { Services } from "#app/server/services.server";
import type { StoredUpload } from "#app/server/storage/uploads.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { cleanLine, cleanText } from "../../server/forms/clean-text";
import { passage, photoList, renderSheet, webLink } from "../../server/mail/layout.server";
import { queueOrderMail } from "../mails/queue-order-mail.server";
import { text } from "../mails/team-mails.server";
import { photoLink } from "../photos/photo-link.server";
import { formatSize } from "../uploads/format-size";

type Order = Row<"formSubmissions">;

const answerData = z.object({
  submissionId: z.string(),
  fullName: z.string(),
  /** The round that a revision starts, or that an approval ends. */
  round: z.number(),
  ticketUrl: z.string(),
});
type AnswerData = z.output<typeof answerData>;

const revisionData = answerData.extend({
  text: z.string(),
  /** Empty: all files of the round. */
  files: z.array(z.string()),
  photos: z.array(z.object({ name: z.string(), size: z.number(), url: z.string() })),
});

const sample = {
  submissionId: "SUB-7K2M9QXA",
  fullName: "Dana Whitfield",
  round: 2,
  ticketUrl: "https://palmetto.example/admin/orders/SUB-7K2M9QXA",
};

export const revisionMails = {
  "order-revision": mailTopic("Revision requested", revisionData, writeRevisionMail, {
    ...sample,
    text: "The flyer says Friday. It should say Saturday.",
    files: ["flyer-a-v1.pdf"],
    photos: [{ name: "sign.jpg", size: 1_400_000, url: "https://palmetto.example/files/photo/abc?key=sample" }],
  }),
  "order-approved": mailTopic("Files approved", answerData, writeApprovalMail, sample),
} satisfies MailTopics;
export type RevisionMail = keyof typeof revisionMails;

const WRITE_BACK = "Reply to this email to write to the customer.";
const FOOT = "Sent to the team each time a customer approves files or requests a revision.";

function writeRevisionMail({
  submissionId,
  fullName,
  round,
  ticketUrl,
  ...revision
}: z.output<typeof revisionData>): Mail {
  const title = `Revision ${round - 1} requested: ${submissionId}`;
  const files = revision.files.map(cleanLine);
  const entries: Entry[] = [
    { label: "Name", value: cleanLine(fullName) },
    { label: "Round", value: String(round) },
    { label: files.length === 1 ? "File" : "Files", value: files.join(", ") || "All of them" },
  ];
  const photos = revision.photos.map(({ name, size, url }) => ({
    name: cleanLine(name),
    size: formatSize(size),
    href: webLink(url, ticketUrl),
  }));
  return {
    subject: title,
    html: renderSheet({
      stock: "rose",
      title,
      corner: "Office copy",
      preview: cleanLine(revision.text).slice(0, 100),
      heading: "Revision requested.",
      lead: WRITE_BACK,
      submissionId,
      body: entryTable(entries, "rose") + passage("What to change", revision.text, "rose") + photoList(photos, "rose"),
      button: { label: "Open the Ticket", href: ticketUrl },
      foot: FOOT,
    }),
    text: text(
      "Revision requested.",
      `Ticket number: ${submissionId}`,
      entryText(entries),
      `What to change:\n\n${cleanText(revision.text).trim()}`,
      photos.map(({ name, size, href }) => `${name} (${size})\n${href ?? ""}`).join("\n\n"),
      `Open the ticket:\n${ticketUrl}`,
      WRITE_BACK,
    ),
  };
}

function writeApprovalMail({ submissionId, fullName, round, ticketUrl }: AnswerData): Mail {
  const title = `Files approved: ${submissionId}`;
  const entries: Entry[] = [
    { label: "Name", value: cleanLine(fullName) },
    { label: "Round", value: String(round) },
  ];
  return {
    subject: title,
    html: renderSheet({
      stock: "rose",
      title,
      corner: "Office copy",
      preview: `Round ${round} is approved.`,
      heading: "Files approved.",
      lead: WRITE_BACK,
      submissionId,
      body: entryTable(entries, "rose"),
      button: { label: "Open the Ticket", href: ticketUrl },
      foot: FOOT,
    }),
    text: text(
      "Files approved.",
      `Ticket number: ${submissionId}`,
      entryText(entries),
      `Open the ticket:\n${ticketUrl}`,
      WRITE_BACK,
    ),
  };
}

interface QueuedRevision {
  id: string;
  round: number;
  text: string;
  files: string[];
  photos: StoredUpload[];
}

export async function queueRevisionMail(
  services: Services,
  tx: Writer,
  order: Order,
  { id, round, text, files, photos }: QueuedRevision,
): Promise<void> {
  const mailPhotos = photos.map(({ id, name, size }) => ({ name, size, url: photoLink(services, id) }));
  await queueOrderMail(services, tx, order.id, {
    topic: "order-revision",
    dedupeKey: `order-revision:${id}`,
    to: services.env.TEAM_EMAIL,
    replyTo: order.email,
    data: { ...toAnswerData(services, order, round), text, files, photos: mailPhotos },
  });
}

export async function queueApprovalMail(
  services: Services,
  tx: Writer,
  order: Order,
  { id, round }: { id: string; round: number },
): Promise<void> {
  await queueOrderMail(services, tx, order.id, {
    topic: "order-approved",
    dedupeKey: `order-approved:${id}`,
    to: services.env.TEAM_EMAIL,
    replyTo: order.email,
    data: toAnswerData(services, order, round),
  });
}

function toAnswerData({ linkOrigin }: Services, { submissionId, fullName }: Order, round: number): AnswerData {
  return { submissionId, fullName, round, ticketUrl: `${linkOrigin}${paths.adminOrder(submissionId)}` };
}
