import { z } from "zod";
import { type Entry, entryTable, entryText } from "#app/server/mail/entries.server";
import { renderSheet } from "#app/server/mail/layout.server";
import { type Mail, mailTopic } from "#app/server/mail/mail-topics.server";
import { formatMoney } from "../../server/mail/format-money";
import { type MailOrder, mailOrder, mailPayment } from "./mail-order.server";
import { sampleOrder, samplePayment } from "./sample-order.server";
import { listContactEntries, text } from "./team-mails.server";

const refund = z.object({
  order: mailOrder,
  /** Its amount is the total refunded so far. */
  payment: mailPayment,
  paidCents: z.number().nullable(),
  isFull: z.boolean(),
  staysPaid: z.boolean(),
});
const dispute = z.object({ order: mailOrder, payment: mailPayment, reason: z.string().nullable() });

export const refundMails = {
  "payment-refunded": mailTopic("Payment refunded", refund, writePaymentRefundedMail, {
    order: sampleOrder,
    payment: samplePayment,
    paidCents: 19_900,
    isFull: false,
    staysPaid: true,
  }),
  "payment-disputed": mailTopic("Payment disputed", dispute, writePaymentDisputedMail, {
    order: sampleOrder,
    payment: samplePayment,
    reason: "product_not_received",
  }),
};

function writePaymentRefundedMail({ order, payment, paidCents, isFull, staysPaid }: z.output<typeof refund>): Mail {
  const lead = isFull
    ? `The payment was refunded in full. The order ${staysPaid ? "still counts as paid" : "is not paid now"}. Its status is unchanged: cancel it if nothing more is to be done.`
    : "Part of the payment was refunded. The order and its payment status are unchanged.";
  return officeMail(order, isFull ? "Payment refunded" : "Payment refunded in part", lead, [
    { label: "Refunded so far", value: sumOf(payment.amountCents, payment.currency), strong: true },
    { label: "Amount paid", value: sumOf(paidCents, payment.currency) },
    { label: "Event", value: payment.eventId },
  ]);
}

function writePaymentDisputedMail({ order, payment, reason }: z.output<typeof dispute>): Mail {
  const lead =
    "The customer disputes a payment through their bank. Respond at the payment provider before the deadline that it names there. The order stays marked in the office until somebody presses Resolved on its ticket.";
  return officeMail(order, "Payment disputed", lead, [
    { label: "Disputed amount", value: sumOf(payment.amountCents, payment.currency), strong: true },
    { label: "Reason", value: (reason ?? "").replaceAll("_", " ") || "N/A" },
    { label: "Event", value: payment.eventId },
  ]);
}

function sumOf(cents: number | null, currency: string | null): string {
  return cents === null ? "N/A" : formatMoney(cents, currency ?? "usd");
}

function officeMail(order: MailOrder, title: string, lead: string, facts: Entry[]): Mail {
  const entries = [...facts, ...listContactEntries(order)];
  const subject = `${title}: ${order.submissionId}`;
  return {
    subject,
    html: renderSheet({
      stock: "rose",
      title: subject,
      corner: "Office copy",
      preview: lead,
      heading: `${title}.`,
      lead,
      submissionId: order.submissionId,
      body: entryTable(entries, "rose"),
      foot: "Sent to the team about refunds and disputes.",
    }),
    text: text(`${title}.`, lead, `Ticket number: ${order.submissionId}`, entryText(entries)),
  };
}
