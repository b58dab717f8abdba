import { eq } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import type { Tax } from "#drizzle/schema/values";
import { DEFAULT_CURRENCY } from "../server/money/currency";
import { addCounterEntry, addPayment, type BookServices, type Entry } from "./payment-entries.server";
import { isRefundEvent, sumBooked } from "./sum-refunded";

type RecordedEvent = Pick<
  Row<"paymentEvents">,
  "id" | "type" | "reference" | "paymentIntent" | "amountCents" | "taxCents" | "currency" | "outcome" | "createdAt"
>;

const CHARGED_BACK = "dispute_lost";

interface EventToBook {
  event: RecordedEvent;
  isPayment: boolean;
  tax?: Tax | null;
  /** Events of the same payment intent that have arrived. The caller has locked the intent. */
  others: readonly RecordedEvent[];
  refundedCents: number;
}

export async function bookEvent(
  services: BookServices,
  tx: Writer,
  { event, isPayment, tax = null, others, refundedCents }: EventToBook,
): Promise<void> {
  const { paymentIntent, amountCents, createdAt } = event;
  const entries = await listEntriesOf(services.db, tx, paymentIntent);
  if (isRefundEvent(event.type)) return bookRefunds(services, tx, entries, { ...event, refundedCents });
  if (!amountCents || amountCents < 0) return;
  if (event.outcome === CHARGED_BACK) return bookChargeback(services, tx, entries, event);
  // A second event reports the same payment.
  if (!isPayment || entries.length > 0) return;
  const payment = await bookPayment(services, tx, event, { amountCents, tax });
  if (!payment) return;
  // Refunds and chargebacks may arrive before the payment.
  await bookRefunds(services, tx, [payment], { ...event, refundedCents });
  for (const other of others.filter(({ outcome }) => outcome === CHARGED_BACK)) {
    const at = new Date(Math.max(+other.createdAt, +createdAt));
    await bookChargeback(services, tx, [payment], { ...other, createdAt: at });
  }
}

export async function listEntriesOf(
  { tables: { paymentEntries } }: Pick<Database, "tables">,
  reader: Pick<Writer, "select">,
  intent: string | null,
): Promise<Entry[]> {
  return intent ? reader.select().from(paymentEntries).where(eq(paymentEntries.paymentIntent, intent)) : [];
}

async function bookPayment(
  services: BookServices,
  tx: Writer,
  event: RecordedEvent,
  { amountCents, tax }: { amountCents: number; tax: Tax | null },
) {
  const { id: eventId, paymentIntent, reference, createdAt } = event;
  const currency = event.currency?.toLowerCase() ?? DEFAULT_CURRENCY;
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

// Books the difference to what is booked. Needs a booked payment.
async function bookRefunds(
  services: BookServices,
  tx: Writer,
  entries: readonly Entry[],
  { id: eventId, refundedCents, createdAt }: RecordedEvent & Pick<EventToBook, "refundedCents">,
): Promise<void> {
  const payment = entries.find(({ kind }) => kind === "payment");
  const amountCents = refundedCents - sumBooked(entries);
  if (payment && amountCents !== 0)
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
