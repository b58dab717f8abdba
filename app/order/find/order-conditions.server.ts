import { and, type Column, eq, gte, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { containsTextOrPhone } from "#app/server/list/contains.server";
import { DAY } from "#app/server/time/durations";
import type { Database } from "#drizzle/connect";
import { ACTION_NEEDED, ORDER_STATUSES, PAYMENT_STATUSES, PLANS, PRIORITIES } from "#drizzle/schema/values";
import { actionNeeded } from "../model/order-filters";
import { sortOrders } from "../model/order-sorts";
import { unpaidOrderStatuses, unpaidPaymentStatuses } from "../model/unpaid";
import type { DatedFilters } from "./periods.server";

export function isNotDeleted({ tables: { formSubmissions } }: Database): SQL {
  return isNull(formSubmissions.deletedAt);
}

/** `time` suits filters that match many orders (a page fills after a few rows), `kind` those that match few. */
export function matchesFilters(db: Database, filters: DatedFilters, index: "time" | "kind" = "time"): SQL | undefined {
  return and(
    isNotDeleted(db),
    index === "kind" ? matchesKindByIndex(db, filters) : matchesKind(db, filters),
    filters.q ? containsTextOrPhone(db.tables.formSubmissions.search, filters.q) : undefined,
  );
}

/** The value by which the sort order puts an order into a group. */
export function selectGroup({ tables: { formSubmissions: t } }: Database, { sort }: DatedFilters): SQL<string> {
  const { groupBy } = sortOrders[sort];
  return groupBy ? sql<string>`${{ priority: t.priority, package: t.planPurchased }[groupBy.filter]}` : sql`''`;
}

/** The unary `+` keeps SQLite from using the index of this column, because it would then sort every match. */
export function matchesKind(db: Database, filters: DatedFilters): SQL | undefined {
  const { formSubmissions: t } = db.tables;
  const { package: plan, status, priority, unpaid } = filters;
  const equals = (column: Column, value: string) =>
    db.dialect === "sqlite" ? sql`+${column} = ${value}` : eq(column, value);
  const isOneIn = (column: Column, values: readonly string[]) =>
    db.dialect === "sqlite" ? sql`+${column} in ${values}` : inArray(column, [...values]);
  return and(
    plan === "all" ? undefined : equals(t.planPurchased, plan),
    priority === "all" ? undefined : equals(t.priority, priority),
    status === "all" ? undefined : status === actionNeeded ? sql.raw(ACTION_NEEDED) : equals(t.orderStatus, status),
    isPlacedInTime(db, filters),
    unpaid === "all" ? undefined : isOneIn(t.paymentStatus, unpaidPaymentStatuses),
    unpaid === "all" ? undefined : isOneIn(t.orderStatus, unpaidOrderStatuses),
  );
}

/** Uses every column of the index form_submissions_narrowed, so that the database chooses it. */
function matchesKindByIndex(db: Database, filters: DatedFilters): SQL | undefined {
  const { formSubmissions: t } = db.tables;
  const { package: plan, status, priority, unpaid } = filters;
  if (status === actionNeeded) return matchesKind(db, filters);
  const statuses = unpaid === "all" ? ORDER_STATUSES : unpaidOrderStatuses;
  return and(
    inArray(t.priority, priority === "all" ? [...PRIORITIES] : [priority]),
    inArray(
      t.orderStatus,
      statuses.filter((value) => status === "all" || value === status),
    ),
    inArray(t.planPurchased, plan === "all" ? [...PLANS] : [plan]),
    inArray(t.paymentStatus, unpaid === "all" ? [...PAYMENT_STATUSES] : [...unpaidPaymentStatuses]),
    isPlacedInTime(db, filters),
  );
}

function isPlacedInTime({ tables: { formSubmissions } }: Database, { unpaid, since }: DatedFilters): SQL | undefined {
  const { createdAt } = formSubmissions;
  return and(
    unpaid === "all" ? undefined : lte(createdAt, new Date(Date.now() - Number(unpaid) * DAY)),
    since ? gte(createdAt, since) : undefined,
  );
}
