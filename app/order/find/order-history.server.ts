import { asc, eq } from "drizzle-orm";
import { OFFICE_EVENTS } from "#app/payment/sum-refunded";
import { listRefundHistory } from "#app/refunds/refund-history.server";
import { describeReviewEvent } from "#app/reviews/review-decision";
import { DEFAULT_CURRENCY } from "#app/server/money/currency";
import type { Services } from "#app/server/services.server";
import { formatMoney } from "#app/server/text/money";
import { type HistoryEntry, trashEventTexts } from "#app/trash/history.server";
import type { Row } from "#drizzle/schema";
import { PAYMENT_PROBLEMS } from "#drizzle/schema/values";
import { describeRound, getLabel, problemLabels } from "../model/order-labels";
import { RESTORED } from "../pay/open-payment-problems.server";

type Order = Pick<Row<"formSubmissions">, "id" | "submissionId" | "createdAt" | "fullName" | "planPurchased" | "quote">;

export async function listHistory({ db }: Pick<Services, "db">, order: Order): Promise<HistoryEntry[]> {
  const { orderEvents, paymentEvents } = db.tables;
  const [events, payments, refunds] = await Promise.all([
    db.read.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(asc(orderEvents.createdAt)),
    db.read.select().from(paymentEvents).where(eq(paymentEvents.reference, order.submissionId)),
    listRefundHistory({ db }, { reference: order.submissionId }),
  ]);
  const placedText = order.planPurchased === "other" ? "Question sent" : "Order placed";
  const placed = { id: order.id, at: order.createdAt, actor: order.fullName, text: placedText, detail: null };
  const entries: HistoryEntry[] = [
    ...(order.quote ? [] : [placed]),
    ...refunds,
    ...payments
      .filter(({ type }) => !OFFICE_EVENTS.includes(type))
      .map((event) => ({
        id: event.id,
        at: event.createdAt,
        actor: "Payment provider",
        text: describePayment(event),
        detail: null,
      })),
    ...events.map((event) => ({
      id: event.id,
      at: event.createdAt,
      actor: event.actor,
      text: describeEvent(event),
      detail: event.detail,
    })),
  ];
  return entries.sort((a, b) => a.at.getTime() - b.at.getTime()).reverse();
}

function describeEvent({ kind, before, after }: Row<"orderEvents">): string {
  const change = before ? `${getLabel(before)} to ${getLabel(after)}` : getLabel(after);
  switch (kind) {
    case "status":
      return `Status: ${change}`;
    case "priority":
      return `Priority: ${change}`;
    case "payment":
      if (after === "refunded") return "Payment status: Refunded";
      if (after === RESTORED) return "Payment status: Refund taken back";
      if (after === "resolved") return `${getProblemLabel(before)}: resolved`;
      if (after === "reopened") return `${getProblemLabel(before)}: reopened`;
      if (after === "paid" && (before === "deposit" || before === "balance")) return `Marked paid: the ${before}`;
      return after === "unpaid" ? "Marked unpaid" : "Marked paid";
    case "note":
      return "Note added";
    case "mail":
      return "Email to the customer";
    case "deleted":
    case "restored":
      return trashEventTexts[kind];
    case "delivery":
      return before ? `File ${before}: ${after}` : `${describeRound(Number(after))} delivered`;
    case "revision":
      return `${describeRound(Number(after))} requested`;
    case "approval":
      return `${describeRound(Number(after))} approved`;
    case "review":
      return describeReviewEvent({ before, after });
    case "quote":
      return `Quote ${after}`;
    case "email":
      return `Email address: ${before} to ${after}`;
    case "balance":
      return `Visuals left: ${before} to ${after}`;
  }
}

function getProblemLabel(value: string | null): string {
  const problem = PAYMENT_PROBLEMS.find((candidate) => candidate === value);
  return problem ? problemLabels[problem] : "Payment problem";
}

function describePayment({ outcome, type, amountCents, currency }: Row<"paymentEvents">): string {
  const amount = amountCents === null ? "An unknown amount" : formatMoney(amountCents, currency ?? DEFAULT_CURRENCY);
  const payment = amountCents === null ? "Payment" : `Payment of ${amount}`;
  switch (outcome) {
    case "applied":
      return `${payment} confirmed`;
    case "failed":
      return "Payment failed";
    case "wrong_amount":
      return `${payment}: not the order’s price, so the order stays unpaid`;
    case "already_paid":
      return `${payment}: the order was already paid`;
    case "cancelled_order":
      return `${payment}: the order was already canceled or deleted`;
    case "not_paid":
      return "Checkout finished. The money is still on its way.";
    case "refunded":
      return type === "charge.refunded" ? `${amount} refunded in full` : `${payment}: already refunded`;
    case "partly_refunded":
      return `${amount} refunded so far`;
    case "refund_failed":
      return `Refund of ${amount} failed`;
    case "disputed":
      return `${amount} disputed by the customer`;
    case "dispute_won":
      return `Dispute of ${amount} won`;
    case "dispute_lost":
      return `Dispute of ${amount} lost: the bank paid it back`;
    default:
      return "Payment notice. No action needed.";
  }
}
