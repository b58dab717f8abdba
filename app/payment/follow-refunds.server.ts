import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { RefundRequest } from "../server/payable.server";
import type { PaymentEvent } from "./payment-event";

export type Refund = Row<"refunds">;
type Reader = Pick<Writer, "select">;

export async function listRecordedRefunds({ tables: { refunds } }: Database, reader: Reader, intent: string | null) {
  if (!intent) return [];
  const isRecorded = and(eq(refunds.paymentIntent, intent), eq(refunds.way, "hand"), eq(refunds.state, "done"));
  return reader.select().from(refunds).where(isRecorded);
}

interface Rise {
  intent: string | null;
  moreCents: number;
  refund: RefundRequest | null;
}

/** Before the provider has answered, any refund of the office that fits into `moreCents` is taken. */
export async function takeRequest(
  { tables: { refunds } }: Database,
  tx: Writer,
  { intent, moreCents, refund }: Rise,
): Promise<RefundRequest | null> {
  if (!intent || moreCents <= 0) return null;
  const isOpen = and(eq(refunds.paymentIntent, intent), ne(refunds.state, "failed"), eq(refunds.isSettled, false));
  const open = await tx.select().from(refunds).where(isOpen).orderBy(asc(refunds.createdAt));
  const taken = open.find(({ id, amountCents }) => (refund ? id === refund.id : amountCents <= moreCents));
  if (taken)
    await tx
      .update(refunds)
      .set({ isSettled: true, ...(taken.providerRefund && { state: "done" }) })
      .where(eq(refunds.id, taken.id));
  return taken ?? null;
}

/** The provider names a refund of the office by the metadata or by its own id. */
export async function followRefund(
  { tables: { refunds } }: Database,
  tx: Writer,
  { kind, intent, refundId, ours, reason }: PaymentEvent,
): Promise<void> {
  if (!intent || (!ours && !refundId)) return;
  const isNamed = and(
    eq(refunds.paymentIntent, intent),
    or(...(ours ? [eq(refunds.id, ours)] : []), ...(refundId ? [eq(refunds.providerRefund, refundId)] : [])),
  );
  // Nothing is booked before the provider reports the total, or is asked for it.
  if (kind === "refund_made")
    await tx
      .update(refunds)
      .set({
        providerRefund: refundId,
        state: sql`case when ${refunds.isSettled} then 'done' else ${refunds.state} end`,
      })
      .where(and(isNamed, eq(refunds.state, "asked")));
  if (kind === "refund_failed")
    await tx
      .update(refunds)
      .set({ state: "failed", providerRefund: refundId, problem: describeFailure(reason) })
      .where(isNamed);
}

export const describeFailure = (reason: string | null): string =>
  `The customer’s bank didn’t accept it${reason ? ` (${reason.replaceAll("_", " ")})` : ""}.`;
