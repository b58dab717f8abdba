import { and, eq, inArray } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { Outcome } from "../server/payable.server";
import { isWon } from "./get-outcome";
import { REFUND_TAKEN_BACK } from "./sum-refunded";

const PAID_OUTCOMES: readonly Outcome[] = ["applied", "already_paid", "cancelled_order"];

export function isPaidOutcome(outcome: Outcome): boolean {
  return PAID_OUTCOMES.includes(outcome);
}

/** Refunds in full, according to the provider. Those that the office took back don't count. */
export function listRefunded(events: readonly Row<"paymentEvents">[]): Map<string | null, Date> {
  const refunded = new Map<string | null, Date>();
  for (const { type, outcome, paymentIntent, createdAt } of [...events].sort((a, b) => +a.createdAt - +b.createdAt)) {
    if (outcome === "refunded") refunded.set(paymentIntent, createdAt);
    else if (type === REFUND_TAKEN_BACK && outcome === "refund_failed") refunded.delete(paymentIntent);
  }
  return refunded;
}

export async function listActivePayments({ tables }: Database, tx: Pick<Writer, "select">, reference: string) {
  const { paymentEvents } = tables;
  const events = await tx.select().from(paymentEvents).where(eq(paymentEvents.reference, reference));
  const refunded = listRefunded(events);
  return events.filter(({ outcome, paymentIntent }) => isPaidOutcome(outcome) && !refunded.has(paymentIntent));
}

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
