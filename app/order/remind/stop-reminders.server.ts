import { data } from "@remix-run/node";
import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { isReminderKey } from "../access/reminder-link.server";
import { isUnpaid } from "../model/unpaid";

/** @throws 404 */
export async function getReminders(services: Services, number: string, key: string) {
  const { formSubmissions, paymentReminders } = services.db.tables;
  const { id, submissionId, paymentStatus, orderStatus, deletedAt } = formSubmissions;
  const [order] = await services.db.read
    .select({ id, submissionId, paymentStatus, orderStatus, deletedAt, stoppedAt: paymentReminders.stoppedAt })
    .from(formSubmissions)
    .leftJoin(paymentReminders, eq(paymentReminders.orderId, id))
    .where(eq(submissionId, number));
  if (!order || !(await isReminderKey(services, order, key))) throw data(null, { status: 404 });
  const isWaiting = isUnpaid(order) && order.orderStatus === "pending_payment";
  return { orderId: order.id, isWaiting, isStopped: order.stoppedAt !== null };
}

export async function setRemindersStopped({ db }: Services, orderId: string, isStopped: boolean): Promise<void> {
  const { paymentReminders } = db.tables;
  const stoppedAt = isStopped ? new Date() : null;
  await db.transact((tx) =>
    tx
      .insert(paymentReminders)
      .values({ orderId, stoppedAt })
      .onConflictDoUpdate({ target: paymentReminders.orderId, set: { stoppedAt } }),
  );
}
