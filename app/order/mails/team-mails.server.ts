import { z } from "zod";
import { type Entry, entryTable, entryText } from "#app/server/mail/entries.server";
import type { Mail } from "#app/server/mail/mail-topics.server";
import { cleanLine, cleanText } from "../../server/forms/clean-text";
import { formatMoney } from "../../server/mail/format-money";
import { escapeHtml, passage, photoList, renderSheet, webLink } from "../../server/mail/layout.server";
import { listContact } from "../order-fields";
import { getOptionName, question } from "../packages";
import { countVisuals, listOrderEntries, renderVisualBars } from "./mail-lines.server";
import type { MailOrder, MailPayment } from "./mail-order.server";

/** To the team, for a new order or question. The caller sets Reply-To to the customer. */
export function writeOrderTeamMail(order: MailOrder): Mail {
  const isQuestion = order.option === question.value;
  const kind = isQuestion ? "question" : "order";
  const customerName = cleanLine(order.fullName);
  const entries = isQuestion ? [{ label: "Package", value: getOptionName(order.option) }] : listOrderEntries(order);
  const heading = isQuestion ? "Question" : "Detailed Requirements";
  const photos = order.photos.map(({ name, size, url }) => ({
    name: cleanLine(name),
    size: bytes(size),
    href: webLink(url, order.origin),
  }));
  const photoCount = `${photos.length} ${photos.length === 1 ? "photo" : "photos"}`;
  const summary = isQuestion
    ? customerName
    : `${getOptionName(order.option)}, ${formatMoney(order.priceCents)}, ${customerName}`;
  return {
    subject: `New ${kind} ${order.submissionId}: ${summary.length > 80 ? `${summary.slice(0, 79).trimEnd()}…` : summary}`,
    html: renderSheet({
      stock: "rose",
      title: `New ${kind} ${order.submissionId}`,
      corner: "Office copy",
      preview: isQuestion ? photoCount : `${countVisuals(entries)} visuals, ${photoCount}.`,
      heading: isQuestion
        ? "New question."
        : `New order: ${escapeHtml(getOptionName(order.option))}, ${formatMoney(order.priceCents)}.`,
      lead: "Reply to this email to write to the customer.",
      submissionId: order.submissionId,
      body: [
        renderVisualBars(entries),
        entryTable(listContactEntries(order), "rose"),
        entryTable(entries, "rose"),
        passage(heading, order.requirements, "rose"),
        photoList(photos, "rose"),
      ].join(""),
      foot: "Sent to the team for each new order and question.",
    }),
    text: text(
      `New ${kind}: ${summary}`,
      `Ticket number: ${order.submissionId}`,
      entryText(listContactEntries(order)),
      entryText(entries),
      `${heading}:\n\n${cleanText(order.requirements).trim()}`,
      photos.map(({ name, size, href }) => `${name} (${size})\n${href ?? ""}`).join("\n\n"),
      "Reply to this email to write to the customer.",
    ),
  };
}

export const paymentProblem = z.enum(["wrong_amount", "already_paid", "cancelled_order", "deleted_order"]);
const unchanged = "The order is unchanged. It stays marked in the office until somebody has dealt with the payment:";
const paymentProblems: Record<z.output<typeof paymentProblem>, { title: string; lead: string }> = {
  wrong_amount: {
    title: "Wrong amount paid",
    lead: `${unchanged} look it up with the payment provider, then mark the order paid, cancel it, or press Resolved on its ticket.`,
  },
  already_paid: {
    title: "Paid a second time",
    lead: `${unchanged} refund it through the payment provider, then press Resolved on the order's ticket.`,
  },
  cancelled_order: {
    title: "Paid after it was cancelled",
    lead: "The order is marked paid and stays cancelled. Refund the payment, or reopen the order; then press Resolved on its ticket.",
  },
  deleted_order: {
    title: "Paid after it was deleted",
    lead: "The order lies in the trash. Take it out there, or pay the money back, before the trash is emptied.",
  },
};

export function writePaymentProblemMail(
  order: MailOrder,
  payment: MailPayment,
  problem: z.output<typeof paymentProblem>,
): Mail {
  const { title, lead } = paymentProblems[problem];
  const entries: Entry[] = [
    { label: `Price of ${getOptionName(order.option)}`, value: formatMoney(order.priceCents) },
    {
      label: "Amount paid",
      value: payment.amountCents === null ? "N/A" : formatMoney(payment.amountCents, payment.currency ?? "usd"),
      strong: true,
    },
    { label: "Event", value: payment.eventId },
    ...listContactEntries(order),
  ];
  return {
    subject: `${title}: ${order.submissionId}`,
    html: renderSheet({
      stock: "rose",
      title: `${title}: ${order.submissionId}`,
      corner: "Office copy",
      preview: lead,
      heading: `${title}.`,
      lead,
      submissionId: order.submissionId,
      body: entryTable(entries, "rose"),
      foot: "Sent to the team when a payment needs a person.",
    }),
    text: text(`${title}.`, lead, `Ticket number: ${order.submissionId}`, entryText(entries)),
  };
}

export function listContactEntries(order: MailOrder): Entry[] {
  return listContact(order, "mail").map(({ heading, value }) => ({ label: heading, value: cleanLine(value) || "N/A" }));
}

export function text(...parts: string[]): string {
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function bytes(size: number): string {
  return size < 1024 * 1024 ? `${Math.max(1, Math.round(size / 1024))} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`;
}
