import type { Services } from "#app/server/services.server";
import { startOfDay, startOfMonth } from "#app/server/time/business-time.server";
import { DAY } from "#app/server/time/durations";
import { ORDER_STATUSES, PAYMENT_STATUSES, PRIORITIES } from "#drizzle/schema/values";
import { actionNeeded, depositPaid, type Filters, overdue, type Period } from "../model/order-filters";
import { type SortOrder, sortOrders } from "../model/order-sorts";
import { unpaidOrderStatuses, unpaidPaymentStatuses } from "../model/unpaid";

/** The order of the index form_submissions_narrowed. */
export const kindColumns = ["priority", "orderStatus", "planPurchased", "paymentStatus"] as const;

type Kinds = Record<(typeof kindColumns)[number], readonly string[]>;

/** A column without a filter also matches values that only a newer version knows. */
export const isFiltered = ({ filtered }: OrderQuery, column: keyof Kinds): boolean => filtered.includes(column);

export interface OrderQuery {
  q: string;
  kinds: Kinds;
  filtered: readonly (keyof Kinds)[];
  needsAction: boolean;
  /** Set if only overdue orders match. */
  overdueIds: string[] | undefined;
  isDepositPaid: boolean;
  placedFrom: Date | null;
  placedUntil: Date | null;
  sort: SortOrder;
}

export function createOrderQuery(
  { env }: Pick<Services, "env">,
  counts: readonly { planPurchased: string }[],
  { q, package: plan, status, priority, unpaid, placed, sort }: Filters,
  now = Date.now(),
  overdueIds?: string[],
): OrderQuery {
  const isDepositPaid = unpaid === depositPaid;
  const daysUnpaid = unpaid === "all" || isDepositPaid ? 0 : Number(unpaid);
  const statuses = unpaid === "all" ? ORDER_STATUSES : unpaidOrderStatuses;
  const isTask = status === actionNeeded || status === overdue;
  const choose = (values: readonly string[], chosen: string) =>
    chosen === "all" ? values : values.filter((value) => value === chosen);
  const all: Kinds = {
    priority: PRIORITIES,
    orderStatus: ORDER_STATUSES,
    planPurchased: [...new Set(counts.map(({ planPurchased }) => planPurchased))],
    paymentStatus: PAYMENT_STATUSES,
  };
  const kinds: Kinds = {
    priority: choose(all.priority, priority),
    orderStatus: choose(statuses, isTask ? "all" : status),
    planPurchased: plan === "all" ? all.planPurchased : [plan],
    paymentStatus: unpaid === "all" ? all.paymentStatus : unpaidPaymentStatuses,
  };
  return {
    q,
    kinds,
    filtered: kindColumns.filter(
      (column) => (plan !== "all" && column === "planPurchased") || kinds[column].length < all[column].length,
    ),
    needsAction: isTask,
    overdueIds,
    isDepositPaid,
    placedFrom: placed === "all" ? null : startOfPeriod(placed, now, env.BUSINESS_TIMEZONE),
    placedUntil: daysUnpaid > 0 ? new Date(now - daysUnpaid * DAY) : null,
    sort: sortOrders[sort],
  };
}

export function splitIntoGroups(query: OrderQuery): OrderQuery[] {
  const { groupBy } = query.sort;
  if (!groupBy) return [query];
  const { column, values } = groupBy;
  return values
    .filter((value) => query.kinds[column].includes(value))
    .map((value) => ({
      ...query,
      kinds: { ...query.kinds, [column]: [value] },
      filtered: [...query.filtered, column],
    }));
}

export function startOfPeriod(period: Period, now: number, zone: string): Date {
  if (period === "today") return startOfDay(now, zone);
  return period === "month" ? startOfMonth(now, zone) : new Date(now - 7 * DAY);
}
