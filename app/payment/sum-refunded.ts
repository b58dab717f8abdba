import type { Row } from "#drizzle/schema";

export const REFUND = "charge.refunded";
export const REFUND_FAILED = "refund.failed";
/** Recorded by the office. The provider has no event of this name. */
export const REFUND_TAKEN_BACK = "refund.taken_back";

export const isRefundFailure = (type: string): boolean => type === REFUND_FAILED || type === REFUND_TAKEN_BACK;

export type RefundEvent = Pick<
  Row<"paymentEvents">,
  "id" | "type" | "amountCents" | "refundId" | "occurredAt" | "createdAt"
>;
type Booked = Pick<Row<"paymentEntries">, "kind" | "eventId" | "amountCents" | "createdAt">;

interface Known {
  /** All events of one payment. */
  events: readonly RefundEvent[];
  /** All entries of that payment. */
  entries: readonly Booked[];
}

export const sumBooked = (entries: readonly Booked[]): number =>
  entries.filter(({ kind }) => kind === "refund").reduce((sum, { amountCents }) => sum + amountCents, 0);

/**
 * What is refunded of a payment, in whatever order its events arrived: the newest total that the provider has reported,
 * less the refunds that failed after it.
 */
export function sumRefunded({ events, entries }: Known): number {
  const timed = events.filter(isTimed);
  const totals = timed.filter(({ type }) => type === REFUND).sort(byTime);
  const failures = listFailures(timed);
  const newest = totals.at(-1);
  const old = sumUntimed({ events, entries });
  if (newest && (!old || newest.occurredAt > old.at))
    return subtract(
      newest.amountCents ?? 0,
      failures.filter(({ occurredAt }) => occurredAt >= newest.occurredAt),
    );
  // It may be about an earlier moment than what is known without a time, so the higher one counts.
  const late = newest && old && newest.createdAt > old.at ? (newest.amountCents ?? 0) : 0;
  return subtract(
    Math.max(old?.cents ?? 0, late),
    failures.filter(({ createdAt }) => !old || createdAt > old.at),
  );
}

/** The same after one more event, which is not among `events`. */
export function sumRefundedAfter(known: Known, event: RefundEvent): number {
  if (isTimed(event)) return sumRefunded({ ...known, events: [...known.events, event] });
  return addUntimed(sumRefunded(known), event);
}

type Timed<Event> = Event & { occurredAt: Date };

const isTimed = <Event extends RefundEvent>(event: Event): event is Timed<Event> => event.occurredAt !== null;

const byTime = (a: Timed<RefundEvent>, b: Timed<RefundEvent>) =>
  +a.occurredAt - +b.occurredAt || (a.amountCents ?? 0) - (b.amountCents ?? 0);

/** Each refund fails once, however often that is reported. */
const listFailures = (timed: readonly Timed<RefundEvent>[]) =>
  timed
    .filter(({ type }) => isRefundFailure(type))
    .filter(({ refundId }, index, all) => !refundId || all.findIndex((other) => other.refundId === refundId) === index);

const subtract = (cents: number, failures: readonly RefundEvent[]): number =>
  Math.max(
    0,
    failures.reduce((left, { amountCents }) => left - (amountCents ?? 0), cents),
  );

/**
 * What is known from events without a time, which an earlier version recorded: what was booked by the last of them, or
 * what they say in the order of their arrival if nothing is booked yet.
 */
function sumUntimed({ events, entries }: Known): { cents: number; at: Date } | null {
  const timed = new Set(events.filter(isTimed).map(({ id }) => id));
  const booked = entries.filter(({ kind }) => kind === "refund").sort((a, b) => +a.createdAt - +b.createdAt);
  const last = booked.findLastIndex(({ eventId }) => eventId === null || !timed.has(eventId));
  const at = booked[last]?.createdAt;
  if (at) return { cents: sumBooked(booked.slice(0, last + 1)), at };
  const untimed = events
    .filter((event) => !isTimed(event) && (event.type === REFUND || isRefundFailure(event.type)))
    .sort((a, b) => +a.createdAt - +b.createdAt);
  const latest = untimed.at(-1);
  return latest ? { cents: untimed.reduce(addUntimed, 0), at: latest.createdAt } : null;
}

function addUntimed(cents: number, { type, amountCents }: RefundEvent): number {
  if (type === REFUND) return Math.max(cents, amountCents ?? 0);
  return isRefundFailure(type) ? Math.max(0, cents - (amountCents ?? 0)) : cents;
}
