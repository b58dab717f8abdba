import { z } from "zod";
import { question } from "#app/packages/packages";
import { paths } from "#app/paths";
import type { EmailContent } from "#app/server/email/email-topics.server";
import type { Entry } from "#app/server/email/entries.server";
import { webLink } from "#app/server/email/layout.server";
import { writeTeamEmail } from "#app/server/email/team-email.server";
import { cleanLine, shortenText } from "#app/server/text/clean-text";
import { formatMoney, formatPaidAmount } from "#app/server/text/money";
import { listContact } from "../model/order-fields";
import { countVisuals, listOrderEntries, renderLeaf } from "./email-lines.server";
import { type EmailOrder, type EmailPayment, getEmailPackageName, isPrepaid } from "./email-order.server";

const WRITE_BACK = "Reply to this email to write to the customer.";
const FOOT = "Sent to the team for each new order and question.";

/** The caller sets Reply-To to the customer. */
export function writeOrderTeamEmail(order: EmailOrder): EmailContent {
  return order.option === question.value ? writeQuestionEmail(order) : writeNewOrderEmail(order);
}

function writeNewOrderEmail(order: EmailOrder): EmailContent {
  const price = isPrepaid(order)
    ? `prepaid with ${order.balance?.number}`
    : formatMoney(order.priceCents, order.currency);
  const bought = `${getEmailPackageName(order)}, ${price}`;
  const entries = listOrderEntries(order);
  return writeTeamEmail({
    subject: `New order ${order.submissionId}: ${shortenText(`${bought}, ${cleanLine(order.fullName)}`, 80)}`,
    preview: `${countVisuals(entries)} visuals, ${countPhotos(order)}.`,
    heading: `New order: ${bought}`,
    lead: WRITE_BACK,
    ticketNumber: order.submissionId,
    parts: [
      { html: renderLeaf({ mix: order.breakdown }), text: "" },
      { entries: listContactEntries(order) },
      { entries },
      { label: "Detailed requirements", quote: order.requirements },
      { photos: order.photos, origin: order.origin },
    ],
    button: createTicketButton(order),
    foot: FOOT,
  });
}

function writeQuestionEmail(order: EmailOrder): EmailContent {
  return writeTeamEmail({
    subject: `New question ${order.submissionId}: ${shortenText(cleanLine(order.fullName), 80)}`,
    preview: countPhotos(order),
    heading: "New question",
    lead: WRITE_BACK,
    ticketNumber: order.submissionId,
    parts: [
      { entries: listContactEntries(order) },
      { entries: [{ label: "Package", value: getEmailPackageName(order) }] },
      { label: "Question", quote: order.requirements },
      { photos: order.photos, origin: order.origin },
    ],
    button: createTicketButton(order),
    foot: FOOT,
  });
}

function countPhotos({ photos }: EmailOrder): string {
  return `${photos.length} ${photos.length === 1 ? "photo" : "photos"}`;
}

export const paymentProblem = z.enum(["wrong_amount", "already_paid", "cancelled_order", "deleted_order"]);
const unchanged = "The order hasn’t changed, and it stays flagged in the office until you press Mark resolved.";
const paymentProblems: Record<z.output<typeof paymentProblem>, { title: string; lead: string }> = {
  wrong_amount: {
    title: "Wrong amount paid",
    lead: `Mark the order paid, refund the payment, or correct it at your payment provider. ${unchanged}`,
  },
  already_paid: {
    title: "Paid twice",
    lead: `Refund the second payment on the order in the office. ${unchanged}`,
  },
  cancelled_order: {
    title: "Paid after it was canceled",
    lead: "Refund the payment or reopen the order, then press Mark resolved. Until then the order is marked paid and stays canceled.",
  },
  deleted_order: {
    title: "Paid after it was deleted",
    lead: "This order is in the trash. Restore it, or refund the payment and press Mark resolved.",
  },
};

export function writePaymentProblemEmail(
  order: EmailOrder,
  payment: EmailPayment,
  problem: z.output<typeof paymentProblem>,
): EmailContent {
  const { title, lead } = paymentProblems[problem];
  return writeTeamEmail({
    subject: `${title}: ${order.submissionId}`,
    heading: title,
    lead,
    ticketNumber: order.submissionId,
    parts: [
      {
        entries: [
          { label: `Price of ${getEmailPackageName(order)}`, value: formatMoney(order.priceCents, order.currency) },
          { label: "Amount paid", value: formatPaidAmount(payment), strong: true },
          { label: "Event", value: payment.eventId },
          ...listContactEntries(order),
        ],
      },
    ],
    button: createTicketButton(order),
    foot: "Sent to the team when a payment needs your attention.",
  });
}

export function listContactEntries(order: EmailOrder): Entry[] {
  return listContact(order, "email").map(({ heading, value }) => ({
    label: heading,
    value: cleanLine(value) || "N/A",
  }));
}

export function createTicketButton({ submissionId, origin }: EmailOrder): { label: string; href: string } | undefined {
  const href = webLink(paths.adminOrder(submissionId), origin);
  return href ? { label: "Open the order", href } : undefined;
}
