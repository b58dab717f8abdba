import { and, type Column, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { contains } from "#app/server/list/contains.server";
import type { Database } from "#drizzle/connect";
import { ACTION_NEEDED, ORDER_STATUSES, PAYMENT_STATUSES, PLANS, PRIORITIES } from "#drizzle/values";
import { actionNeeded, type Filters } from "./filters";

export function isNotDeleted({ tables: { formSubmissions } }: Database): SQL {
  return isNull(formSubmissions.deletedAt);
}

/**
 * The orders that match the filters. `index` is the one to use: by `time` if many match, so that a page is full after a
 * few rows, and by `kind` if few do, which are then all read and sorted.
 */
export function matchesFilters(db: Database, filters: Filters, index: "time" | "kind" = "time"): SQL | undefined {
  return and(
    isNotDeleted(db),
    index === "kind" ? matchesKindByIndex(db, filters) : matchesKind(db, filters),
    filters.q ? contains(db.tables.formSubmissions.search, filters.q) : undefined,
  );
}

/**
 * Package, status and priority. The `+` keeps SQLite from using their index: it does not know how many orders there
 * are of each kind, and would sort them all.
 */
export function matchesKind(db: Database, { package: plan, status, priority }: Filters): SQL | undefined {
  const { formSubmissions: t } = db.tables;
  const is = (column: Column, value: string) =>
    db.dialect === "sqlite" ? sql`+${column} = ${value}` : eq(column, value);
  return and(
    plan === "all" ? undefined : is(t.planPurchased, plan),
    priority === "all" ? undefined : is(t.priority, priority),
    status === "all" ? undefined : status === actionNeeded ? sql.raw(ACTION_NEEDED) : is(t.orderStatus, status),
  );
}

/** The same with every column of the index form_submissions_narrowed, so that it is read kind by kind. */
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

/** PostgreSQL gets the values as one parameter, because it would plan a list of fifty each time. */
export function isOneOf({ dialect }: Database, column: Column, values: string[]): SQL {
  return dialect === "sqlite" ? inArray(column, values) : sql`${column} = any(${sql.param(values)})`;
}
