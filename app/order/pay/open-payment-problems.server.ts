import { and, asc, eq } from "drizzle-orm";
import { isDisputed, isLost, isWon } from "#app/payment/get-outcome";
import { listRefunded } from "#app/payment/list-active-payments.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { PAYMENT_PROBLEMS } from "#drizzle/schema/values";

type Database = Services["db"];
type Order = Row<"formSubmissions">;
type PaymentEvent = Row<"paymentEvents">;
type Problem = NonNullable<Order["paymentProblem"]>;

/** A dispute has a deadline, so no other problem replaces it. */
export function choosePaymentProblem(current: Problem | null, problem: Problem): Problem {
  if (current === "disputed") return current;
  // Canceling resolves a wrong amount, so it must not replace a problem that needs a refund.
  return problem === "wrong_amount" ? (current ?? problem) : problem;
}

export async function findOpenProblem(
  db: Database,
  reader: Pick<Writer, "select">,
  order: Order,
): Promise<Problem | null> {
  const { unresolved } = await listPaymentsWithProblem(db, reader, order);
  return unresolved.reduce<Problem | null>(
    (current, { outcome }) =>
      choosePaymentProblem(current, outcome === "dispute_lost" ? "disputed" : (outcome as Problem)),
    null,
  );
}

/** Never empty for an order with a problem: if clocks differ and no payment seems new, the latest one counts. */
export async function listProblemPayments(db: Database, reader: Pick<Writer, "select">, order: Order) {
  const { unresolved, all } = await listPaymentsWithProblem(db, reader, order);
  return unresolved.length > 0 ? unresolved : all.slice(-1);
}

export async function listAcceptedPayments(db: Database, reader: Pick<Writer, "select">, order: Order) {
  const { events, refunded, resolvedAt } = await readPayments(db, reader, order);
  return events
    .filter(isProblem)
    .filter(({ createdAt }) => resolvedAt !== undefined && createdAt <= resolvedAt)
    .map(({ paymentIntent }) => ({ intent: paymentIntent, isRefunded: refunded.has(paymentIntent) }));
}

async function listPaymentsWithProblem(db: Database, reader: Pick<Writer, "select">, order: Order) {
  const { events, refunded, resolvedAt, manualEvents } = await readPayments(db, reader, order);
  const notRefunded = events.filter(({ paymentIntent }) => !refunded.has(paymentIntent));
  const wasMarkedPaid = manualEvents.some(({ after }) => after === "paid");
  const isMarkedPaid = listStandingMarks(manualEvents).length > 0;
  const replacement = isMarkedPaid ? undefined : findReplacement(order, { events, notRefunded, wasMarkedPaid });
  // A dispute continues after a refund.
  const disputes = events.filter(
    (event) =>
      (event.outcome === "disputed" || (event.outcome === "dispute_lost" && !isDisputed(event, events))) &&
      !isWon(event, events),
  );
  const others = notRefunded.filter((event) => isProblem(event) && event !== replacement);
  const all = events
    .filter((event) => disputes.includes(event) || others.includes(event))
    .map((event) => ({ ...event, isLost: disputes.includes(event) && isLost(event, events) }));
  return { all, unresolved: all.filter(({ createdAt }) => !resolvedAt || createdAt > resolvedAt) };
}

export async function readPayments({ tables }: Database, reader: Pick<Writer, "select">, order: Order) {
  const { orderEvents, paymentEvents } = tables;
  const manualEvents = await reader
    .select({ id: orderEvents.id, at: orderEvents.createdAt, before: orderEvents.before, after: orderEvents.after })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, "payment")))
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id));
  const events = await reader
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.reference, order.submissionId))
    .orderBy(asc(paymentEvents.createdAt), asc(paymentEvents.id));
  return { events, refunded: listRefunded(events), manualEvents, resolvedAt: findLastResolution(manualEvents) };
}

/** Recorded when a refund is taken back and the order's payment status is restored. */
export const RESTORED = "restored";

/** Each "Mark paid" that neither "Mark unpaid" nor a full refund has ended. `events`: oldest first. */
export function listStandingMarks<Mark extends { after: string | null }>(events: readonly Mark[]): Mark[] {
  let [marks, refunded]: [Mark[], Mark[]] = [[], []];
  for (const event of events) {
    if (event.after === "paid") marks.push(event);
    else if (event.after === "unpaid") marks.pop();
    else if (event.after === "refunded") [marks, refunded] = [[], marks];
    else if (event.after === RESTORED) [marks, refunded] = [[...refunded, ...marks], []];
  }
  return marks;
}

/** Payments of another amount that "Mark paid" at this time accepts: those since the last decision about any. */
export function listAcceptedAt(
  at: Date,
  events: readonly PaymentEvent[],
  manualEvents: readonly { at: Date; after: string | null }[],
): PaymentEvent[] {
  const earlier = manualEvents.filter((event) => event.at < at);
  const since = Math.max(+(findLastResolution(earlier) ?? 0), +(listStandingMarks(earlier).at(-1)?.at ?? 0));
  return events.filter(({ outcome, createdAt }) => outcome === "wrong_amount" && +createdAt > since && createdAt <= at);
}

/** "Mark unpaid" undoes the resolution that came with "Mark paid". `events`: oldest first. */
function findLastResolution(events: readonly { at: Date; after: string | null }[]): Date | undefined {
  const resolutions: Date[] = [];
  for (const { at, after } of events) {
    if (after === "resolved") resolutions.push(at);
    else if (after === "reopened") resolutions.pop();
  }
  return resolutions.at(-1);
}

const isProblem = ({ outcome }: PaymentEvent) =>
  outcome !== "disputed" && PAYMENT_PROBLEMS.some((problem) => problem === outcome);

/** The second payment, which counts after the applied one is refunded or "Mark paid" is undone. */
function findReplacement(
  { orderStatus, deletedAt }: Order,
  {
    events,
    notRefunded,
    wasMarkedPaid,
  }: { events: PaymentEvent[]; notRefunded: PaymentEvent[]; wasMarkedPaid: boolean },
): PaymentEvent | undefined {
  const isApplied = ({ outcome }: PaymentEvent) => outcome === "applied";
  if (orderStatus === "cancelled" || deletedAt || notRefunded.some(isApplied)) return undefined;
  if (!wasMarkedPaid && !events.some(isApplied)) return undefined;
  return notRefunded.find(({ outcome }) => outcome === "already_paid");
}
