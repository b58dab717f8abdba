import { eq } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Outcome } from "./payable.server";

const PAYING: readonly Outcome[] = ["applied", "already_paid", "cancelled_order"];

/** Whether a payment with this outcome leaves what it names paid. */
export function isPaying(outcome: Outcome): boolean {
  return PAYING.includes(outcome);
}

/** The recorded payments, not refunded, that pay what has this reference. */
export async function listPaying({ tables }: Database, tx: Writer, reference: string) {
  const { paymentEvents } = tables;
  const events = await tx.select().from(paymentEvents).where(eq(paymentEvents.reference, reference));
  const refunded = new Set(events.flatMap((event) => (event.outcome === "refunded" ? [event.paymentIntent] : [])));
  return events.filter(({ outcome, paymentIntent }) => isPaying(outcome) && !refunded.has(paymentIntent));
}
