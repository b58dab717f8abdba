import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { listProblemPayments } from "./open-payment-problems.server";

type Order = Row<"formSubmissions">;

/** `changed`: a payment came in that the page did not show. `nothing`: already resolved. */
export function resolvePaymentProblem(
  { db }: Pick<Services, "db">,
  actor: string,
  order: Order,
  reviewedIds: string[],
): Promise<"resolved" | "changed" | "nothing"> {
  const { id, currency, paymentProblem } = db.tables.formSubmissions;
  return db.transact(async (tx) => {
    // An update that changes nothing locks the row, so that no payment is recorded meanwhile.
    const [found] = await tx
      .update(db.tables.formSubmissions)
      .set({ currency: sql`${currency}` })
      .where(and(eq(id, order.id), isNotNull(paymentProblem)))
      .returning({ problem: paymentProblem });
    if (!found?.problem) return "nothing";
    const unresolved = await listProblemPayments(db, tx, order);
    if (!unresolved.every((payment) => reviewedIds.includes(payment.id))) return "changed";
    await clearPaymentProblem(db, tx, { ids: [order.id], actor }, found.problem);
    return "resolved";
  });
}

/** Skips orders that have another problem. */
export async function clearPaymentProblem(
  { tables }: Services["db"],
  tx: Writer,
  { ids, actor, at = new Date() }: { ids: string[]; actor: string; at?: Date },
  problem: NonNullable<Order["paymentProblem"]>,
): Promise<void> {
  const { formSubmissions, orderEvents } = tables;
  const cleared = await tx
    .update(formSubmissions)
    .set({ paymentProblem: null })
    .where(and(inArray(formSubmissions.id, ids), eq(formSubmissions.paymentProblem, problem)))
    .returning({ id: formSubmissions.id });
  if (cleared.length === 0) return;
  const event = { createdAt: at, actor, kind: "payment", before: problem, after: "resolved" } as const;
  await tx.insert(orderEvents).values(cleared.map(({ id }) => ({ ...event, id: randomUUID(), orderId: id })));
}
