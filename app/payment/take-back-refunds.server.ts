import { and, eq, inArray, ne } from "drizzle-orm";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { takeBackRefunds } from "./book-event.server";
import type { BookServices } from "./payment-entries.server";

type ReceivedPayment = Pick<Row<"paymentEvents">, "id" | "paymentIntent">;

/**
 * For refunds that failed: the payment counts as received again, and its next refund is not taken for a repetition. The
 * payment's own event may have been recorded as refunded, because the refund arrived first.
 */
export async function undoRefunds(
  services: BookServices,
  tx: Writer,
  { id: paymentEventId, paymentIntent }: ReceivedPayment,
): Promise<void> {
  if (!paymentIntent) return;
  const { paymentEvents } = services.db.tables;
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
  await takeBackRefunds(services, tx, paymentIntent);
}
