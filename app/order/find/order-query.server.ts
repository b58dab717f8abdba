import type { Services } from "#app/server/services.server";
import { startOfDay, startOfMonth } from "#app/server/time/business-time.server";
import { DAY } from "#app/server/time/durations";
import { ORDER_STATUSES, PAYMENT_STATUSES, PLANS, PRIORITIES } from "#drizzle/schema/values";
import { actionNeeded, type Filters, type Period } from "../model/order-filters";
import { type SortOrder, sortOrders } from "../model/order-sorts";
import { unpaidOrderStatuses, unpaidPaymentStatuses } from "../model/unpaid";

/** The columns by which orders are counted, in the order of the index form_submissions_narrowed. */
export const kindColumns = ["priority", "orderStatus", "planPurchased", "paymentStatus"] as const;

const allKinds: Kinds = {
  priority: PRIORITIES,
  orderStatus: ORDER_STATUSES,
  planPurchased: PLANS,
  paymentStatus: PAYMENT_STATUSES,
};

type Kinds = Record<(typeof kindColumns)[number], readonly string[]>;

/** Also orders with a value that only a newer version knows, such as its package, match a column without a filter. */
export const isFiltered = ({ kinds }: OrderQuery, column: keyof Kinds): boolean =>
  kinds[column].length < allKinds[column].length;

/** The filters of the address as the queries need them. */
export interface OrderQuery {
  q: string;
  /** The values that match. */
  kinds: Kinds;
  needsAction: boolean;
  placedFrom: Date | null;
  placedUntil: Date | null;
  sort: SortOrder;
}

export function createOrderQuery(
  { env }: Pick<Services, "env">,
  { q, package: plan, status, priority, unpaid, placed, sort }: Filters,
  now = Date.now(),
): OrderQuery {
  const daysUnpaid = unpaid === "all" ? 0 : Number(unpaid);
  const statuses = unpaid === "all" ? ORDER_STATUSES : unpaidOrderStatuses;
  const choose = (values: readonly string[], chosen: string) =>
    chosen === "all" ? values : values.filter((value) => value === chosen);
  return {
    q,
    kinds: {
      priority: choose(PRIORITIES, priority),
      orderStatus: choose(statuses, status === actionNeeded ? "all" : status),
      planPurchased: choose(PLANS, plan),
      paymentStatus: unpaid === "all" ? PAYMENT_STATUSES : unpaidPaymentStatuses,
    },
    needsAction: status === actionNeeded,
    placedFrom: placed === "all" ? null : startOfPeriod(placed, now, env.BUSINESS_TIMEZONE),
    placedUntil: daysUnpaid > 0 ? new Date(now - daysUnpaid * DAY) : null,
    sort: sortOrders[sort],
  };
}

/** One query for each group of the sort order. */
export function splitIntoGroups(query: OrderQuery): OrderQuery[] {
  const { groupBy } = query.sort;
  if (!groupBy) return [query];
  const { column, values } = groupBy;
  return values
    .filter((value) => query.kinds[column].includes(value))
    .map((value) => ({ ...query, kinds: { ...query.kinds, [column]: [value] } }));
}

export function startOfPeriod(period: Period, now: number, zone: string): Date {
  if (period === "today") return startOfDay(now, zone);
  return period === "month" ? startOfMonth(now, zone) : new Date(now - 7 * DAY);
}
