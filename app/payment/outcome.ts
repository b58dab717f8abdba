import type { Due, Outcome } from "#app/server/payment/payable.server";
import type { PaymentEvent } from "./stripe-event.server";

/** An event that was recorded before, about the same payment. */
export interface EarlierEvent {
  type: string;
  reference: string | null;
  amountCents: number | null;
  outcome: Outcome;
}

type Original = { outcome: Outcome; amountCents: number | null };
interface Result {
  outcome: Outcome;
  /** The payment that a refund or dispute is about. */
  original: Original | null;
}

const REFUND = "charge.refunded";
const RECEIVED: readonly Outcome[] = ["applied", "wrong_amount", "already_paid", "cancelled_order"];

/** The recorded payment among the events of its intent; null if its event has not come or named nothing of ours. */
export function findOriginal(earlier: EarlierEvent[]): EarlierEvent | null {
  const isPayment = ({ type, outcome }: EarlierEvent) =>
    RECEIVED.includes(outcome) || (outcome === "refunded" && type !== REFUND);
  return earlier.find(isPayment) ?? null;
}

/** Decides what an event means for what it names. `earlier`: the recorded events of the same payment intent. */
export function getOutcome(event: PaymentEvent, due: Due | null, earlier: EarlierEvent[]): Result {
  if (event.kind === "other") return { outcome: "ignored", original: null };
  if (event.kind === "refund" || event.kind === "dispute") {
    const original = findOriginal(earlier);
    const outcome = due && original ? getLaterOutcome(event, earlier) : "ignored";
    return { outcome, original };
  }
  const outcome = getPaymentOutcome(event, due, earlier);
  if (!RECEIVED.includes(outcome) || !isRefunded(event, earlier)) return { outcome, original: null };
  return { outcome: "refunded", original: { outcome, amountCents: event.amountCents } };
}

function getPaymentOutcome(event: PaymentEvent, due: Due | null, earlier: EarlierEvent[]): Outcome {
  if (!due) return "unknown_reference";
  if (event.kind === "failed") return "failed";
  if (event.kind === "on_its_way") return "not_paid";
  // The same payment, reported by a second event.
  if (findOriginal(earlier)) return "ignored";
  const isExact = event.amountCents === due.amountCents && event.currency?.toLowerCase() === due.currency;
  if (!isExact) return "wrong_amount";
  if (due.state === "paid") return "already_paid";
  return due.state === "cancelled" ? "cancelled_order" : "applied";
}

/** A refund or dispute of a payment that we know. Stripe sends all that was refunded so far, in any order. */
function getLaterOutcome(event: PaymentEvent, earlier: EarlierEvent[]): Outcome {
  const amount = event.amountCents ?? 0;
  if (event.kind === "dispute") {
    const isRepeated = earlier.some((one) => one.outcome === "disputed" && one.amountCents === event.amountCents);
    return isRepeated ? "ignored" : "disputed";
  }
  const isStale = earlier.some(
    ({ outcome, amountCents }) =>
      outcome === "refunded" || (outcome === "partly_refunded" && !event.isFull && (amountCents ?? 0) >= amount),
  );
  if (isStale) return "ignored";
  return event.isFull ? "refunded" : "partly_refunded";
}

/** Whether the refund of this payment arrived before the payment did. */
function isRefunded(event: PaymentEvent, earlier: EarlierEvent[]): boolean {
  return earlier.some(({ type, amountCents }) => type === REFUND && (amountCents ?? 0) >= (event.amountCents ?? 0));
}
