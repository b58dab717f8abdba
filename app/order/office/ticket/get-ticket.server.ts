import { asc, eq } from "drizzle-orm";
import { describeAnswer, describeLatestAnswer } from "#app/order/answer/describe-answer.server";
import { loadDeliveryState } from "#app/order/deliver/current-delivery.server";
import { getDeliveryProgress } from "#app/order/deliver/delivery-progress.server";
import { listOrderEmails } from "#app/order/find/list-order-emails.server";
import { listHistory } from "#app/order/find/order-history.server";
import { listThread } from "#app/order/message/list-thread.server";
import { readVisualBreakdown } from "#app/order/model/bought-package";
import { listContact } from "#app/order/model/order-fields";
import { getBoughtLabel } from "#app/order/model/order-filters";
import { getDuePart, getPaymentLabel, isDepositPaid, isDraft } from "#app/order/model/quote";
import { describePartPaid, describeTaxLines, formatTotal } from "#app/order/parts/describe-tax-lines";
import { describePaymentProblem } from "#app/order/pay/describe-payment-problem.server";
import { findManualPayment } from "#app/order/pay/record-manual-payment.server";
import { listOrderPhotos } from "#app/order/photos/stored-photos.server";
import { describeQuote } from "#app/order/quote/describe-quote.server";
import { findPayableLink } from "#app/order/remind/email-payment-link.server";
import { explainHiddenReview } from "#app/order/review/published-reviews.server";
import { findReview } from "#app/order/review/store-review.server";
import { findFirstOrder } from "#app/order/state/balance.server";
import { listDueDates } from "#app/order/state/due-dates.server";
import { getOrder } from "#app/order/state/get-order.server";
import { question } from "#app/packages/packages";
import { listReceiptLinks } from "#app/receipts/list-receipt-links.server";
import { loadMoney } from "#app/refunds/load-money.server";
import { describeVisitSource } from "#app/server/forms/visit-source";
import { getTax } from "#app/server/money/money-settings";
import type { Services } from "#app/server/services.server";
import { formatMoney } from "#app/server/text/money";
import type { Row } from "#drizzle/schema";
import { getTicketBalance } from "./get-ticket-balance.server";
import { approvalPending, findNextAction, type TicketFacts } from "./next-action";

export async function getTicket(services: Services, number: string, messagesBefore: string | null = null) {
  const { db } = services;
  const { adminNotes } = db.tables;
  const order = await getOrder(services, number);
  const [photos, notes, history, problem, emails, state, review, thread, dueDates, mark, money, balance] =
    await Promise.all([
      listOrderPhotos(services, order.id),
      db.read
        .select({ id: adminNotes.id, at: adminNotes.timestamp, actor: adminNotes.author, text: adminNotes.content })
        .from(adminNotes)
        .where(eq(adminNotes.orderId, order.id))
        .orderBy(asc(adminNotes.timestamp)),
      listHistory(services, order),
      describePaymentProblem(db, order),
      listOrderEmails(services, order.id),
      loadDeliveryState(services, order),
      findReview(services, order.id),
      listThread(services, order.id, messagesBefore),
      listDueDates(services, order.deletedAt ? [] : [order]),
      findManualPayment(db, db.read, order.id),
      loadMoney(services, { reference: order.submissionId }),
      getTicketBalance(services, order),
    ]);
  const shown = {
    photos: photos.map((photo, index) => ({ ...photo, position: index + 1 })),
    zone: services.env.BUSINESS_TIMEZONE,
  };
  const isQuestion = order.planPurchased === question.value;
  const paymentLink = findPayableLink(services, order);
  const receipts = await listReceiptLinks(services, order.submissionId);
  const paying = await findFirstOrder(db, db.read, order);
  const facts: TicketFacts = {
    ...order,
    hasFiles: state.current !== null,
    isApproved: state.approval !== null,
    isRevised: state.isRevised,
    isWaiting: order.waitingSince !== null,
    isQuestion,
    isDraft: isDraft(order),
    hasPaymentProblem: problem !== null,
    hasPaymentLink: paymentLink !== null,
    isDeleted: order.deletedAt !== null,
  };
  const next = findNextAction(facts);
  const latestAnswer = describeLatestAnswer(order, state, services.env.BUSINESS_TIMEZONE);
  return {
    id: order.id,
    number: order.submissionId,
    placedAt: order.createdAt,
    deletedAt: order.deletedAt,
    contact: listContact(order, "ticket"),
    visit: describeVisitSource(order.source).filter(({ label }) => label !== "Sent from"),
    package: getBoughtLabel(order),
    coupon: order.couponCode ? `${order.couponCode}, ${formatMoney(order.discountCents, order.currency)} off` : null,
    price: order.priceCents > 0 ? formatShownPrice(order) : null,
    tax: describeTaxLines(order),
    prepaidWith: order.drawnFrom,
    balance,
    orderStatus: order.orderStatus,
    priority: order.priority,
    paymentStatus: order.paymentStatus,
    paymentLabel: getPaymentLabel(order),
    part: getDuePart(order),
    isMarkTaxed: getTax(services, "orders")?.percent !== null,
    quote: describeQuote(services, order),
    dueAt: dueDates.get(order.id)?.dueAt ?? null,
    overdue: dueDates.get(order.id)?.overdue ?? false,
    round: isQuestion && state.rounds.length === 0 ? null : order.revisions + 1,
    next,
    revision: next.button?.target === "delivery" && latestAnswer?.kind === "revision" ? latestAnswer : null,
    approvalSince: (next === approvalPending && state.current?.delivery.createdAt) || null,
    paymentLink,
    receipts,
    markedPaid:
      mark && (order.paymentStatus === "paid" || order.partPaidCents > 0)
        ? { by: mark.actor, at: mark.createdAt, reason: mark.detail }
        : null,
    problem,
    money,
    breakdown: readVisualBreakdown(order.visualBreakdown),
    visuals: getDeliveryProgress(order, state),
    requirements: order.requirements,
    message: order.message,
    photos,
    notes,
    history,
    emails,
    rounds: state.rounds.map(({ round, deliveries }) => ({
      round,
      deliveries: deliveries.map((delivery) => ({ ...delivery, answer: describeAnswer(state, delivery.id, shown) })),
    })),
    review,
    reviewHiddenBecause: explainHiddenReview(order, paying),
    thread,
    isUnanswered: order.waitingSince !== null,
  };
}

const formatShownPrice = (order: Row<"formSubmissions">): string =>
  isDepositPaid(order) ? describePartPaid(order).paid : formatTotal(order);
