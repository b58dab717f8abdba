import { and, asc } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { formatIsoDate } from "#app/server/time/business-time.server";
import { listDueDates } from "../state/due-dates.server";
import { isNotDeleted, matchesActionNeeded } from "./order-conditions.server";

/** Overdue, due today or paid wrongly; oldest first, without test orders. */
export async function readDueOrders(services: Services, now: number) {
  const { db, env } = services;
  const zone = env.BUSINESS_TIMEZONE;
  const { id, submissionId, fullName, createdAt, orderStatus, paymentStatus, partPaidCents, paymentProblem } =
    db.tables.formSubmissions;
  const payment = { paymentStatus, partPaidCents, paymentProblem };
  const orders = await db.read
    .select({ id, submissionId, fullName, createdAt, orderStatus, ...payment })
    .from(db.tables.formSubmissions)
    .where(and(isNotDeleted(db), matchesActionNeeded(db)))
    .orderBy(asc(createdAt), asc(id));
  const dueDates = await listDueDates(services, orders, now);
  const dated = orders.flatMap((order) => {
    const due = dueDates.get(order.id);
    return due?.dueAt ? [{ ...order, dueAt: due.dueAt, overdue: due.overdue }] : [];
  });
  const today = formatIsoDate(new Date(now), zone);
  return {
    overdue: dated.filter((order) => order.overdue),
    dueToday: dated.filter((order) => !order.overdue && formatIsoDate(order.dueAt, zone) === today),
    problems: orders.filter((order) => order.paymentProblem !== null),
  };
}
