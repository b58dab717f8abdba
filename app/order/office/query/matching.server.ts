import { and, type Column, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { contains } from "#app/server/list/contains.server";
import type { Database } from "#drizzle/connect";
import { ACTION_NEEDED, ORDER_STATUSES, PAYMENT_STATUSES, PLANS, PRIORITIES } from "#drizzle/values";
import { actionNeeded, type Filters } from "./filters";

/** The orders that the office knows: those not in the trash. */
export function alive({ tables: { formSubmissions } }: Database): SQL {
  return isNull(formSubmissions.deletedAt);
}

/**
 * The orders that a filter lets through. `along` says which index leads there: `time` where many match, so that a page
 * is full after a few steps, and `kind` where few do, which are then all read and sorted.
 */
export function matching(db: Database, filters: Filters, along: "time" | "kind" = "time"): SQL | undefined {
  return and(
    alive(db),
    along === "kind" ? ofKind(db, filters) : allowed(db, filters),
    filters.q ? found(db, filters.q) : undefined,
  );
}

/** Package, status and priority. SQLite knows not how many there are of each and would sort them all: hence the `+`. */
export function allowed(db: Database, { package: plan, status, priority }: Filters): SQL | undefined {
  const { formSubmissions: t } = db.tables;
  const is = (column: Column, value: string) =>
    db.dialect === "sqlite" ? sql`+${column} = ${value}` : eq(column, value);
  return and(
    plan === "all" ? undefined : is(t.planPurchased, plan),
    priority === "all" ? undefined : is(t.priority, priority),
    status === "all" ? undefined : status === actionNeeded ? sql.raw(ACTION_NEEDED) : is(t.orderStatus, status),
  );
}

/** The same with every column of the index form_submissions_narrowed named, so that it is walked kind by kind. */
function ofKind(db: Database, filters: Filters): SQL | undefined {
  const { formSubmissions: t } = db.tables;
  const { package: plan, status, priority } = filters;
  if (status === actionNeeded) return allowed(db, filters);
  return and(
    inArray(t.priority, priority === "all" ? [...PRIORITIES] : [priority]),
    inArray(t.orderStatus, status === "all" ? [...ORDER_STATUSES] : [status]),
    inArray(t.planPurchased, plan === "all" ? [...PLANS] : [plan]),
    inArray(t.paymentStatus, [...PAYMENT_STATUSES]),
  );
}

/** The column holds one of these. PostgreSQL gets them as one parameter: a list of fifty it would plan anew each time. */
export function among({ dialect }: Database, column: Column, values: string[]): SQL {
  return dialect === "sqlite" ? inArray(column, values) : sql`${column} = any(${sql.param(values)})`;
}

/** Name, e-mail or number contain what was typed, in whatever case (specification section 5). */
function found({ tables: { formSubmissions } }: Database, q: string): SQL {
  return contains(formSubmissions.search, q);
}
