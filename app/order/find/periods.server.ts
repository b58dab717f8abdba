import type { Services } from "#app/server/services.server";
import { startOfDay, startOfMonth } from "#app/server/time/business-time.server";
import { DAY } from "#app/server/time/durations";
import type { Filters, Period } from "../model/order-filters";

/** Filters with the time at which their period begins. */
export interface DatedFilters extends Filters {
  since: Date | null;
}

export function startOfPeriod(period: Period, now: number, zone: string): Date {
  if (period === "today") return startOfDay(now, zone);
  return period === "month" ? startOfMonth(now, zone) : new Date(now - 7 * DAY);
}

export function dateFilters({ env }: Pick<Services, "env">, filters: Filters, now = Date.now()): DatedFilters {
  const { placed } = filters;
  return { ...filters, since: placed === "all" ? null : startOfPeriod(placed, now, env.BUSINESS_TIMEZONE) };
}
