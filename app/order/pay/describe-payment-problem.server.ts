import type { Services } from "#app/server/services.server";
import { formatMoney } from "#app/server/text/money";
import type { Row } from "#drizzle/schema";
import { problemAdvice, problemLabels } from "../model/order-labels";
import { listProblemPayments } from "./open-payment-problems.server";

type Order = Row<"formSubmissions">;

export async function describePaymentProblem(db: Services["db"], order: Order) {
  if (!order.paymentProblem) return null;
  const payments = await listProblemPayments(db, db.read, order);
  const isPaid = order.paymentProblem === "wrong_amount" && order.paymentStatus === "paid";
  const isLost = order.paymentProblem === "disputed" && payments.length > 0 && payments.every((one) => one.isLost);
  return {
    label: problemLabels[order.paymentProblem],
    advice: problemAdvice[isLost ? "dispute_lost" : isPaid ? "already_paid" : order.paymentProblem],
    payments: payments.map((payment) => ({ id: payment.id, text: describePayment(payment, order) })),
  };
}

type ProblemPayment = Awaited<ReturnType<typeof listProblemPayments>>[number];
export type DescribedProblem = NonNullable<Awaited<ReturnType<typeof describePaymentProblem>>>;

function describePayment(payment: ProblemPayment, order: Order): string {
  const { outcome, amountCents, currency, isLost } = payment;
  const amount = amountCents === null ? "an unknown amount" : formatMoney(amountCents, currency ?? order.currency);
  const price = formatMoney(order.priceCents, order.currency);
  if (isLost) return `The customer disputed ${amount} through their bank, which paid it back to them.`;
  switch (outcome) {
    case "already_paid":
      return `The customer paid ${amount}, but the order was already paid.`;
    case "cancelled_order":
      return `The customer paid ${amount} after the order was canceled or deleted.`;
    case "disputed":
      return `The customer disputed ${amount} through their bank.`;
    default:
      return order.paymentStatus === "paid"
        ? `The customer also paid ${amount}, which isn’t the price (${price}).`
        : `The customer paid ${amount} instead of ${price}.`;
  }
}
