import { and, asc, eq, gt, inArray, isNull, lt, lte, or } from "drizzle-orm";
import { listPayablePackages } from "#app/packages/offered-packages.server";
import { customOrder } from "#app/packages/packages";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { PRIORITIES } from "#drizzle/schema/values";
import { createReminderLink } from "../access/reminder-link.server";
import { queueOrderEmail } from "../emails/queue-order-email.server";
import { getReminderSubject } from "../emails/unpaid-emails.server";
import { listReminderTimes, type ReminderTime } from "../model/reminder-times";
import { createOrderPaymentUrl } from "../pay/payment-link.server";
import { recordOrderEvent } from "../state/change-order.server";
import { toUnpaidEmailOrder } from "./to-unpaid-email-order.server";
import { isWaitingForPayment } from "./waiting-orders.server";

const BATCH_SIZE = 100;
const ACTOR = "Automatic reminder";

export async function sendReminders(services: Services, now: number): Promise<void> {
  let sent = 0;
  for (const time of listReminderTimes(services.env.PAYMENT_REMINDER_HOURS)) {
    for (;;) {
      const ids = await listDueOrders(services, time, now);
      const claimed = ids.length > 0 ? await remindOrders(services, time, now, ids) : 0;
      sent += claimed;
      if (ids.length < BATCH_SIZE || claimed === 0) break;
    }
  }
  if (sent > 0) services.log.info({ sent }, "payment reminders queued");
}

export async function listDueOrders(services: Services, time: ReminderTime, now: number): Promise<string[]> {
  const { formSubmissions, paymentReminders } = services.db.tables;
  const isNotSent = or(
    isNull(paymentReminders.orderId),
    and(lt(paymentReminders.sent, time.number), isNull(paymentReminders.stoppedAt)),
  );
  const rows = await services.db.read
    .select({ id: formSubmissions.id })
    .from(formSubmissions)
    .leftJoin(paymentReminders, eq(paymentReminders.orderId, formSubmissions.id))
    .where(and(await isDue(services, time, now), isNotSent))
    .orderBy(asc(formSubmissions.createdAt))
    .limit(BATCH_SIZE);
  return rows.map(({ id }) => id);
}

/** Returns the number of queued reminders. Skips orders that changed since they were listed. */
export async function remindOrders(
  services: Services,
  time: ReminderTime,
  now: number,
  ids: string[],
): Promise<number> {
  const { db } = services;
  const { formSubmissions, paymentReminders } = db.tables;
  const condition = await isDue(services, time, now);
  return db.transact(async (tx) => {
    const query = tx
      .select()
      .from(formSubmissions)
      .where(and(inArray(formSubmissions.id, ids), condition))
      .orderBy(asc(formSubmissions.id));
    const orders = await lockRows(db, query);
    if (orders.length === 0) return 0;
    const claimed = await tx
      .insert(paymentReminders)
      .values(orders.map(({ id }) => ({ orderId: id, sent: time.number })))
      .onConflictDoUpdate({
        target: paymentReminders.orderId,
        set: { sent: time.number },
        setWhere: and(lt(paymentReminders.sent, time.number), isNull(paymentReminders.stoppedAt)),
      })
      .returning({ orderId: paymentReminders.orderId });
    const claimedIds = new Set(claimed.map(({ orderId }) => orderId));
    // No reminder for a quote that has expired or is paid another way.
    const isPayable = (order: Row<"formSubmissions">) =>
      !order.quote || createOrderPaymentUrl(services, order) !== null;
    for (const order of orders.filter((order) => claimedIds.has(order.id) && isPayable(order))) {
      await queueReminder(services, tx, order, time);
      const detail = getReminderSubject(order.submissionId);
      await recordOrderEvent(db, tx, { orderId: order.id, actor: ACTOR, kind: "mail", detail });
    }
    return claimedIds.size;
  });
}

/** Names each column of the index form_submissions_narrowed up to the time. */
async function isDue(services: Services, { minAge, maxAge }: ReminderTime, now: number) {
  const { priority, planPurchased, createdAt } = services.db.tables.formSubmissions;
  return and(
    isWaitingForPayment(services.db),
    inArray(priority, [...PRIORITIES]),
    inArray(planPurchased, [...(await listPayablePackages(services)), customOrder.value]),
    gt(createdAt, new Date(now - maxAge)),
    lte(createdAt, new Date(now - minAge)),
  );
}

async function queueReminder(services: Services, tx: Writer, order: Row<"formSubmissions">, { number }: ReminderTime) {
  await queueOrderEmail(services, tx, order.id, {
    topic: "order-reminder",
    dedupeKey: `order-reminder:${order.id}:${number}`,
    to: order.email,
    data: {
      ...(await toUnpaidEmailOrder(services, tx, order)),
      stopUrl: await createReminderLink(services, tx, order),
    },
  });
}
