import type { Row } from "#drizzle/schema";

export const REFUND = "charge.refunded";
export const REFUND_FAILED = "refund.failed";
/** Recorded by the office. The provider has no events with these names. */
export const REFUND_ANSWERED = "refund.answered";
export const REFUND_RECORDED = "refund.recorded";
export const REFUND_TAKEN_BACK = "refund.taken_back";
export const OFFICE_EVENTS: readonly string[] = [REFUND_ANSWERED, REFUND_RECORDED, REFUND_TAKEN_BACK];

const isTotal = (type: string): boolean => type === REFUND || type === REFUND_ANSWERED;
const isFailure = (type: string): boolean => type === REFUND_FAILED || type === REFUND_TAKEN_BACK;

export const isRefundEvent = (type: string): boolean => isTotal(type) || isFailure(type) || type === REFUND_RECORDED;

export type RefundEvent = Pick<
  Row<"paymentEvents">,
  "id" | "type" | "amountCents" | "refundId" | "occurredAt" | "createdAt"
>;
type Booked = Pick<Row<"paymentEntries">, "kind" | "eventId" | "amountCents" | "createdAt">;
type Recorded = Pick<Row<"refunds">, "amountCents" | "knownCents" | "createdAt">;

export interface KnownRefunds {
  events: readonly RefundEvent[];
  entries: readonly Booked[];
  recorded: readonly Recorded[];
}

export const sumBooked = (entries: readonly Booked[]): number =>
  entries.filter(({ kind }) => kind === "refund").reduce((sum, { amountCents }) => sum + amountCents, 0);

export const sumRefunded = (known: KnownRefunds): number => sumReported(known) + sumUnreported(known);

export function sumRefundedAfter(known: KnownRefunds, event: RefundEvent): number {
  if (isTimed(event)) return sumRefunded({ ...known, events: [...known.events, event] });
  return addUntimed(sumRefunded(known), event);
}

// The newest total that the provider has reported, less the refunds that failed after it.
function sumReported(known: KnownRefunds): number {
  const { events } = known;
  const timed = events.filter(isTimed);
  const newest = listTotals(events).at(-1);
  const failures = listFailures(timed);
  const old = sumUntimed(known);
  if (newest && (!old || newest.occurredAt > old.at))
    return subtract(
      newest.amountCents ?? 0,
      failures.filter(({ occurredAt }) => occurredAt >= newest.occurredAt),
    );
  // The total may be older than what is known without a time, so the higher one counts.
  const late = newest && old && newest.createdAt > old.at ? (newest.amountCents ?? 0) : 0;
  return subtract(
    Math.max(old?.cents ?? 0, late),
    failures.filter(({ createdAt }) => !old || createdAt > old.at),
  );
}

// Refunds by hand that the provider has not reported yet. A rise of the provider's total counts as these first.
function sumUnreported(known: KnownRefunds): number {
  let [left, reported] = [0, 0];
  for (const { amountCents, knownCents } of [...known.recorded].sort((a, b) => +a.createdAt - +b.createdAt)) {
    left = Math.max(0, left - (knownCents - reported)) + amountCents;
    reported = knownCents;
  }
  return Math.max(0, left - (findHighestTotal(known) - reported));
}

export const findHighestTotal = (known: Omit<KnownRefunds, "recorded">): number =>
  Math.max(sumUntimed(known)?.cents ?? 0, ...listTotals(known.events).map(({ amountCents }) => amountCents ?? 0));

type Timed<Event> = Event & { occurredAt: Date };

const isTimed = <Event extends RefundEvent>(event: Event): event is Timed<Event> => event.occurredAt !== null;

const listTotals = (events: readonly RefundEvent[]) =>
  events
    .filter(isTimed)
    .filter(({ type }) => isTotal(type))
    .sort((a, b) => +a.occurredAt - +b.occurredAt || (a.amountCents ?? 0) - (b.amountCents ?? 0));

// Each refund fails once, however often the failure is reported.
const listFailures = (timed: readonly Timed<RefundEvent>[]) =>
  timed
    .filter(({ type }) => isFailure(type))
    .filter(({ refundId }, index, all) => !refundId || all.findIndex((other) => other.refundId === refundId) === index);

const subtract = (cents: number, failures: readonly RefundEvent[]): number =>
  Math.max(
    0,
    failures.reduce((left, { amountCents }) => left - (amountCents ?? 0), cents),
  );

// For events of an earlier version: the sum booked with the last one, or else what they say in order of arrival.
function sumUntimed({ events, entries }: Pick<KnownRefunds, "events" | "entries">): { cents: number; at: Date } | null {
  const timed = new Set(events.filter(isTimed).map(({ id }) => id));
  const booked = entries.filter(({ kind }) => kind === "refund").sort((a, b) => +a.createdAt - +b.createdAt);
  const last = booked.findLastIndex(({ eventId }) => eventId === null || !timed.has(eventId));
  const at = booked[last]?.createdAt;
  if (at) return { cents: sumBooked(booked.slice(0, last + 1)), at };
  const untimed = events
    .filter((event) => !isTimed(event) && isRefundEvent(event.type))
    .sort((a, b) => +a.createdAt - +b.createdAt);
  const latest = untimed.at(-1);
  return latest ? { cents: untimed.reduce(addUntimed, 0), at: latest.createdAt } : null;
}

function addUntimed(cents: number, { type, amountCents }: RefundEvent): number {
  if (isTotal(type)) return Math.max(cents, amountCents ?? 0);
  return isFailure(type) ? Math.max(0, cents - (amountCents ?? 0)) : cents;
}
