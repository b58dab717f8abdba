import { and, asc, desc, eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { PAYMENT_PROBLEMS } from "#drizzle/values";

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
    (current, { outcome }) => choosePaymentProblem(current, outcome as Problem),
    null,
  );
}

/** Never empty for an order with a problem: if clocks differ and no payment seems new, it is the latest one. */
export async function listProblemPayments(db: Database, reader: Pick<Writer, "select">, order: Order) {
  const { unresolved, all } = await listPaymentsWithProblem(db, reader, order);
  return unresolved.length > 0 ? unresolved : all.slice(-1);
}

async function listPaymentsWithProblem({ tables }: Database, reader: Pick<Writer, "select">, order: Order) {
  const { orderEvents, paymentEvents } = tables;
  const manualEvents = await reader
    .select({ at: orderEvents.createdAt, after: orderEvents.after })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, "payment")))
    .orderBy(desc(orderEvents.createdAt));
  const lastResolution = manualEvents.find(({ after }) => after === "resolved");
  const events = await reader
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.reference, order.submissionId))
    .orderBy(asc(paymentEvents.createdAt), asc(paymentEvents.id));
  const refunded = new Set(events.flatMap((event) => (event.outcome === "refunded" ? [event.paymentIntent] : [])));
  const notRefunded = events.filter(({ paymentIntent }) => !refunded.has(paymentIntent));
  const isMarkedPaid = manualEvents.some(({ after }) => after === "paid");
  const replacement = isMarkedPaid ? undefined : findReplacement(order, events, notRefunded);
  const all = events.filter(
    // A dispute continues after a refund.
    (event) =>
      event.outcome === "disputed" || (notRefunded.includes(event) && isProblem(event) && event !== replacement),
  );
  return { all, unresolved: all.filter(({ createdAt }) => !lastResolution || createdAt > lastResolution.at) };
}

const isProblem = ({ outcome }: PaymentEvent) => PAYMENT_PROBLEMS.some((problem) => problem === outcome);

/** The second payment, which covers the order once the applied one was refunded. */
function findReplacement(
  { orderStatus, deletedAt }: Order,
  events: PaymentEvent[],
  notRefunded: PaymentEvent[],
): PaymentEvent | undefined {
  const isApplied = ({ outcome }: PaymentEvent) => outcome === "applied";
  if (orderStatus === "cancelled" || deletedAt || !events.some(isApplied) || notRefunded.some(isApplied))
    return undefined;
  return notRefunded.find(({ outcome }) => outcome === "already_paid");
}
