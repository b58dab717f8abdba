import { z } from "zod";
import { REPLY_TIME, renderCustomerEmail, toCreditNoteLink } from "#app/server/email/customer-email.server";
import { type EmailContent, emailTopic } from "#app/server/email/email-topics.server";
import type { Entry } from "#app/server/email/entries.server";
import { firstName } from "#app/server/email/layout.server";
import { writeTeamEmail } from "#app/server/email/team-email.server";
import { formatMoney, formatPaidAmount } from "#app/server/text/money";
import { SAMPLE_ORIGIN } from "#app/site";
import { type EmailOrder, emailOrder, emailPayment } from "./email-order.server";
import { sampleOrder, samplePayment } from "./sample-order.server";
import { createTicketButton, listContactEntries } from "./team-emails.server";

const refund = z.object({
  order: emailOrder,
  /** The total refunded so far. */
  payment: emailPayment,
  paidCents: z.number().nullable(),
  isFull: z.boolean(),
  staysPaid: z.boolean(),
});
const dispute = z.object({ order: emailOrder, payment: emailPayment, reason: z.string().nullable() });
const decision = z.object({ order: emailOrder, payment: emailPayment, isWon: z.boolean() });

const toCustomer = z.object({
  order: emailOrder,
  refund: z.object({ amountCents: z.number(), currency: z.string(), reason: z.string().nullable() }),
  receiptUrl: z.string().nullable().default(null),
});

export const refundEmails = {
  "order-refund": emailTopic("Refund", toCustomer, writeRefundedCustomerEmail, {
    order: sampleOrder,
    refund: { amountCents: 5_000, currency: "usd", reason: "You asked for this refund." },
    receiptUrl: `${SAMPLE_ORIGIN}/receipt/of/evt_sample?key=sample`,
  }),
  "payment-refunded": emailTopic("Payment refunded", refund, writePaymentRefundedEmail, {
    order: sampleOrder,
    payment: samplePayment,
    paidCents: 19_900,
    isFull: false,
    staysPaid: true,
  }),
  "payment-disputed": emailTopic("Payment disputed", dispute, writePaymentDisputedEmail, {
    order: sampleOrder,
    payment: samplePayment,
    reason: "product_not_received",
  }),
  "payment-refund-failed": emailTopic("Refund failed", dispute, writeFailedRefundEmail, {
    order: sampleOrder,
    payment: samplePayment,
    reason: "lost_or_stolen_card",
  }),
  "payment-dispute-closed": emailTopic("Dispute decided", decision, writeDecisionEmail, {
    order: sampleOrder,
    payment: samplePayment,
    isWon: true,
  }),
};

function writeRefundedCustomerEmail({ order, refund, receiptUrl }: z.output<typeof toCustomer>): EmailContent {
  const { amountCents, currency, reason } = refund;
  const amount = formatMoney(amountCents, currency);
  return renderCustomerEmail({
    ticketNumber: order.submissionId,
    subject: `${amount} refunded: ${order.submissionId}`,
    preview: "It can take a few days to show up, depending on your bank.",
    name: firstName(order.fullName),
    heading: "Your money is on its way back",
    lead: `${reason ? `${reason} ` : ""}We’ve refunded ${amount} on your order. It can take a few days to show up, depending on your bank.`,
    parts: [{ entries: [{ label: "Refund", value: amount, strong: true }] }],
    link: toCreditNoteLink(receiptUrl),
    foot: `Questions? Reply to this email. We answer ${REPLY_TIME}.`,
  });
}

function writePaymentRefundedEmail({
  order,
  payment,
  paidCents,
  isFull,
  staysPaid,
}: z.output<typeof refund>): EmailContent {
  const lead = isFull
    ? `The customer got all of it back. Cancel the order if there’s nothing left to do: its status hasn’t changed, and it ${staysPaid ? "still counts as paid" : "no longer counts as paid"}.`
    : "The customer got part of it back. The order and its payment status haven’t changed.";
  return writeRefundEmail(order, isFull ? "Payment refunded" : "Payment refunded in part", lead, [
    { label: "Refunded so far", value: formatPaidAmount(payment), strong: true },
    { label: "Amount paid", value: formatPaidAmount({ ...payment, amountCents: paidCents }) },
    { label: "Event", value: payment.eventId },
  ]);
}

function writeFailedRefundEmail({ order, payment, reason }: z.output<typeof dispute>): EmailContent {
  const lead =
    "Pay the customer back another way. Their bank didn’t take the refund, so the payment provider returned it to you. The order hasn’t changed.";
  return writeRefundEmail(order, "Refund failed", lead, [
    { label: "Refund", value: formatPaidAmount(payment), strong: true },
    { label: "Reason", value: (reason ?? "").replaceAll("_", " ") || "N/A" },
    { label: "Event", value: payment.eventId },
  ]);
}

function writePaymentDisputedEmail({ order, payment, reason }: z.output<typeof dispute>): EmailContent {
  const lead =
    "Answer the dispute at the payment provider before its deadline. The customer disputed the payment through their bank. The order stays flagged in the office until the bank decides in your favor, or until you press Mark resolved.";
  return writeRefundEmail(order, "Payment disputed", lead, [
    { label: "Disputed amount", value: formatPaidAmount(payment), strong: true },
    { label: "Reason", value: (reason ?? "").replaceAll("_", " ") || "N/A" },
    { label: "Event", value: payment.eventId },
  ]);
}

function writeDecisionEmail({ order, payment, isWon }: z.output<typeof decision>): EmailContent {
  const lead = isWon
    ? "The bank decided in your favor, so you keep the money, and the order is no longer flagged for this dispute."
    : "The bank decided in the customer’s favor and paid the money back. Decide what happens to the order, then press Mark resolved on the order.";
  return writeRefundEmail(order, isWon ? "Dispute won" : "Dispute lost", lead, [
    { label: "Disputed amount", value: formatPaidAmount(payment), strong: true },
    { label: "Event", value: payment.eventId },
  ]);
}

function writeRefundEmail(order: EmailOrder, title: string, lead: string, facts: Entry[]): EmailContent {
  return writeTeamEmail({
    subject: `${title}: ${order.submissionId}`,
    heading: title,
    lead,
    ticketNumber: order.submissionId,
    parts: [{ entries: [...facts, ...listContactEntries(order)] }],
    button: createTicketButton(order),
    foot: "Sent to the team about refunds and disputes.",
  });
}
