import { and, type Column, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { contains } from "#app/server/list/contains.server";
import type { Database } from "#drizzle/connect";
import { ACTION_NEEDED, ORDER_STATUSES, PAYMENT_STATUSES, PLANS, PRIORITIES } from "#drizzle/values";
import { actionNeeded, type Filters } from "./filters";

export function isNotDeleted({ tables: { formSubmissions } }: Database): SQL {
  return isNull(formSubmissions.deletedAt);
}

/** `time` suits filters that match many orders (a page fills after a few rows), `kind` those that match few. */
export function matchesFilters(db: Database, filters: Filters, index: "time" | "kind" = "time"): SQL | undefined {
  return and(
    isNotDeleted(db),
    index === "kind" ? matchesKindByIndex(db, filters) : matchesKind(db, filters),
    filters.q ? contains(db.tables.formSubmissions.search, filters.q) : undefined,
  );
}

/** The unary `+` keeps SQLite from using the index of this column, because it would then sort every match. */
export function matchesKind(db: Database, { package: plan, status, priority }: Filters): SQL | undefined {
  const { formSubmissions: t } = db.tables;
  const equals = (column: Column, value: string) =>
    db.dialect === "sqlite" ? sql`+${column} = ${value}` : eq(column, value);
  return and(
    plan === "all" ? undefined : equals(t.planPurchased, plan),
    priority === "all" ? undefined : equals(t.priority, priority),
    status === "all" ? undefined : status === actionNeeded ? sql.raw(ACTION_NEEDED) : equals(t.orderStatus, status),
  );
}

/** Uses every column of the index form_submissions_narrowed, so that the database chooses it. */
function matchesKindByIndex(db: Database, filters: Filters): SQL | undefined {
  const { formSubmissions: t } = db.tables;
  const { package: plan, status, priority } = filters;
  if (status === actionNeeded) return matchesKind(db, filters);
  return and(
    inArray(t.priority, priority === "all" ? [...PRIORITIES] : [priority]),
    inArray(t.orderStatus, status === "all" ? [...ORDER_STATUSES] : [status]),
    inArray(t.planPurchased, plan === "all" ? [...PLANS] : [plan]),
    inArray(t.paymentStatus, [...PAYMENT_STATUSES]),
  );
}

/** One array parameter, because PostgreSQL would plan a list of fifty values each time. */
export function isOneOf({ dialect }: Database, column: Column, values: string[]): SQL {
  return dialect === "sqlite" ? inArray(column, values) : sql`${column} = any(${sql.param(values)})`;
}
