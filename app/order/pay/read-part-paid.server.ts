import { eq } from "drizzle-orm";
import { listActivePayments } from "#app/payment/list-active-payments.server";
import type { Row } from "#drizzle/schema";
import type { PaymentContext } from "./payment-context.server";

/** What is paid of a price in two parts after a payment was refunded. A second payment of a part may cover it. */
export async function readPartPaid({ services: { db }, tx, order, payment }: PaymentContext): Promise<number> {
  const { paymentEntries } = db.tables;
  const { submissionId: reference, partPaidCents } = order;
  const entries = await tx.select().from(paymentEntries).where(eq(paymentEntries.reference, reference));
  const active = await listActivePayments(db, tx, reference);
  const intents = active.map(({ paymentIntent }) => paymentIntent);
  const payments = entries.filter(({ kind }) => kind === "payment");
  const sum = (some: readonly Entry[]) => some.reduce((cents, entry) => cents + getPriceCents(entry), 0);
  const left = sum(
    payments.filter(({ bookedBy, paymentIntent }) => bookedBy === "hand" || intents.includes(paymentIntent)),
  );
  // Of payments by hand: there, nothing else says that they were refunded.
  const backByHand = sum(entries.filter(({ kind, paymentIntent }) => kind === "refund" && paymentIntent === null));
  if (left <= backByHand) return 0;
  if (payment.intent === null) return Math.min(partPaidCents, left - backByHand);
  const refunded = payments.filter(({ paymentIntent }) => paymentIntent !== null && paymentIntent === payment.intent);
  const withoutIt = partPaidCents - sum(refunded);
  return Math.max(0, withoutIt, Math.min(partPaidCents, left - backByHand));
}

type Entry = Pick<Row<"paymentEntries">, "amountCents" | "taxCents" | "tax">;

/** Without tax that was added to the price. */
const getPriceCents = ({ amountCents, taxCents, tax }: Entry): number =>
  tax && !tax.isIncluded ? amountCents - taxCents : amountCents;
