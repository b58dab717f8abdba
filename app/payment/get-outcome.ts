import type { AmountDue, Outcome } from "../server/payable.server";
import { listPaidAmounts, type PaymentEvent } from "./payment-event";
import { isRefundEvent, REFUND, REFUND_FAILED, REFUND_TAKEN_BACK } from "./sum-refunded";

export interface EarlierEvent {
  id: string;
  type: string;
  reference: string | null;
  amountCents: number | null;
  currency: string | null;
  disputeId: string | null;
  refundId: string | null;
  occurredAt: Date | null;
  outcome: Outcome;
}

export interface Refunded {
  before: number;
  after: number;
}

type OriginalPayment = { outcome: Outcome; amountCents: number | null };
interface Result {
  outcome: Outcome;
  original: OriginalPayment | null;
}

const DISPUTE = "charge.dispute.created";
const DECISIONS = ["dispute_won", "dispute_lost"] as const;
const RECEIVED_OUTCOMES: readonly Outcome[] = ["applied", "wrong_amount", "already_paid", "cancelled_order"];

export function findOriginalPayment(earlier: EarlierEvent[]): EarlierEvent | null {
  return earlier.find(isReceived) ?? null;
}

export const isReceived = ({ type, outcome }: Pick<EarlierEvent, "type" | "outcome">): boolean =>
  RECEIVED_OUTCOMES.includes(outcome) || (outcome === "refunded" && !isRefundEvent(type));

export function getOutcome(
  event: PaymentEvent,
  due: AmountDue | null,
  earlier: EarlierEvent[],
  refunded: Refunded,
): Result {
  if (event.kind === "other" || event.kind === "expired" || event.kind === "refund_made")
    return { outcome: "ignored", original: null };
  if (event.kind === "dispute_won" || event.kind === "dispute_lost")
    return { outcome: getDecisionOutcome(event, event.kind, earlier), original: findOriginalPayment(earlier) };
  if (event.kind === "refund_failed" || event.kind === "refund" || event.kind === "dispute") {
    const original = findOriginalPayment(earlier);
    if (!due || !original) return { outcome: "ignored", original };
    if (event.kind === "refund") return { outcome: getRefundOutcome(event, original, refunded), original };
    // The provider has reported the refund, so the money was really paid back.
    if (event.type === REFUND_TAKEN_BACK && refunded.after >= (original.amountCents ?? 0))
      return { outcome: "ignored", original };
    const getOutcomeOf = event.kind === "dispute" ? getDisputeOutcome : getFailedRefundOutcome;
    return { outcome: getOutcomeOf(event, earlier), original };
  }
  const outcome = getPaymentOutcome(event, due, earlier);
  const isRefunded = event.amountCents !== null && event.amountCents > 0 && refunded.after >= event.amountCents;
  if (!RECEIVED_OUTCOMES.includes(outcome) || !isRefunded) return { outcome, original: null };
  return { outcome: "refunded", original: { outcome, amountCents: event.amountCents } };
}

function getPaymentOutcome(event: PaymentEvent, due: AmountDue | null, earlier: EarlierEvent[]): Outcome {
  if (!due) return "unknown_reference";
  if (event.kind === "failed") return "failed";
  if (event.kind === "processing") return "not_paid";
  // A second event reports the same payment.
  if (findOriginalPayment(earlier)) return "ignored";
  const amounts = [due.amountCents, ...(due.otherAmounts ?? [])];
  const paid = listPaidAmounts(event, due.tax);
  const isExact = amounts.some((cents) => paid.includes(cents)) && event.currency?.toLowerCase() === due.currency;
  if (!isExact) return "wrong_amount";
  if (due.state === "paid") return "already_paid";
  return due.state === "cancelled" ? "cancelled_order" : "applied";
}

// Without a change, the event repeats what is known.
function getRefundOutcome(event: PaymentEvent, original: OriginalPayment, { before, after }: Refunded): Outcome {
  if (after === before) return "ignored";
  const isAll = event.isFull && after >= (event.amountCents ?? 0);
  return isAll || after >= (original.amountCents ?? Number.POSITIVE_INFINITY) ? "refunded" : "partly_refunded";
}

function getFailedRefundOutcome({ refundId }: PaymentEvent, earlier: EarlierEvent[]): Outcome {
  const isRepeated = earlier.some((other) => other.outcome === "refund_failed" && other.refundId === refundId);
  return refundId && isRepeated ? "ignored" : "refund_failed";
}

function getDisputeOutcome(event: PaymentEvent, earlier: EarlierEvent[]): Outcome {
  const isKnown = ["disputed", ...DECISIONS].some((outcome) => isDisputeWith(outcome, event, earlier));
  return isKnown ? "ignored" : "disputed";
}

function getDecisionOutcome(event: PaymentEvent, decision: Outcome, earlier: EarlierEvent[]): Outcome {
  return isDisputeWith(decision, event, earlier) ? "ignored" : decision;
}

type Dispute = Pick<EarlierEvent, "disputeId" | "amountCents">;

// Earlier versions of the site stored no dispute ids.
function isSameDispute(a: Dispute, b: Dispute): boolean {
  return a.disputeId && b.disputeId ? a.disputeId === b.disputeId : a.amountCents === b.amountCents;
}

type DisputeEvents = readonly (Dispute & Pick<EarlierEvent, "outcome">)[];

const isDisputeWith = (outcome: string, dispute: Dispute, events: DisputeEvents): boolean =>
  events.some((other) => other.outcome === outcome && isSameDispute(other, dispute));

export const isDisputed = (dispute: Dispute, events: DisputeEvents) => isDisputeWith("disputed", dispute, events);
export const isWon = (dispute: Dispute, events: DisputeEvents) => isDisputeWith("dispute_won", dispute, events);
export const isLost = (dispute: Dispute, events: DisputeEvents) => isDisputeWith("dispute_lost", dispute, events);

/** Partial refunds, failed refunds, open and lost disputes that arrived before their payment (`outcome`). */
export function listEarlyEvents(outcome: Outcome, earlier: EarlierEvent[], refunded: Refunded) {
  const isReceived = RECEIVED_OUTCOMES.includes(outcome);
  if (!isReceived && outcome !== "refunded") return [];
  const unnamed = earlier.filter((event) => event.outcome === "ignored" && event.reference === null);
  const newest = isReceived && refunded.after > 0 ? findNewestTotal(unnamed) : undefined;
  const failed = unnamed
    .filter(({ type }) => type === REFUND_FAILED)
    .filter(({ refundId }, index, all) => !refundId || all.findIndex((one) => one.refundId === refundId) === index);
  const disputes = unnamed
    .filter(({ type }) => type === DISPUTE)
    .filter((event, index, all) => all.findIndex((other) => isSameDispute(other, event)) === index)
    .filter((event) => !isWon(event, earlier) && !isLost(event, earlier));
  const lost = earlier.filter((event) => event.outcome === "dispute_lost" && event.reference === null);
  return [
    ...(newest ? [{ ...newest, outcome: "partly_refunded" as const }] : []),
    ...failed.map((event) => ({ ...event, outcome: "refund_failed" as const })),
    ...disputes.map((dispute) => ({ ...dispute, outcome: "disputed" as const })),
    ...lost.map((decision) => ({ ...decision, outcome: "dispute_lost" as const })),
  ];
}

const findNewestTotal = (events: readonly EarlierEvent[]) =>
  events
    .filter(({ type }) => type === REFUND)
    .sort((a, b) => +(a.occurredAt ?? 0) - +(b.occurredAt ?? 0) || (a.amountCents ?? 0) - (b.amountCents ?? 0))
    .at(-1);
