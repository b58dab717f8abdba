import { z } from "zod";
import { REPLY_TIME } from "#app/server/email/customer-email.server";
import { type EmailContent, emailTopic } from "#app/server/email/email-topics.server";
import { webLink } from "#app/server/email/layout.server";
import { formatMoney } from "#app/server/text/money";
import { describePromise } from "#app/server/time/delivery-terms";
import { SAMPLE_ORIGIN } from "#app/site";
import { emailOrder } from "./email-order.server";
import { NOT_FROM_YOU, renderOrderEmail } from "./order-emails.server";
import { quotedOrder, sampleQuote, writeQuoteEmail } from "./quote-email.server";
import { sampleOrder } from "./sample-order.server";

const unpaidOrder = emailOrder.pick({
  submissionId: true,
  option: true,
  packageName: true,
  breakdown: true,
  priceCents: true,
  discountCents: true,
  couponCode: true,
  currency: true,
  lines: true,
  dueCents: true,
  partPaidCents: true,
  taxCents: true,
  tax: true,
  payUrl: true,
  origin: true,
  roomUrl: true,
  terms: true,
});
const remindedOrder = unpaidOrder.extend({ stopUrl: z.string() });
export type UnpaidEmailOrder = z.output<typeof unpaidOrder>;

/** Contain nothing that was typed, because the address is not confirmed. */
export const unpaidEmails = {
  "order-reminder": emailTopic("Payment reminder", remindedOrder, writeReminderEmail, {
    ...sampleOrder,
    stopUrl: `${SAMPLE_ORIGIN}/orders/SUB-7K2M9QXA/reminders?key=sample`,
  }),
  "payment-link": emailTopic("Payment link", unpaidOrder, writePaymentLinkEmail, sampleOrder),
  "order-quote": emailTopic("Quote", quotedOrder, writeQuoteEmail, sampleQuote),
};

export const getReminderSubject = (number: string) => `Your order ${number} is waiting for payment`;
export const getPaymentLinkSubject = (number: string) => `Your payment link for order ${number}`;

function writeReminderEmail({ stopUrl, ...order }: z.output<typeof remindedOrder>): EmailContent {
  const href = webLink(stopUrl, order.origin);
  const email = renderOrderEmail(order, {
    subject: getReminderSubject(order.submissionId),
    preview: "Our designers get your order as soon as your payment clears.",
    heading: "Your order is waiting",
    lead: `Pay ${formatMoney(order.dueCents ?? order.priceCents, order.currency)}, and our designers get your order. ${describePromise(order.terms)}`,
    button: getPaymentButton(order),
    roomUrl: order.roomUrl,
    foot: `Changed your mind, or have a question before you pay? Reply to this email. We answer ${REPLY_TIME}. ${NOT_FROM_YOU}`,
    footLink: href ? { label: "Stop reminders about this order", href } : undefined,
  });
  return { ...email, unsubscribeUrl: href ?? undefined };
}

function writePaymentLinkEmail(order: UnpaidEmailOrder): EmailContent {
  return renderOrderEmail(order, {
    subject: getPaymentLinkSubject(order.submissionId),
    preview: "Use it to pay for your order.",
    heading: "Here’s your payment link",
    lead: "Use the link below to pay for your order. We’ll email you when your payment clears.",
    button: getPaymentButton(order),
    roomUrl: order.roomUrl,
    foot: `Have a question before you pay? Reply to this email. We answer ${REPLY_TIME}. ${NOT_FROM_YOU}`,
  });
}

function getPaymentButton({ payUrl, origin, priceCents, dueCents, currency }: UnpaidEmailOrder) {
  const href = payUrl === null ? null : webLink(payUrl, origin);
  return href ? { label: `Pay ${formatMoney(dueCents ?? priceCents, currency)}`, href } : undefined;
}
