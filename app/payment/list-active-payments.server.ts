import { and, eq, inArray } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Outcome } from "../server/payable.server";
import { isWon } from "./get-outcome";

const PAID_OUTCOMES: readonly Outcome[] = ["applied", "already_paid", "cancelled_order"];

export function isPaidOutcome(outcome: Outcome): boolean {
  return PAID_OUTCOMES.includes(outcome);
}

/** The payments that were not refunded and leave the record with this reference paid. */
export async function listActivePayments({ tables }: Database, tx: Pick<Writer, "select">, reference: string) {
  const { paymentEvents } = tables;
  const events = await tx.select().from(paymentEvents).where(eq(paymentEvents.reference, reference));
  const refunded = new Set(events.flatMap((event) => (event.outcome === "refunded" ? [event.paymentIntent] : [])));
  return events.filter(({ outcome, paymentIntent }) => isPaidOutcome(outcome) && !refunded.has(paymentIntent));
}

/** Whether this payment has a dispute that is open or lost. */
export async function hasStandingDispute(
  { tables }: Database,
  tx: Pick<Writer, "select">,
  intent: string | null,
): Promise<boolean> {
  if (!intent) return false;
  const { paymentEvents } = tables;
  const isAboutDispute = inArray(paymentEvents.outcome, ["disputed", "dispute_won", "dispute_lost"]);
  const events = await tx
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentIntent, intent), isAboutDispute));
  return events.some((event) => event.outcome !== "dispute_won" && !isWon(event, events));
}
