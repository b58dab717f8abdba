import { and, asc, inArray, ne } from "drizzle-orm";
import { testPackage } from "#app/packages/packages";
import { paths } from "#app/paths";
import { NAMED_RECORDS, type SummaryEntry, type SummaryGroup } from "#app/server/figure-group";
import type { Services } from "#app/server/services.server";
import { formatMoment } from "#app/server/time/business-time.server";
import { PRIORITIES } from "#drizzle/schema/values";
import { actionNeeded, getListUrl, overdue as overdueStatus } from "../model/order-filters";
import { unpaidOrderStatuses, unpaidPaymentStatuses } from "../model/unpaid";
import { readDueOrders } from "./due-orders.server";
import { readFigures } from "./figures.server";
import { isNotDeleted } from "./order-conditions.server";

type Named = { submissionId: string; fullName: string };

/** Oldest first and without test orders. */
export function createOrderSummary(services: Services): SummaryGroup {
  return {
    group: "orders",
    read: async (now) => [...(await readOpenOrders(services, now)), ...(await readUnpaid(services, now))],
  };
}

async function readOpenOrders(services: Services, now: number): Promise<SummaryEntry[]> {
  const zone = services.env.BUSINESS_TIMEZONE;
  const { overdue, dueToday, problems } = await readDueOrders(services, now);
  const href = getListUrl({ status: actionNeeded, sort: "oldest" });
  const name = (order: Named & { dueAt: Date }) => `${nameOrder(order)}, due ${formatMoment(order.dueAt, zone, now)}`;
  return [
    toEntry(
      ["order overdue", "orders overdue"],
      overdue.length,
      overdue,
      getListUrl({ status: overdueStatus, sort: "oldest" }),
      name,
    ),
    toEntry(["order due today", "orders due today"], dueToday.length, dueToday, href, name),
    toEntry(["order with a payment problem", "orders with a payment problem"], problems.length, problems, href),
  ].flat();
}

async function readUnpaid(services: Services, now: number): Promise<SummaryEntry[]> {
  const { db } = services;
  const { unpaid: count } = await readFigures(services, now);
  if (count === 0) return [];
  const { id, submissionId, fullName, createdAt, orderStatus, paymentStatus, planPurchased, priority } =
    db.tables.formSubmissions;
  const rows = await db.read
    .select({ submissionId, fullName })
    .from(db.tables.formSubmissions)
    .where(
      and(
        isNotDeleted(db),
        inArray(priority, PRIORITIES),
        inArray(orderStatus, unpaidOrderStatuses),
        ne(planPurchased, testPackage.value),
        inArray(paymentStatus, unpaidPaymentStatuses),
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(NAMED_RECORDS);
  return toEntry(["order unpaid", "orders unpaid"], count, rows, getListUrl({ unpaid: "0" }));
}

const nameOrder = ({ submissionId, fullName }: Named) => `${submissionId}, ${fullName}`;

function toEntry<Order extends Named>(
  [one, many]: [string, string],
  count: number,
  orders: Order[],
  href: string,
  name: (order: Order) => string = nameOrder,
): SummaryEntry[] {
  if (count === 0) return [];
  const first = orders
    .slice(0, NAMED_RECORDS)
    .map((order) => ({ text: name(order), href: paths.adminOrder(order.submissionId) }));
  return [{ label: count === 1 ? one : many, count, href, first }];
}
