import type { AmountDue, Outcome } from "../server/payable.server";
import type { PaymentEvent } from "./stripe-event.server";

export interface EarlierEvent {
  id: string;
  type: string;
  reference: string | null;
  amountCents: number | null;
  currency: string | null;
  disputeId: string | null;
  outcome: Outcome;
}

type OriginalPayment = { outcome: Outcome; amountCents: number | null };
interface Result {
  outcome: Outcome;
  original: OriginalPayment | null;
}

export const REFUND = "charge.refunded";
const DISPUTE = "charge.dispute.created";
const DECISIONS = ["dispute_won", "dispute_lost"] as const;
const RECEIVED_OUTCOMES: readonly Outcome[] = ["applied", "wrong_amount", "already_paid", "cancelled_order"];

/** Null if the payment's event has not arrived or was not about a known reference. */
export function findOriginalPayment(earlier: EarlierEvent[]): EarlierEvent | null {
  return earlier.find(isReceived) ?? null;
}

export const isReceived = ({ type, outcome }: Pick<EarlierEvent, "type" | "outcome">): boolean =>
  RECEIVED_OUTCOMES.includes(outcome) || (outcome === "refunded" && type !== REFUND);

/** `earlier`: the recorded events of the same payment intent. */
export function getOutcome(event: PaymentEvent, due: AmountDue | null, earlier: EarlierEvent[]): Result {
  if (event.kind === "other" || event.kind === "expired") return { outcome: "ignored", original: null };
  if (event.kind === "dispute_won" || event.kind === "dispute_lost")
    return { outcome: getDecisionOutcome(event, event.kind, earlier), original: findOriginalPayment(earlier) };
  if (event.kind === "refund_failed") {
    const original = findOriginalPayment(earlier);
    return { outcome: due && original ? "refund_failed" : "ignored", original };
  }
  if (event.kind === "refund" || event.kind === "dispute") {
    const original = findOriginalPayment(earlier);
    const outcome = due && original ? getRefundOrDisputeOutcome(event, earlier) : "ignored";
    return { outcome, original };
  }
  const outcome = getPaymentOutcome(event, due, earlier);
  if (!RECEIVED_OUTCOMES.includes(outcome) || !isRefunded(event, earlier)) return { outcome, original: null };
  return { outcome: "refunded", original: { outcome, amountCents: event.amountCents } };
}

function getPaymentOutcome(event: PaymentEvent, due: AmountDue | null, earlier: EarlierEvent[]): Outcome {
  if (!due) return "unknown_reference";
  if (event.kind === "failed") return "failed";
  if (event.kind === "processing") return "not_paid";
  // A second event reports the same payment.
  if (findOriginalPayment(earlier)) return "ignored";
  const amounts = [due.amountCents, ...(due.otherAmounts ?? [])];
  const isExact =
    amounts.some((cents) => cents === event.amountCents) && event.currency?.toLowerCase() === due.currency;
  if (!isExact) return "wrong_amount";
  if (due.state === "paid") return "already_paid";
  return due.state === "cancelled" ? "cancelled_order" : "applied";
}

/** Stripe reports the total refunded so far, in any order. */
function getRefundOrDisputeOutcome(event: PaymentEvent, earlier: EarlierEvent[]): Outcome {
  const amount = event.amountCents ?? 0;
  if (event.kind === "dispute") {
    const isKnown = ["disputed", ...DECISIONS].some((outcome) => isDisputeWith(outcome, event, earlier));
    return isKnown ? "ignored" : "disputed";
  }
  const isStale = earlier.some(
    ({ outcome, amountCents }) =>
      outcome === "refunded" || (outcome === "partly_refunded" && !event.isFull && (amountCents ?? 0) >= amount),
  );
  if (isStale) return "ignored";
  return event.isFull ? "refunded" : "partly_refunded";
}

/** Recorded even if its dispute or its payment has not arrived yet. */
function getDecisionOutcome(event: PaymentEvent, decision: Outcome, earlier: EarlierEvent[]): Outcome {
  return isDisputeWith(decision, event, earlier) ? "ignored" : decision;
}

/** The refund may arrive before the payment. */
function isRefunded(event: PaymentEvent, earlier: EarlierEvent[]): boolean {
  return earlier.some(({ type, amountCents }) => type === REFUND && (amountCents ?? 0) >= (event.amountCents ?? 0));
}

type Dispute = Pick<EarlierEvent, "disputeId" | "amountCents">;

/** Earlier versions of the site stored no dispute ids. */
function isSameDispute(a: Dispute, b: Dispute): boolean {
  return a.disputeId && b.disputeId ? a.disputeId === b.disputeId : a.amountCents === b.amountCents;
}

type DisputeEvents = readonly (Dispute & Pick<EarlierEvent, "outcome">)[];

/** `events`: of the same payment, or of all payments of a record. */
const isDisputeWith = (outcome: string, dispute: Dispute, events: DisputeEvents): boolean =>
  events.some((other) => other.outcome === outcome && isSameDispute(other, dispute));

export const isDisputed = (dispute: Dispute, events: DisputeEvents) => isDisputeWith("disputed", dispute, events);
export const isWon = (dispute: Dispute, events: DisputeEvents) => isDisputeWith("dispute_won", dispute, events);
export const isLost = (dispute: Dispute, events: DisputeEvents) => isDisputeWith("dispute_lost", dispute, events);

/** Lists a partial refund, open disputes and lost ones that arrived before their payment, which has the given outcome. */
export function listEarlyEvents(outcome: Outcome, earlier: EarlierEvent[]) {
  const isReceived = RECEIVED_OUTCOMES.includes(outcome);
  if (!isReceived && outcome !== "refunded") return [];
  const unnamed = earlier.filter((event) => event.outcome === "ignored" && event.reference === null);
  const refunds = unnamed.filter(({ type }) => isReceived && type === REFUND);
  const total = Math.max(...refunds.map(({ amountCents }) => amountCents ?? 0));
  const refund = refunds.find(({ amountCents }) => amountCents === total);
  const disputes = unnamed
    .filter(({ type }) => type === DISPUTE)
    .filter((event, index, all) => all.findIndex((other) => isSameDispute(other, event)) === index)
    .filter((event) => !isWon(event, earlier) && !isLost(event, earlier));
  const lost = earlier.filter((event) => event.outcome === "dispute_lost" && event.reference === null);
  return [
    ...(refund ? [{ ...refund, outcome: "partly_refunded" as const }] : []),
    ...disputes.map((dispute) => ({ ...dispute, outcome: "disputed" as const })),
    ...lost.map((decision) => ({ ...decision, outcome: "dispute_lost" as const })),
  ];
}
