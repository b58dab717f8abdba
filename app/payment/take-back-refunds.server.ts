import { and, eq, inArray, ne } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

type ReceivedPayment = Pick<Row<"paymentEvents">, "id" | "paymentIntent">;

/**
 * For refunds that failed: the payment counts as received again, and its next refund is not taken for a repetition. The
 * payment's own event may have been recorded as refunded, because the refund arrived first.
 */
export async function undoRefunds(
  { tables: { paymentEvents } }: Pick<Database, "tables">,
  tx: Writer,
  { id: paymentEventId, paymentIntent }: ReceivedPayment,
): Promise<void> {
  if (!paymentIntent) return;
  const { id, outcome } = paymentEvents;
  await tx
    .update(paymentEvents)
    .set({ outcome: "applied" })
    .where(and(eq(id, paymentEventId), eq(outcome, "refunded")));
  const areRefunds = and(ne(id, paymentEventId), inArray(outcome, ["refunded", "partly_refunded"]));
  await tx
    .update(paymentEvents)
    .set({ outcome: "ignored" })
    .where(and(eq(paymentEvents.paymentIntent, paymentIntent), areRefunds));
}
