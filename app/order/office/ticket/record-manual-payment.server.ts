import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { clearPaymentProblem } from "./resolve-payment-problem.server";

/** Does what the provider's event would have done. Returns false if there was nothing left to pay. */
export function recordManualPayment(
  { db }: Services,
  actor: string,
  orderId: string,
  reason: string,
): Promise<boolean> {
  const { formSubmissions, orderEvents } = db.tables;
  const event = { orderId, createdAt: new Date(), actor };
  return db.transact(async (tx) => {
    const unpaid = and(
      eq(formSubmissions.id, orderId),
      inArray(formSubmissions.paymentStatus, ["pending", "failed", "refunded"]),
    );
    const paid = await tx
      .update(formSubmissions)
      .set({ paymentStatus: "paid" })
      .where(unpaid)
      .returning({ id: formSubmissions.id });
    if (paid.length === 0) return false;
    const started = await tx
      .update(formSubmissions)
      .set({ orderStatus: "in_progress" })
      .where(and(eq(formSubmissions.id, orderId), eq(formSubmissions.orderStatus, "pending_payment")))
      .returning({ id: formSubmissions.id });
    await tx.insert(orderEvents).values({ ...event, id: randomUUID(), kind: "payment", after: "paid", detail: reason });
    await clearPaymentProblem(db, tx, { ids: [orderId], actor }, "wrong_amount");
    if (started.length > 0) {
      const change = { kind: "status", before: "pending_payment", after: "in_progress" } as const;
      await tx.insert(orderEvents).values({ ...event, id: randomUUID(), ...change });
    }
    return true;
  });
}
