import { expect, test } from "vitest";
import { findNextAction, type TicketFacts } from "#app/order/office/ticket/next-action";

const paid: TicketFacts = {
  orderStatus: "in_progress",
  paymentStatus: "paid",
  hasPaymentProblem: false,
  hasPaymentLink: false,
  isQuestion: false,
  isDraft: false,
  partPaidCents: 0,
  isDeleted: false,
  revisions: 0,
  isRevised: false,
  hasFiles: false,
  isApproved: false,
  isWaiting: false,
};
const unpaid = { orderStatus: "pending_payment", paymentStatus: "pending", hasPaymentLink: true };
const asked = { isQuestion: true, orderStatus: "question", paymentStatus: "n/a", isWaiting: true };
const delivered = { orderStatus: "ready", hasFiles: true };
const open = "The payment was refunded, but the order is still open.";
const revision = "The customer requested a revision.";

const cases: [string, Partial<TicketFacts>, string | null, string | null][] = [
  ["paid and in progress", {}, "Deliver files", null],
  ["paid, but nobody set it in progress", { orderStatus: "pending_payment" }, "Deliver files", null],
  ["nothing to pay, in progress", { paymentStatus: "n/a" }, "Deliver files", null],
  ["a first revision", { revisions: 1, isRevised: true, hasFiles: true }, "Deliver revision 1", revision],
  ["a fourth revision", { revisions: 4, isRevised: true, hasFiles: true }, "Deliver revision 4", revision],
  ["more work after a revision is delivered", { revisions: 1, hasFiles: true }, "Deliver files", null],
  ["unpaid", unpaid, "Email payment link", null],
  ["a draft of a quote", { ...unpaid, paymentStatus: "n/a", isDraft: true }, "Check and send the quote", null],
  ["a deposit is paid", { ...unpaid, orderStatus: "in_progress", partPaidCents: 100 }, "Deliver files", null],
  ["delivered, but a balance is due", { ...unpaid, ...delivered, partPaidCents: 100 }, "Email payment link", null],
  ["a failed payment", { ...unpaid, paymentStatus: "failed" }, "Email payment link", null],
  ["in progress, but unpaid", { ...unpaid, orderStatus: "in_progress" }, "Email payment link", null],
  ["delivered, but unpaid", { ...unpaid, ...delivered }, "Email payment link", null],
  ["unpaid without a link", { ...unpaid, hasPaymentLink: false }, null, "Waiting for the payment"],
  [
    "unpaid without a link, in progress",
    { ...unpaid, orderStatus: "in_progress", hasPaymentLink: false },
    "Deliver files",
    null,
  ],
  ["a question", asked, "Answer the question", null],
  ["an answered question", { ...asked, isWaiting: false }, null, "The question is answered"],
  ["a closed question", { ...asked, isWaiting: false, orderStatus: "ready" }, null, "Nothing to do"],
  ["a question with files", { ...asked, ...delivered, isWaiting: false }, null, "Waiting for approval"],
  ["a question with files that is asked again", { ...asked, hasFiles: true }, "Answer the question", null],
  [
    "a revision of a question's files",
    { ...asked, orderStatus: "in_progress", isWaiting: false, revisions: 1, isRevised: true, hasFiles: true },
    "Deliver revision 1",
    revision,
  ],
  ["a payment problem", { ...unpaid, hasPaymentProblem: true }, "Check the payment", null],
  ["a payment problem of a ready order", { ...delivered, hasPaymentProblem: true }, "Check the payment", null],
  ["a payment for a cancelled order", { orderStatus: "cancelled", hasPaymentProblem: true }, "Check the payment", null],
  ["a payment for a deleted order", { isDeleted: true, hasPaymentProblem: true }, "Check the payment", null],
  ["refunded and in progress", { paymentStatus: "refunded" }, "Check the payment", open],
  ["refunded and ready", { ...delivered, paymentStatus: "refunded" }, null, "Nothing to do"],
  ["delivered", delivered, null, "Waiting for approval"],
  ["delivered again after a revision", { ...delivered, revisions: 1 }, null, "Waiting for approval"],
  ["approved", { ...delivered, isApproved: true }, null, "Approved by the customer"],
  ["a message", { isWaiting: true }, "Answer the message", null],
  ["a message about an unpaid order", { ...unpaid, isWaiting: true }, "Answer the message", null],
  ["a message about a cancelled order", { orderStatus: "cancelled", isWaiting: true }, "Answer the message", null],
  ["a message and a payment problem", { hasPaymentProblem: true, isWaiting: true }, "Check the payment", null],
  ["a message about a deleted order", { isDeleted: true, isWaiting: true }, null, "Nothing to do"],
  ["ready without files", { orderStatus: "ready" }, null, "Nothing to do"],
  ["cancelled", { ...unpaid, orderStatus: "cancelled", hasPaymentLink: false }, null, "Nothing to do"],
  ["in the trash", { isDeleted: true }, null, "Nothing to do"],
];

test.each(cases)("%s", (_, facts, label, text) => {
  const next = findNextAction({ ...paid, ...facts });
  expect([next.button?.label ?? null, next.text]).toEqual([label, text]);
});
