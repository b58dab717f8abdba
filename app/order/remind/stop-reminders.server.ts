import { data } from "@remix-run/node";
import { eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { formatMoney } from "#app/server/text/money";
import { isReminderKey } from "../access/reminder-link.server";
import { getDueCents } from "../model/quote";
import { describeReminderTimes } from "../model/reminder-times";
import { isUnpaid } from "../model/unpaid";
import { findPayUrl } from "../pay/payment-link.server";
import { isPaymentOnItsWay } from "../pay/payment-on-its-way.server";

/** @throws 404 */
export async function getReminders(services: Services, number: string, key: string) {
  const { formSubmissions, paymentReminders } = services.db.tables;
  const [found] = await services.db.read
    .select({ order: formSubmissions, stoppedAt: paymentReminders.stoppedAt })
    .from(formSubmissions)
    .leftJoin(paymentReminders, eq(paymentReminders.orderId, formSubmissions.id))
    .where(eq(formSubmissions.submissionId, number));
  if (!found || !(await isReminderKey(services, found.order, key))) throw data(null, { status: 404 });
  const { order, stoppedAt } = found;
  const isWaiting = isUnpaid(order) && order.orderStatus === "pending_payment";
  const canPay = isWaiting && !(await isPaymentOnItsWay(services, order.id));
  return {
    orderId: order.id,
    isWaiting,
    isStopped: stoppedAt !== null,
    due: formatMoney(getDueCents(order), order.currency),
    times: describeReminderTimes(services.env.PAYMENT_REMINDER_HOURS),
    payUrl: canPay ? findPayUrl(services, order) : null,
  };
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
