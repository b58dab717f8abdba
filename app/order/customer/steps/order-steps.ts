import type { LatestAnswer } from "../../answer/describe-answer.server";
import { isLargeOrder } from "../../model/standard-delivery";
import { type CustomerPageFacts, isAsked, isOnHold, isWrongAmount } from "../describe/customer-page-facts";

export interface OrderStep {
  name: string;
  state: "done" | "now" | "next";
  note: string;
}

/** Empty for a draft of a quote, and for a canceled or refunded order. */
export function listOrderSteps(facts: CustomerPageFacts): OrderStep[] {
  const { order, quote, isQuestion, isPaymentPending, latestAnswer, times } = facts;
  const { orderStatus, paymentStatus } = order;
  if (quote?.isDraft || orderStatus === "cancelled" || paymentStatus === "refunded") return [];
  const received: OrderStep = { name: "Received", state: "done", note: times.received };
  if (isQuestion) {
    const answered = latestAnswer ? describeAnswerStep(latestAnswer) : (times.answered ?? times.ready);
    return [received, { name: "Answered", state: "now", note: answered ?? facts.reply }];
  }
  const answerNote = latestAnswer && describeAnswerStep(latestAnswer);
  const isPaid = paymentStatus === "paid";
  const at = orderStatus === "ready" ? 3 : isPaid || orderStatus === "in_progress" ? 2 : 1;
  const getState = (stop: number) => (stop < at ? "done" : stop === at ? "now" : "next");
  const waiting = isWrongAmount(order) ? "being checked" : isPaymentPending ? "on its way" : "waiting for you";
  const deposit: OrderStep | null =
    !isPaid && quote?.paid && !isPaymentPending
      ? { name: "Deposit paid", state: "done", note: `${quote.due} due` }
      : null;
  return [
    received,
    deposit ??
      (isPaid
        ? { name: "Paid", state: "done", note: order.drawnFrom ? "prepaid" : (times.paid ?? "confirmed") }
        : { name: "Payment", state: at === 1 ? "now" : "next", note: waiting }),
    {
      name: "In Progress",
      state: getState(2),
      note:
        at === 3
          ? (times.started ?? "done")
          : at === 2
            ? (describeHoldStep(facts) ?? answerNote ?? describeMissing(facts))
            : "to come",
    },
    {
      name: "Ready",
      state: latestAnswer?.kind === "approval" ? "done" : getState(3),
      note: at === 3 ? (answerNote ?? times.ready ?? "now") : describeDue(facts),
    },
  ];
}

function describeHoldStep(facts: CustomerPageFacts): string | null {
  if (!isOnHold(facts)) return null;
  return facts.owesAnswer === "customer" ? "waiting for you" : "on hold";
}

function describeMissing({ progress: { ordered, delivered } }: CustomerPageFacts): string {
  return delivered > 0 && delivered < ordered ? `${ordered - delivered} to go` : "now";
}

/** The first files of a large order are due, not all of them. */
function describeDue(facts: CustomerPageFacts): string {
  const { dueDay, missedDate, visuals, terms, order } = facts;
  if (isAsked(facts)) return "after your answer";
  if (missedDate && !isLargeOrder(visuals, terms)) return `was due ${missedDate}`;
  if (order.orderStatus === "pending_payment" && facts.canPay && facts.dayIfPaidNow)
    return `${facts.dayIfPaidNow} if paid in time`;
  return dueDay ? `due ${dueDay}` : "to come";
}

const describeAnswerStep = (answer: LatestAnswer) =>
  answer.kind === "revision" ? `revision ${answer.number}` : `approved ${answer.day}`;
