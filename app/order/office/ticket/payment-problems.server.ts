import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { PAYMENT_PROBLEMS } from "#drizzle/values";
import { formatMoney } from "../../../server/mail/format-money";
import { problemAdvice, problemLabels } from "../order-labels";

type Database = Services["db"];
type Order = Row<"formSubmissions">;
type Event = Row<"paymentEvents">;
type Problem = NonNullable<Order["paymentProblem"]>;

/** What the ticket says about payments that somebody has to look into, or null if there are none. */
export async function findProblem(db: Database, order: Order) {
  if (!order.paymentProblem) return null;
  const payments = await listOpenPayments(db, db.read, order);
  const isPaid = order.paymentProblem === "wrong_amount" && order.paymentStatus === "paid";
  return {
    label: problemLabels[order.paymentProblem],
    advice: problemAdvice[isPaid ? "already_paid" : order.paymentProblem],
    payments: payments.map((payment) => ({ id: payment.id, words: wordsOf(payment, order) })),
  };
}

/**
 * Records that somebody has dealt with the payments with these ids. `changed`: another one came in that the page did
 * not show. `nothing`: no problem is left, for example because a colleague was faster.
 */
export function resolveProblem(
  { db }: Pick<Services, "db">,
  actor: string,
  order: Order,
  seen: string[],
): Promise<"resolved" | "changed" | "nothing"> {
  const { id, currency, paymentProblem } = db.tables.formSubmissions;
  return db.transact(async (tx) => {
    // An update that changes nothing locks the row, so that on PostgreSQL no payment is recorded meanwhile.
    const [found] = await tx
      .update(db.tables.formSubmissions)
      .set({ currency: sql`${currency}` })
      .where(and(eq(id, order.id), isNotNull(paymentProblem)))
      .returning({ problem: paymentProblem });
    if (!found?.problem) return "nothing";
    const open = await listOpenPayments(db, tx, order);
    if (!open.every((payment) => seen.includes(payment.id))) return "changed";
    await clearProblem(db, tx, { ids: [order.id], actor }, found.problem);
    return "resolved";
  });
}

/** Clears this problem from those of the orders that have it, and adds that to their history. */
export async function clearProblem(
  { tables }: Database,
  tx: Writer,
  { ids, actor }: { ids: string[]; actor: string },
  problem: Problem,
): Promise<void> {
  const { formSubmissions, orderEvents } = tables;
  const cleared = await tx
    .update(formSubmissions)
    .set({ paymentProblem: null })
    .where(and(inArray(formSubmissions.id, ids), eq(formSubmissions.paymentProblem, problem)))
    .returning({ id: formSubmissions.id });
  if (cleared.length === 0) return;
  const event = { createdAt: new Date(), actor, kind: "payment", before: problem, after: "resolved" } as const;
  await tx.insert(orderEvents).values(cleared.map(({ id }) => ({ ...event, id: randomUUID(), orderId: id })));
}

/** The mark of an order that has one, or none, and gets another problem. A dispute has a deadline, so it stays. */
export function chooseMark(mark: Problem | null, problem: Problem): Problem {
  if (mark === "disputed") return mark;
  // Cancelling settles a wrong amount, so it must not replace a problem that needs a refund.
  return problem === "wrong_amount" ? (mark ?? problem) : problem;
}

/** The mark that the order's open payments call for; null if none is open. */
export async function findOpenMark(
  db: Database,
  reader: Pick<Writer, "select">,
  order: Order,
): Promise<Problem | null> {
  const { open } = await listProblems(db, reader, order);
  return open.reduce<Problem | null>((mark, { outcome }) => chooseMark(mark, outcome as Problem), null);
}

/**
 * The payments with a problem since the last one was resolved, oldest first. A marked order has at least one: when
 * clocks differ and none seems newer, it is the latest one.
 */
async function listOpenPayments(db: Database, reader: Pick<Writer, "select">, order: Order) {
  const { open, all } = await listProblems(db, reader, order);
  return open.length > 0 ? open : all.slice(-1);
}

/** The order's payments with a problem that have not been refunded, oldest first; `open`: those not resolved. */
async function listProblems({ tables }: Database, reader: Pick<Writer, "select">, order: Order) {
  const { orderEvents, paymentEvents } = tables;
  const byHand = await reader
    .select({ at: orderEvents.createdAt, after: orderEvents.after })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, "payment")))
    .orderBy(desc(orderEvents.createdAt));
  const resolved = byHand.find(({ after }) => after === "resolved");
  const events = await reader
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.reference, order.submissionId))
    .orderBy(asc(paymentEvents.createdAt), asc(paymentEvents.id));
  const refunded = new Set(events.flatMap((event) => (event.outcome === "refunded" ? [event.paymentIntent] : [])));
  const kept = events.filter(({ paymentIntent }) => !refunded.has(paymentIntent));
  const replacement = byHand.some(({ after }) => after === "paid") ? undefined : findReplacement(order, events, kept);
  const all = events.filter(
    // A dispute goes on after a refund.
    (event) => event.outcome === "disputed" || (kept.includes(event) && isProblem(event) && event !== replacement),
  );
  return { all, open: all.filter(({ createdAt }) => !resolved || createdAt > resolved.at) };
}

const isProblem = ({ outcome }: Event) => PAYMENT_PROBLEMS.some((problem) => problem === outcome);

/** The payment that came as well and now pays the order, because the one that was applied is not `kept`. */
function findReplacement({ orderStatus, deletedAt }: Order, events: Event[], kept: Event[]): Event | undefined {
  const isApplied = ({ outcome }: Event) => outcome === "applied";
  if (orderStatus === "cancelled" || deletedAt || !events.some(isApplied) || kept.some(isApplied)) return undefined;
  return kept.find(({ outcome }) => outcome === "already_paid");
}

function wordsOf({ outcome, amountCents, currency }: Event, order: Order): string {
  const sum = amountCents === null ? "An unknown amount" : formatMoney(amountCents, currency ?? order.currency);
  const price = formatMoney(order.priceCents, order.currency);
  switch (outcome) {
    case "already_paid":
      return `${sum} was paid, but the order was already paid.`;
    case "cancelled_order":
      return `${sum} was paid, but the order was cancelled or deleted.`;
    case "disputed":
      return `The customer disputes ${sum} through their bank.`;
    default:
      return order.paymentStatus === "paid"
        ? `${sum} was paid as well, which is not the price (${price}).`
        : `${sum} was paid instead of ${price}.`;
  }
}
