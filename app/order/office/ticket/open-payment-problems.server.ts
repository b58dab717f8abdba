import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { PAYMENT_PROBLEMS } from "#drizzle/values";

type Database = Services["db"];
type Order = Row<"formSubmissions">;
type Problem = NonNullable<Order["paymentProblem"]>;

/** A dispute has a deadline, so no other problem replaces it. */
export function choosePaymentProblem(current: Problem | null, problem: Problem): Problem {
  if (current === "disputed") return current;
  // Cancelling resolves a wrong amount, so it must not replace a problem that needs a refund.
  return problem === "wrong_amount" ? (current ?? problem) : problem;
}

export async function findOpenProblem(
  db: Database,
  reader: Pick<Writer, "select">,
  order: Order,
  ignoredId?: string,
): Promise<Problem | null> {
  const { unresolved } = await listPaymentsWithProblem(db, reader, order);
  return unresolved
    .filter(({ id }) => id !== ignoredId)
    .reduce<Problem | null>((current, { outcome }) => choosePaymentProblem(current, outcome as Problem), null);
}

/** Never empty for an order with a problem: if clocks differ and no payment seems new, it is the latest one. */
export async function listProblemPayments(db: Database, reader: Pick<Writer, "select">, order: Order) {
  const { unresolved, all } = await listPaymentsWithProblem(db, reader, order);
  return unresolved.length > 0 ? unresolved : all.slice(-1);
}

/** The order's payments with a problem that were not refunded, oldest first. */
async function listPaymentsWithProblem({ tables }: Database, reader: Pick<Writer, "select">, order: Order) {
  const { orderEvents, paymentEvents } = tables;
  const [lastResolution] = await reader
    .select({ at: orderEvents.createdAt })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.after, "resolved")))
    .orderBy(desc(orderEvents.createdAt))
    .limit(1);
  const events = await reader
    .select()
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.reference, order.submissionId),
        inArray(paymentEvents.outcome, [...PAYMENT_PROBLEMS, "refunded"]),
      ),
    )
    .orderBy(asc(paymentEvents.createdAt), asc(paymentEvents.id));
  const refunded = new Set(events.flatMap((event) => (event.outcome === "refunded" ? [event.paymentIntent] : [])));
  const all = events.filter(
    // A dispute continues after a refund.
    ({ outcome, paymentIntent }) => outcome === "disputed" || (outcome !== "refunded" && !refunded.has(paymentIntent)),
  );
  return { all, unresolved: all.filter(({ createdAt }) => !lastResolution || createdAt > lastResolution.at) };
}
