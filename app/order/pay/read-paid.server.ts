import { and, eq } from "drizzle-orm";
import { isPaidOutcome } from "#app/payment/list-active-payments.server";
import { findTakenBack } from "#app/payment/payment-entries.server";
import { withoutAddedTax } from "#app/server/money/tax";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { listAcceptedAt, listStandingMarks, readPayments } from "./open-payment-problems.server";

type Order = Row<"formSubmissions">;
type Entry = Row<"paymentEntries">;
type Reader = Pick<Writer, "select">;

interface Received extends Pick<Order, "taxCents" | "tax"> {
  priceCents: number;
  at: Date;
  lostAt: Date | null;
  /** A second payment, which counts only after the first is lost. */
  isSecond: boolean;
}

/** What is paid of the price now, and its tax. Only the refund of a whole payment reduces the amount. */
export async function readPaid(
  db: Services["db"],
  reader: Reader,
  order: Order,
): Promise<Pick<Order, "partPaidCents" | "taxCents" | "tax">> {
  const received = await listReceived(db, reader, order);
  const lost = received.filter(({ isSecond, lostAt }) => lostAt !== null && !isSecond);
  const counted = received.filter((payment) => {
    if (payment.lostAt) return false;
    if (!payment.isSecond) return true;
    const first = lost.findIndex(({ at, lostAt }) => at <= payment.at && lostAt !== null && lostAt >= payment.at);
    return first >= 0 && lost.splice(first, 1).length > 0;
  });
  const sum = (name: "priceCents" | "taxCents") => counted.reduce((cents, payment) => cents + payment[name], 0);
  return {
    partPaidCents: Math.min(order.priceCents, sum("priceCents")),
    taxCents: sum("taxCents"),
    tax: counted.findLast(({ tax }) => tax !== null)?.tax ?? null,
  };
}

async function listReceived(db: Services["db"], reader: Reader, order: Order): Promise<Received[]> {
  const { paymentEntries } = db.tables;
  const { events, refunded, manualEvents } = await readPayments(db, reader, order);
  const entries = await reader
    .select()
    .from(paymentEntries)
    .where(and(eq(paymentEntries.reference, order.submissionId), eq(paymentEntries.kind, "payment")));
  const refundedByHand = await listRefundedByHand(db, reader, order, entries);
  const takenBack = findTakenBack(entries);
  const toReceived = (entry: Entry, isSecond: boolean): Received => ({
    ...{ priceCents: withoutAddedTax(entry), taxCents: entry.taxCents, tax: entry.tax, at: entry.createdAt, isSecond },
    lostAt: (entry.paymentIntent ? refunded : refundedByHand).get(entry.paymentIntent ?? entry.id) ?? null,
  });
  const findEntry = (event: Row<"paymentEvents">) =>
    entries.find(
      ({ eventId, paymentIntent }) =>
        eventId === event.id || (paymentIntent !== null && paymentIntent === event.paymentIntent),
    );
  const byProvider = events.flatMap((event) => {
    const entry = isPaidOutcome(event.outcome) ? findEntry(event) : undefined;
    return entry ? [toReceived(entry, event.outcome === "already_paid")] : [];
  });
  const byHand = entries
    .filter(({ bookedBy, amountCents }) => bookedBy === "hand" && amountCents > 0)
    .map((entry) => ({ ...toReceived(entry, false), ...lose(takenBack.get(entry.id)?.createdAt) }));
  const received: Received[] = [...byProvider, ...byHand];
  for (const mark of listStandingMarks(manualEvents)) {
    const accepted = listAcceptedAt(mark.at, events, manualEvents);
    if (accepted.length === 0 || entries.some(({ eventId }) => eventId === mark.id)) continue;
    const booked = accepted.flatMap((event) => findEntry(event) ?? []).map((entry) => toReceived(entry, false));
    const isLost = accepted.every(({ paymentIntent }) => refunded.has(paymentIntent));
    received.push({
      priceCents: getAcceptedCents(order, mark, received),
      taxCents: booked.reduce((cents, { taxCents }) => cents + taxCents, 0),
      tax: booked.findLast(({ tax }) => tax !== null)?.tax ?? null,
      ...{ at: mark.at, isSecond: false },
      lostAt: isLost ? new Date(Math.max(...booked.map(({ lostAt }) => +(lostAt ?? mark.at)), +mark.at)) : null,
    });
  }
  return received;
}

const lose = (at: Date | undefined) => (at ? { lostAt: at } : {});

function getAcceptedCents(order: Order, mark: { at: Date; before: string | null }, received: readonly Received[]) {
  if (mark.before === "deposit") return order.quote?.depositCents ?? 0;
  if (mark.before !== "balance") return order.priceCents;
  const earlier = received.filter(
    ({ at, lostAt, isSecond }) => !isSecond && at < mark.at && (lostAt === null || lostAt > mark.at),
  );
  return Math.max(
    0,
    earlier.reduce((cents, { priceCents }) => cents - priceCents, order.priceCents),
  );
}

/** When payments without a provider's number were refunded in full, by their ids. */
async function listRefundedByHand(
  { tables: { refunds } }: Services["db"],
  reader: Reader,
  { submissionId }: Order,
  entries: readonly Entry[],
): Promise<Map<string, Date>> {
  const done = await reader
    .select()
    .from(refunds)
    .where(and(eq(refunds.reference, submissionId), eq(refunds.state, "done")));
  return new Map(
    entries.flatMap(({ id, amountCents }) => {
      const own = done.filter(({ paymentEntry }) => paymentEntry === id);
      const cents = own.reduce((sum, refund) => sum + refund.amountCents, 0);
      return cents > 0 && cents >= amountCents
        ? [[id, new Date(Math.max(...own.map(({ createdAt }) => +createdAt)))] as const]
        : [];
    }),
  );
}
