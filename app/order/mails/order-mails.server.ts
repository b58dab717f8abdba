import { z } from "zod";
import { paths } from "#app/paths";
import { type CustomerMail, renderCustomerMail } from "#app/server/mail/customer-mail.server";
import { type Mail, type MailTopics, mailTopic } from "#app/server/mail/mail-topics.server";
import { formatMoney } from "../../server/mail/format-money";
import { firstName, webLink } from "../../server/mail/layout.server";
import { question } from "../packages";
import { countVisuals, listOrderEntries, renderVisualBars } from "./mail-lines.server";
import { type MailOrder, mailOrder, mailPayment } from "./mail-order.server";
import { refundMails } from "./refund-mails.server";
import { sampleOrder, samplePayment } from "./sample-order.server";
import { paymentProblem, writeOrderTeamMail, writePaymentProblemMail } from "./team-mails.server";

export { writeOrderTeamMail, writePaymentProblemMail };

/** Each key is the topic of the mail in the outbox: it has to stay as long as such mails are queued. */
export const orderMails = {
  "order-team": mailTopic("Admin notice", mailOrder, writeOrderTeamMail, sampleOrder),
  "order-customer": mailTopic("Order received", mailOrder, writeOrderCustomerMail, sampleOrder),
  "payment-customer": mailTopic("Payment received", mailOrder, writePaymentCustomerMail, sampleOrder),
  "payment-problem": mailTopic(
    "Payment problem",
    z.object({ order: mailOrder, payment: mailPayment, problem: paymentProblem }),
    ({ order, payment, problem }) => writePaymentProblemMail(order, payment, problem),
    { order: sampleOrder, payment: samplePayment, problem: "wrong_amount" },
  ),
  ...refundMails,
} satisfies MailTopics;
export type OrderMail = keyof typeof orderMails;

const FINAL_SALE = "Files are final sale with digital delivery.";
export const NOT_FROM_YOU =
  "Not from you? Somebody mistyped an email address. Nothing is charged, and you don't need to do anything.";

/** Contains nothing that was typed: with an unconfirmed address, anybody could send their own text to anybody. */
export function writeOrderCustomerMail(order: MailOrder): Mail {
  if (order.option === question.value) return renderQuestionMail(order);
  const total = countVisuals(listOrderEntries(order));
  const href = order.payUrl === null ? null : webLink(order.payUrl, order.origin);
  return renderOrderMail(order, {
    subject: `Order ${order.submissionId} received`,
    preview: `${total > 0 ? `${total} visuals. ` : ""}Standard delivery is next day.`,
    heading: "We have your order",
    lead: "Thank you. We start as soon as the payment is confirmed. Standard delivery is next day. You get an email when the files are ready to download on your order's page.",
    button: href ? { label: `Continue to Payment — ${formatMoney(order.priceCents)}`, href } : undefined,
    roomUrl: order.roomUrl,
    foot: `Something wrong on the ticket? Reply to this email; we answer within 24 hours. ${FINAL_SALE} ${NOT_FROM_YOU}`,
  });
}

/** The payment confirms the address, so this mail may greet by name. */
export function writePaymentCustomerMail(order: MailOrder): Mail {
  return renderOrderMail(order, {
    name: firstName(order.fullName),
    subject: `Payment for ${order.submissionId} confirmed`,
    preview: "We start now. Standard delivery is next day.",
    heading: "Payment confirmed",
    lead: `Your ${formatMoney(order.priceCents)} arrived and we start now. Standard delivery is next day. You get an email when the files are ready to download on your order's page.`,
    button: order.roomUrl ? { label: "Open Your Order", href: order.roomUrl } : undefined,
    foot: `Something to add? Send it on your order's page or reply to this email. We answer within 24 hours. ${FINAL_SALE}`,
  });
}

function renderQuestionMail(order: MailOrder): Mail {
  const href = webLink(paths.faq, order.origin);
  return renderCustomerMail({
    ticketNumber: order.submissionId,
    subject: `Question ${order.submissionId} received`,
    preview: "We reply within 24 hours. There is nothing to pay.",
    heading: "We have your question",
    lead: "Thank you for your question. A person reads it, and we reply by email within 24 hours. There is nothing to pay.",
    button: href ? { label: "Read the FAQ", href } : undefined,
    link: toRoomLink(order.roomUrl),
    foot: `Something to add? Reply to this email and keep the ticket number in it. ${NOT_FROM_YOU}`,
  });
}

type OrderOnMail = Pick<MailOrder, "submissionId" | "option" | "breakdown" | "priceCents">;

type OrderWords = Omit<CustomerMail, "ticketNumber" | "parts" | "link"> & { roomUrl?: string | null };

export function renderOrderMail(order: OrderOnMail, { roomUrl = null, ...words }: OrderWords): Mail {
  const entries = listOrderEntries(order);
  return renderCustomerMail({
    ...words,
    ticketNumber: order.submissionId,
    parts: [{ html: renderVisualBars(entries), text: "" }, { entries }],
    link: toRoomLink(roomUrl),
  });
}

function toRoomLink(href: string | null): CustomerMail["link"] {
  return href === null ? undefined : { label: "See where your order is", href };
}
