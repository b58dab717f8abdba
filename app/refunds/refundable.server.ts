import { and, desc, eq } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { listEntriesOf } from "../payment/book-event.server";
import { listRecordedRefunds, type Refund } from "../payment/follow-refunds.server";
import { listLasting } from "../payment/payment-entries.server";
import { findHighestTotal, sumRefunded } from "../payment/sum-refunded";
import type { Services } from "../server/services.server";

type Reader = Pick<Writer, "select">;
export type PaymentEntry = Row<"paymentEntries">;

export interface Refundable {
  payment: PaymentEntry;
  refundedCents: number;
  /** What the bank took back, and what the provider has been asked to refund. */
  chargedBackCents: number;
  askedCents: number;
  leftCents: number;
  knownCents: number;
  refunds: Refund[];
}

/** What may still be refunded of a payment. The caller locks the payment if it refunds. */
export async function readRefundable(db: Database, reader: Reader, payment: PaymentEntry): Promise<Refundable> {
  const { paymentEvents, refunds: table } = db.tables;
  const { paymentIntent: intent } = payment;
  const refunds = await reader
    .select()
    .from(table)
    .where(eq(table.paymentEntry, payment.id))
    .orderBy(desc(table.createdAt), desc(table.id));
  const askedCents = sum(refunds.filter(({ state }) => state === "asked"));
  const entries = await listEntriesOf(db, reader, intent);
  const chargedBackCents = sum(entries.filter(({ kind }) => kind === "chargeback"));
  const events = intent ? await reader.select().from(paymentEvents).where(eq(paymentEvents.paymentIntent, intent)) : [];
  const known = { events, entries, recorded: await listRecordedRefunds(db, reader, intent) };
  const refundedCents = intent ? sumRefunded(known) : sum(refunds.filter(({ state }) => state === "done"));
  const leftCents = Math.max(0, payment.amountCents - refundedCents - chargedBackCents - askedCents);
  return {
    ...{ payment, refundedCents, chargedBackCents, askedCents, leftCents, refunds },
    knownCents: findHighestTotal(known),
  };
}

const sum = (amounts: readonly { amountCents: number }[]) =>
  amounts.reduce((total, { amountCents }) => total + amountCents, 0);

export async function listPayments(
  { db }: Pick<Services, "db">,
  reader: Reader,
  { reference, intent }: { reference: string; intent?: string | null },
): Promise<PaymentEntry[]> {
  const { paymentEntries } = db.tables;
  const isOfRecord =
    intent === undefined ? eq(paymentEntries.reference, reference) : eq(paymentEntries.paymentIntent, intent ?? "");
  const entries = await reader
    .select()
    .from(paymentEntries)
    .where(and(isOfRecord, eq(paymentEntries.kind, "payment")))
    .orderBy(paymentEntries.createdAt);
  return listLasting(entries);
}

/** Whether refunds are recorded of a payment that was marked by hand. `mark`: the event of "Mark paid". */
export async function hasRefundsByHand({ tables }: Database, reader: Reader, mark: string): Promise<boolean> {
  const { paymentEntries, refunds } = tables;
  const standing = await reader
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(paymentEntries, eq(paymentEntries.id, refunds.paymentEntry))
    .where(and(eq(paymentEntries.eventId, mark), eq(refunds.state, "done")))
    .limit(1);
  return standing.length > 0;
}
