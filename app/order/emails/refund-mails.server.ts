import { z } from "zod";
import type { Entry } from "#app/server/mail/entries.server";
import { type Mail, mailTopic } from "#app/server/mail/mail-topics.server";
import { writeTeamMail } from "#app/server/mail/team-mail.server";
import { formatPaidAmount } from "#app/server/text/format-money";
import { type MailOrder, mailOrder, mailPayment } from "./mail-order.server";
import { sampleOrder, samplePayment } from "./sample-order.server";
import { createTicketButton, listContactEntries } from "./team-mails.server";

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
    ? `The customer got all of it back. Cancel the order if there's nothing left to do: its status hasn't changed, and it ${staysPaid ? "still counts as paid" : "no longer counts as paid"}.`
    : "The customer got part of it back. The order and its payment status haven't changed.";
  return writeRefundMail(order, isFull ? "Payment refunded" : "Payment refunded in part", lead, [
    { label: "Refunded so far", value: formatPaidAmount(payment), strong: true },
    { label: "Amount paid", value: formatPaidAmount({ ...payment, amountCents: paidCents }) },
    { label: "Event", value: payment.eventId },
  ]);
}

function writePaymentDisputedMail({ order, payment, reason }: z.output<typeof dispute>): Mail {
  const lead =
    "Answer the dispute at the payment provider before its deadline. The customer disputed the payment through their bank. The order stays flagged in the office until you press Resolved on its ticket.";
  return writeRefundMail(order, "Payment disputed", lead, [
    { label: "Disputed amount", value: formatPaidAmount(payment), strong: true },
    { label: "Reason", value: (reason ?? "").replaceAll("_", " ") || "N/A" },
    { label: "Event", value: payment.eventId },
  ]);
}

function writeRefundMail(order: MailOrder, title: string, lead: string, facts: Entry[]): Mail {
  return writeTeamMail({
    subject: `${title}: ${order.submissionId}`,
    heading: title,
    lead,
    ticketNumber: order.submissionId,
    parts: [{ entries: [...facts, ...listContactEntries(order)] }],
    button: createTicketButton(order),
    foot: "Sent to the team about refunds and disputes.",
  });
}
