import { eq } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Outcome } from "../server/payable.server";

const PAID_OUTCOMES: readonly Outcome[] = ["applied", "already_paid", "cancelled_order"];

export function isPaidOutcome(outcome: Outcome): boolean {
  return PAID_OUTCOMES.includes(outcome);
}

/** The payments that were not refunded and leave the record with this reference paid. */
export async function listActivePayments({ tables }: Database, tx: Writer, reference: string) {
  const { paymentEvents } = tables;
  const events = await tx.select().from(paymentEvents).where(eq(paymentEvents.reference, reference));
  const refunded = new Set(events.flatMap((event) => (event.outcome === "refunded" ? [event.paymentIntent] : [])));
  return events.filter(({ outcome, paymentIntent }) => isPaidOutcome(outcome) && !refunded.has(paymentIntent));
}
