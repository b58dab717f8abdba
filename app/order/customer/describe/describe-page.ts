import { makeExcerpt } from "../../answer/describe-answer.server";
import { FULL_REFUND, REFUND_IF_UNDELIVERED } from "../../model/packages";
import { isLargeOrder } from "../../model/standard-delivery";
import { type CustomerPageFacts, type CustomerPageStatus, isOnHold, isWrongAmount } from "./customer-page-facts";
import { describeCanceled, describeRefunded } from "./describe-canceled";
import {
  describeDelivery,
  describeDueDay,
  describeDueTime,
  describeNewFiles,
  describeRest,
  SORRY,
} from "./describe-due";
import { describeRefundTerms } from "./describe-payment";
import { describeQuoteStatus } from "./describe-quote";

export function describeStatus(facts: CustomerPageFacts): CustomerPageStatus {
  const { order, isQuestion, canPay, isPaymentPending, files } = facts;
  const download = files > 0 ? ("download" as const) : null;
  const quoted = describeQuoteStatus(facts);
  if (quoted) return quoted;
  if (order.orderStatus === "cancelled") return describeCanceled(facts, download);
  if (order.paymentStatus === "refunded")
    return {
      title: "We refunded your payment.",
      text: `We sent ${describeRefunded(facts)} back the way you paid. Have a question? Write to us below. We reply ${facts.reply}.`,
      action: download,
    };
  if (order.orderStatus === "ready") return describeReady(facts, download);
  if (isOnHold(facts)) return describeHold(facts, download);
  if (facts.latestAnswer?.kind === "revision")
    return {
      title: "We’re working on your revision.",
      text: `${describeNewFiles(facts)} You asked:`,
      quote: facts.latestAnswer.excerpt,
      action: download,
    };
  if (isQuestion) return describeQuestion(facts);
  if (isWrongAmount(order))
    return {
      title: "We’re checking your payment.",
      text: "The amount we got isn’t the price of your order. Your money is safe. We’ll look into it and email you, and you don’t need to pay again.",
      action: download,
    };
  if (order.orderStatus === "in_progress") {
    if (files > 0) return describePart(facts);
    return {
      title: describeDueDay(facts),
      text: describeDueTime(facts),
      action: canPay && !facts.quote?.paid ? "pay" : null,
      ...describeWriteLink(facts),
    };
  }
  if (order.paymentStatus === "paid")
    return {
      title: order.drawnFrom ? "We have your order." : "Your payment is confirmed.",
      text: `${order.drawnFrom ? "" : "Our designers have your order. "}${describeDelivery(facts)}`,
      action: download,
      ...describeWriteLink(facts),
    };
  if (order.paymentStatus === "failed")
    return {
      title: "Your payment didn’t go through.",
      text: "Your order is saved. Try again or pay another way. Our designers get your order as soon as your payment clears.",
      action: canPay ? "pay" : null,
    };
  if (isPaymentPending)
    return {
      title: "Your payment is on its way.",
      text: "Your payment needs a few days to clear. Then our designers get your order, and we’ll email you. You don’t need to pay again.",
      action: download,
    };
  return {
    title: "One step left: your payment.",
    text: `Your order is saved. ${facts.ifPaidNow}`,
    action: canPay ? "pay" : null,
    note: canPay && !facts.quote ? FULL_REFUND : undefined,
  };
}

function describeWriteLink(facts: CustomerPageFacts) {
  if (!facts.missedDay) return { add: "Add a note or picture" };
  const refund = describeRefundTerms(facts) === REFUND_IF_UNDELIVERED ? ` ${REFUND_IF_UNDELIVERED}` : "";
  return { add: "Ask when they’ll be ready", isMainAction: true, note: `We reply ${facts.reply}.${refund}` };
}

function describePart(facts: CustomerPageFacts): CustomerPageStatus {
  const { ordered, delivered } = facts.progress;
  const going = "We’re still working on your order. We’ll email you when there are new files.";
  if (delivered === 0 || delivered >= ordered) return { title: "More is on the way.", text: going, action: "download" };
  const title = `${delivered} of ${ordered} files ${delivered === 1 ? "is" : "are"} here.`;
  if (facts.missedDay && !isLargeOrder(facts.visuals, facts.terms))
    return {
      title,
      text: `The rest was due ${facts.missedDay}. ${SORRY} We’ll email you as soon as there’s more.`,
      action: "download",
      write: "Ask about the rest",
    };
  return { title, text: describeRest(facts), action: "download" };
}

function describeHold(facts: CustomerPageFacts, action: CustomerPageStatus["action"]): CustomerPageStatus {
  const { owesAnswer, asked, reply } = facts;
  if (owesAnswer === "customer")
    return {
      title: "We need your answer.",
      text: "Write back, and our designers will pick your order up again. We asked:",
      quote: makeExcerpt(asked),
      action,
      write: "Answer us",
    };
  if (owesAnswer === "team")
    return {
      title: "We have your message.",
      text: `We’ll answer it ${reply}, and then go on with your order. There’s nothing you need to do.`,
      action,
    };
  return {
    title: "We have a question for you.",
    text: "Look for our email. Answer there or here, and our designers will pick your order up again.",
    action,
    write: "Answer here",
  };
}

function describeReady(facts: CustomerPageFacts, action: CustomerPageStatus["action"]): CustomerPageStatus {
  const { isQuestion, firstName, newestFiles: files } = facts;
  const name = firstName && `, ${firstName}`;
  if (files === 0)
    return {
      title: isQuestion ? "We answered your question." : `Your order is ready${name}.`,
      text: `There’s no file to download here. Is something missing? Write to us below. We reply ${facts.reply}.`,
      action,
    };
  if (facts.latestAnswer?.kind === "approval")
    return {
      title: "Approved. Thank you.",
      text: "Your files are yours to use in your business, and they stay on this page.",
      action,
    };
  const [them, they] = files === 1 ? ["it", "it’s"] : ["them", "they’re"];
  const next = facts.canAnswer
    ? `Look ${them} over. Approve ${them} and ${they} yours to use, or request a revision.`
    : `Download ${them} here. Anything to change? Write to us below. We reply ${facts.reply}.`;
  return {
    title: `Your ${files === 1 ? "file is" : "files are"} ready${name}.`,
    text: `${files} ${files === 1 ? "file" : "files"}. ${next}`,
    action,
  };
}

function describeQuestion({ times, reply }: CustomerPageFacts): CustomerPageStatus {
  if (times.answered)
    return {
      title: "We answered your question.",
      text: `We emailed you our answer ${times.answered}. Anything else? Write to us below.`,
      action: null,
    };
  return {
    title: "We have your question.",
    text: `Our team will read it and reply by email ${reply}. There’s nothing to pay.`,
    action: null,
  };
}
