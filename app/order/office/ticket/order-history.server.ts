import { asc, eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { PAYMENT_PROBLEMS } from "#drizzle/values";
import { formatMoney } from "../../../server/mail/format-money";
import { labelOf, problemLabels } from "../order-labels";

/** One line of an order's history: who did what, with the words that a person gave. */
export interface Deed {
  id: string;
  at: Date;
  actor: string;
  words: string;
  detail: string | null;
}

type Order = Pick<Row<"formSubmissions">, "id" | "submissionId" | "createdAt" | "fullName" | "planPurchased">;

/** All that happened to an order, the latest first: its placing, what the office did, and what the payment provider said. */
export async function listDeeds({ db }: Pick<Services, "db">, order: Order): Promise<Deed[]> {
  const { orderEvents, paymentEvents } = db.tables;
  const [events, payments] = await Promise.all([
    db.read.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(asc(orderEvents.createdAt)),
    db.read.select().from(paymentEvents).where(eq(paymentEvents.reference, order.submissionId)),
  ]);
  const placed = order.planPurchased === "other" ? "Question sent" : "Order placed";
  const deeds: Deed[] = [
    { id: order.id, at: order.createdAt, actor: order.fullName, words: placed, detail: null },
    ...payments.map((event) => ({
      id: event.id,
      at: event.createdAt,
      actor: "Payment provider",
      words: paymentWords(event),
      detail: null,
    })),
    ...events.map((event) => ({
      id: event.id,
      at: event.createdAt,
      actor: event.actor,
      words: eventWords(event),
      detail: event.detail,
    })),
  ];
  return deeds.sort((a, b) => a.at.getTime() - b.at.getTime()).reverse();
}

function eventWords({ kind, before, after }: Row<"orderEvents">): string {
  const change = before ? `${labelOf(before)} to ${labelOf(after)}` : labelOf(after);
  switch (kind) {
    case "status":
      return `Status: ${change}`;
    case "priority":
      return `Priority: ${change}`;
    case "payment":
      if (after === "refunded") return "Payment status: Refunded";
      return after === "resolved" ? `${problemOf(before)}: resolved` : "Marked paid";
    case "note":
      return "Note added";
    case "mail":
      return "Email to the customer";
    case "deleted":
      return "Moved to the trash";
    case "restored":
      return "Taken out of the trash";
  }
}

function problemOf(value: string | null): string {
  const problem = PAYMENT_PROBLEMS.find((one) => one === value);
  return problem ? problemLabels[problem] : "Payment problem";
}

function paymentWords({ outcome, type, amountCents, currency }: Row<"paymentEvents">): string {
  const amount = amountCents === null ? "An unknown amount" : formatMoney(amountCents, currency ?? "usd");
  const sum = amountCents === null ? "Payment" : `Payment of ${amount}`;
  switch (outcome) {
    case "applied":
      return `${sum} confirmed`;
    case "failed":
      return "Payment failed";
    case "wrong_amount":
      return `${sum}: not the price of the order, so not applied`;
    case "already_paid":
      return `${sum}: the order was paid already`;
    case "cancelled_order":
      return `${sum}: the order was cancelled or deleted already`;
    case "not_paid":
      return "Checkout finished, the money is still on its way";
    case "refunded":
      return type === "charge.refunded" ? `${amount} refunded: all of the payment` : `${sum}: refunded already`;
    case "partly_refunded":
      return `${amount} of the payment refunded so far`;
    case "disputed":
      return `${amount} disputed by the customer`;
    default:
      return "Payment event, nothing to do";
  }
}
