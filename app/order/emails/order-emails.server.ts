import { z } from "zod";
import { question } from "#app/packages/packages";
import { paths } from "#app/paths";
import {
  type CustomerEmail,
  REPLY_TIME,
  renderCustomerEmail,
  toReceiptLink,
} from "#app/server/email/customer-email.server";
import { type EmailContent, type EmailTopics, emailTopic } from "#app/server/email/email-topics.server";
import { firstName, webLink } from "#app/server/email/layout.server";
import { formatMoney } from "#app/server/text/money";
import { describePromise } from "#app/server/time/delivery-terms";
import { FINAL_SALE, REFUND_UNTIL_START } from "../model/packages";
import { describeStandardDelivery } from "../model/standard-delivery";
import { countVisuals, listOrderEntries, type PricedOrder, renderLeaf } from "./email-lines.server";
import { describeRest, type EmailOrder, emailOrder, emailPayment, isPrepaid } from "./email-order.server";
import { refundEmails } from "./refund-emails.server";
import { sampleOrder, samplePayment } from "./sample-order.server";
import { paymentProblem, writeOrderTeamEmail, writePaymentProblemEmail } from "./team-emails.server";

export { writeOrderTeamEmail, writePaymentProblemEmail };

const paidOrder = emailOrder.extend({ paidCents: z.number().nullable().default(null) });

/** Keys are outbox topics: they must stay as long as such emails are queued. */
export const orderEmails = {
  "order-team": emailTopic("New order (team)", emailOrder, writeOrderTeamEmail, sampleOrder),
  "order-customer": emailTopic("Order received", emailOrder, writeOrderCustomerEmail, sampleOrder, {
    canSendAgain: true,
  }),
  "payment-customer": emailTopic("Payment received", paidOrder, writePaymentCustomerEmail, sampleOrder, {
    canSendAgain: true,
  }),
  "payment-problem": emailTopic(
    "Payment problem",
    z.object({ order: emailOrder, payment: emailPayment, problem: paymentProblem }),
    ({ order, payment, problem }) => writePaymentProblemEmail(order, payment, problem),
    { order: sampleOrder, payment: samplePayment, problem: "wrong_amount" },
  ),
  ...refundEmails,
} satisfies EmailTopics;
export type OrderEmail = keyof typeof orderEmails;

const FORGOT_SOMETHING = `Forgot something? Send it on your order’s page or reply to this email. We answer ${REPLY_TIME}. ${FINAL_SALE}`;
export const NOT_FROM_YOU =
  "Didn’t order this? Someone probably mistyped their address. You can ignore this email, and you won’t be charged.";

/** Contains nothing that was typed: with an unconfirmed address, anybody could send their own text to anybody. */
export function writeOrderCustomerEmail(order: EmailOrder): EmailContent {
  if (order.option === question.value) return renderQuestionEmail(order);
  if (isPrepaid(order)) return renderPrepaidEmail(order);
  const total = countVisuals(listOrderEntries(order));
  const href = order.payUrl === null ? null : webLink(order.payUrl, order.origin);
  return renderOrderEmail(order, {
    subject: `We have your order ${order.submissionId}`,
    preview: `${total > 0 ? `${total} visuals. ` : ""}${describePromise(order.terms)}`,
    heading: "We have your order",
    lead: `${href ? "Haven’t paid yet? Use the link below. " : "Thank you. "}Our designers get your order as soon as your payment clears. Standard delivery is ${order.terms.term}, and we’ll email you when your files are ready.`,
    button: href ? { label: `Pay ${formatMoney(order.priceCents, order.currency)}`, href } : undefined,
    roomUrl: order.roomUrl,
    foot: `Is something wrong with your order? Reply to this email. We answer ${REPLY_TIME}. ${REFUND_UNTIL_START} ${NOT_FROM_YOU}`,
  });
}

/** The payment confirms the address, so the email may greet by name. */
export function writePaymentCustomerEmail(order: EmailOrder & { paidCents?: number | null }): EmailContent {
  const next = describeNextStep(order);
  const paid = formatMoney(order.paidCents ?? order.priceCents, order.currency);
  const isDeposit = order.dueCents !== null && order.dueCents > 0;
  return renderOrderEmail(order, {
    name: firstName(order.fullName),
    subject: `Payment confirmed for ${order.submissionId}`,
    preview: next,
    heading: "Payment confirmed",
    lead: joinSentences(
      isDeposit
        ? `We have your deposit of ${paid}. ${next} The balance of ${formatMoney(order.dueCents ?? 0, order.currency)} is due later, and we’ll send you a link to pay it.`
        : `We have your ${paid}. ${next}`,
      describeRest(order.balance),
    ),
    button: order.roomUrl ? { label: "Open your order", href: order.roomUrl } : undefined,
    link: toReceiptLink(order.receiptUrl),
    foot: FORGOT_SOMETHING,
  });
}

/** For an order from a paid package, whose payment has confirmed the address. */
function renderPrepaidEmail(order: EmailOrder): EmailContent {
  const next = describeNextStep(order);
  const paid = `There’s nothing to pay: this order uses visuals from the package you paid for with order ${order.balance?.number}.`;
  return renderOrderEmail(order, {
    name: firstName(order.fullName),
    subject: `We have your order ${order.submissionId}`,
    preview: next,
    heading: "We have your order",
    lead: joinSentences(paid, next, describeRest(order.balance)),
    button: order.roomUrl ? { label: "Open your order", href: order.roomUrl } : undefined,
    foot: FORGOT_SOMETHING,
  });
}

const joinSentences = (...sentences: (string | null)[]) => sentences.filter(Boolean).join(" ");

function describeNextStep({ progress, packageVisuals: visuals, ...delivery }: EmailOrder): string {
  if (progress === "delivered") return "Your files are on your order’s page.";
  if (progress === "closed") return "See your order’s page for its status.";
  return `Our designers have your order. ${describeStandardDelivery({ ...delivery, visuals })} We’ll email you when you can download your files.`;
}

function renderQuestionEmail(order: EmailOrder): EmailContent {
  const href = webLink(paths.faq, order.origin);
  return renderCustomerEmail({
    ticketNumber: order.submissionId,
    subject: `We have your question ${order.submissionId}`,
    preview: `Our team will reply ${REPLY_TIME}. There’s nothing to pay.`,
    heading: "We have your question",
    lead: `Thanks for asking. Our team will read your question and reply by email ${REPLY_TIME}. There’s nothing to pay.`,
    button: href ? { label: "Read the FAQ", href } : undefined,
    link: toCustomerPageLink(order.roomUrl),
    foot: "Forgot something? Reply to this email and keep the number in the subject line. Didn’t ask us anything? Someone probably mistyped their address. You can ignore this email.",
  });
}

type OrderWords = Omit<CustomerEmail, "ticketNumber" | "parts"> & { roomUrl?: string | null };

export function renderOrderEmail(
  order: PricedOrder & Pick<EmailOrder, "submissionId">,
  { roomUrl = null, link, ...words }: OrderWords,
): EmailContent {
  const entries = listOrderEntries(order);
  return renderCustomerEmail({
    ...words,
    ticketNumber: order.submissionId,
    parts: [{ html: renderLeaf({ mix: order.breakdown }), text: "" }, { entries }],
    link: link ?? toCustomerPageLink(roomUrl),
  });
}

function toCustomerPageLink(href: string | null): CustomerEmail["link"] {
  return href === null ? undefined : { label: "Open your order’s page", href };
}
