import { needsWork } from "#app/order/model/order-filters";

export interface TicketFacts {
  orderStatus: string;
  paymentStatus: string;
  hasPaymentProblem: boolean;
  hasPaymentLink: boolean;
  isQuestion: boolean;
  isDraft: boolean;
  partPaidCents: number;
  isDeleted: boolean;
  /** The customer waits for an answer to a question or a message. */
  isWaiting: boolean;
  revisions: number;
  /** The customer requested a revision, and its files are not delivered yet. */
  isRevised: boolean;
  hasFiles: boolean;
  isApproved: boolean;
}

export interface NextAction {
  button: { label: string; target: "delivery" | "messages" | "payment" | "payment link" | "quote" } | null;
  text: string | null;
}

export const approvalPending: NextAction = { button: null, text: "Waiting for approval" };

const nothing: NextAction = { button: null, text: "Nothing to do" };

export function findNextAction(facts: TicketFacts): NextAction {
  // We owe the customer money even if the order is canceled or in the trash.
  if (facts.hasPaymentProblem) return { button: { label: "Check the payment", target: "payment" }, text: null };
  if (facts.isDeleted) return nothing;
  // We promise a quick reply, whatever the order waits for.
  if (facts.isWaiting) {
    const label = facts.orderStatus === "question" ? "Answer the question" : "Answer the message";
    return { button: { label, target: "messages" }, text: null };
  }
  if (facts.orderStatus === "cancelled") return nothing;
  const hasDelivery = facts.hasFiles || facts.isRevised;
  if (facts.isQuestion && (facts.orderStatus === "question" || !hasDelivery))
    return facts.orderStatus === "ready" ? nothing : { button: null, text: "The question is answered" };
  if (facts.paymentStatus === "refunded") return findActionAfterRefund(facts);
  const isUnpaid = facts.paymentStatus === "pending" || facts.paymentStatus === "failed";
  if (facts.isDraft) return { button: { label: "Check and send the quote", target: "quote" }, text: null };
  // The work has begun, so the balance can wait.
  if (isUnpaid && facts.partPaidCents > 0 && needsWork(facts)) return findDelivery(facts);
  if (isUnpaid && facts.hasPaymentLink)
    return { button: { label: "Email payment link", target: "payment link" }, text: null };
  if (needsWork(facts)) return findDelivery(facts);
  if (facts.orderStatus === "pending_payment") return { button: null, text: "Waiting for the payment" };
  if (!facts.hasFiles) return nothing;
  return facts.isApproved ? { button: null, text: "Approved by the customer" } : approvalPending;
}

function findActionAfterRefund({ orderStatus }: TicketFacts): NextAction {
  if (orderStatus === "ready") return nothing;
  const text = "The payment was refunded, but the order is still open.";
  return { button: { label: "Check the payment", target: "payment" }, text };
}

function findDelivery({ revisions, isRevised }: TicketFacts): NextAction {
  if (!isRevised) return { button: { label: "Deliver files", target: "delivery" }, text: null };
  const label = `Deliver revision ${revisions}`;
  return { button: { label, target: "delivery" }, text: "The customer requested a revision." };
}
