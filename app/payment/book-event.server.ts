import { eq } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { Tax } from "#drizzle/schema/values";
import { REFUND } from "./get-outcome";
import { addCounterEntry, addPayment, type BookServices, type Entry } from "./payment-entries.server";

export type RecordedEvent = Pick<
  Row<"paymentEvents">,
  "id" | "type" | "reference" | "paymentIntent" | "amountCents" | "taxCents" | "currency" | "outcome" | "createdAt"
>;

/** What the bank took back. */
const CHARGED_BACK = "dispute_lost";

interface EventToBook {
  event: RecordedEvent;
  /** Whether the event says that money was received, whatever became of it. */
  isPayment: boolean;
  /** What the tax of the payment is called. Null without tax. */
  tax?: Tax | null;
  /** The other events of the same payment intent that have arrived. The caller has locked the intent. */
  others: readonly RecordedEvent[];
}

/** Adds what the event says to the payment entries, once. */
export async function bookEvent(
  services: BookServices,
  tx: Writer,
  { event, isPayment, tax = null, others }: EventToBook,
): Promise<void> {
  const { paymentIntent, amountCents, createdAt } = event;
  if (!amountCents || amountCents < 0) return;
  const entries = await listEntriesOf(services.db, tx, paymentIntent);
  if (event.type === REFUND) return bookRefund(services, tx, entries, event);
  if (event.outcome === CHARGED_BACK) return bookChargeback(services, tx, entries, event);
  if (event.outcome === "refund_failed") return takeBackRefundEntries(services, tx, entries, event);
  // A second event reports the same payment.
  if (!isPayment || entries.length > 0) return;
  const payment = await bookPayment(services, tx, event, { amountCents, tax });
  if (!payment) return;
  // These may arrive before the payment.
  const early = others.map((other) => ({ ...other, createdAt: new Date(Math.max(+other.createdAt, +createdAt)) }));
  const refunds = early.filter(({ type }) => type === REFUND);
  const [refund] = refunds.sort((a, b) => (b.amountCents ?? 0) - (a.amountCents ?? 0));
  if (refund) await bookRefund(services, tx, [payment], refund);
  for (const other of early.filter(({ outcome }) => outcome === CHARGED_BACK))
    await bookChargeback(services, tx, [payment], other);
}

async function listEntriesOf({ tables: { paymentEntries } }: Database, tx: Writer, intent: string | null) {
  return intent ? tx.select().from(paymentEntries).where(eq(paymentEntries.paymentIntent, intent)) : [];
}

async function bookPayment(
  services: BookServices,
  tx: Writer,
  event: RecordedEvent,
  { amountCents, tax }: { amountCents: number; tax: Tax | null },
) {
  const { id: eventId, paymentIntent, reference, createdAt } = event;
  const currency = event.currency?.toLowerCase() ?? "usd";
  const payment = {
    bookedBy: "provider",
    eventId,
    paymentIntent,
    reference,
    amountCents,
    taxCents: event.taxCents ?? 0,
    tax,
    currency,
    createdAt,
  } as const;
  return addPayment(services, tx, await findSale(services, tx, event), payment);
}

async function findSale({ features }: BookServices, tx: Writer, { id, reference }: RecordedEvent) {
  if (!reference) return null;
  for (const [record, payable] of Object.entries(features.payables)) {
    const sale = await payable.describeSale(tx, reference, id);
    if (sale) return { record, ...sale };
  }
  return null;
}

/** Each event has the total refunded so far, and they arrive in any order. Nothing is booked before the payment is. */
async function bookRefund(
  services: BookServices,
  tx: Writer,
  entries: readonly Entry[],
  { id: eventId, amountCents: total, createdAt }: RecordedEvent,
): Promise<void> {
  const payment = entries.find(({ kind }) => kind === "payment");
  const amountCents = (total ?? 0) - sumRefunds(entries);
  if (payment && amountCents > 0)
    await addCounterEntry(services, tx, payment, { ...REFUND_ENTRY, amountCents, eventId, createdAt });
}

async function bookChargeback(
  services: BookServices,
  tx: Writer,
  entries: readonly Entry[],
  { id: eventId, amountCents, createdAt }: RecordedEvent,
): Promise<void> {
  const payment = entries.find(({ kind }) => kind === "payment");
  if (!payment || !amountCents) return;
  const chargeback = { ...REFUND_ENTRY, kind: "chargeback", amountCents, eventId, createdAt } as const;
  await addCounterEntry(services, tx, payment, chargeback);
}

const REFUND_ENTRY = { kind: "refund", discountCents: 0, paidBefore: null } as const;

const sumRefunds = (entries: readonly Entry[]): number =>
  entries.filter(({ kind }) => kind === "refund").reduce((sum, { amountCents }) => sum + amountCents, 0);

/** For refunds that the office takes back. */
export async function takeBackRefunds(services: BookServices, tx: Writer, intent: string): Promise<void> {
  const entries = await listEntriesOf(services.db, tx, intent);
  const now = { id: null, amountCents: sumRefunds(entries), createdAt: new Date() };
  await takeBackRefundEntries(services, tx, entries, now);
}

/** At most what is booked, because the office may have taken back a refund before the provider says that it failed. */
async function takeBackRefundEntries(
  services: BookServices,
  tx: Writer,
  entries: readonly Entry[],
  {
    id: eventId,
    amountCents: failed,
    createdAt,
  }: Pick<Entry, "createdAt"> & { id: string | null; amountCents: number | null },
): Promise<void> {
  const payment = entries.find(({ kind }) => kind === "payment");
  const amountCents = -Math.min(failed ?? 0, sumRefunds(entries));
  if (payment && amountCents < 0)
    await addCounterEntry(services, tx, payment, { ...REFUND_ENTRY, amountCents, eventId, createdAt });
}
