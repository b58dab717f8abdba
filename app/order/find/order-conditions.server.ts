import { and, asc, type Column, desc, eq, gte, inArray, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import { testPackage } from "#app/packages/packages";
import { containsTextOrPhone } from "#app/server/list/contains.server";
import type { Database } from "#drizzle/connect";
import { ACTION_NEEDED, DEPOSIT_PAID } from "#drizzle/schema/values";
import type { Direction, SortOrder } from "../model/order-sorts";
import { isOneOf } from "../state/is-one-of.server";
import { isFiltered, kindColumns, type OrderQuery } from "./order-query.server";

export function isNotDeleted({ tables: { formSubmissions } }: Database): SQL {
  return isNull(formSubmissions.deletedAt);
}

/** Nobody waits for a test order. */
export function matchesActionNeeded({ tables: { formSubmissions } }: Database): SQL | undefined {
  return and(sql.raw(ACTION_NEEDED), ne(formSubmissions.planPurchased, testPackage.value));
}

/** `time` suits filters that match many orders, because a page fills after a few rows; `kind` those that match few. */
export function matchesFilters(db: Database, query: OrderQuery, index: "time" | "kind" = "time"): SQL | undefined {
  return and(
    isNotDeleted(db),
    index === "kind" ? matchesKindByIndex(db, query) : matchesKind(db, query),
    query.q ? containsTextOrPhone(db.tables.formSubmissions.search, query.q) : undefined,
  );
}

export function selectGroup({ tables: { formSubmissions: t } }: Database, { groupBy }: SortOrder): SQL<string> {
  return groupBy ? sql<string>`${t[groupBy.column]}` : sql`''`;
}

export function listSortTerms(
  { tables: { formSubmissions: t } }: Database,
  { byColumn, byTime }: SortOrder,
  isReversed: boolean,
): SQL[] {
  const sortBy = (column: Column, direction: Direction) =>
    (direction === "ascending") === isReversed ? desc(column) : asc(column);
  const terms = [sortBy(t.createdAt, byTime), sortBy(t.id, byTime)];
  if (!byColumn) return terms;
  const column = t[byColumn.column];
  const sorted = sortBy(column, byColumn.direction);
  // Without `nulls` for a column that is never null, so that PostgreSQL uses its index in both directions.
  return [column.notNull ? sorted : sql`${sorted} nulls ${sql.raw(isReversed ? "first" : "last")}`, ...terms];
}

/** The unary `+` keeps SQLite from using this column's index, which would make it sort every match. */
export function matchesKind(db: Database, query: OrderQuery): SQL | undefined {
  const { formSubmissions } = db.tables;
  const conditions = kindColumns.map((name) => {
    const column: Column = formSubmissions[name];
    const values = query.kinds[name];
    if (!isFiltered(query, name)) return undefined;
    if (db.dialect === "postgres") return values.length === 1 ? eq(column, values[0]) : inArray(column, values);
    return values.length === 1 ? sql`+${column} = ${values[0]}` : sql`+${column} in ${values}`;
  });
  return and(
    ...conditions,
    query.needsAction ? matchesActionNeeded(db) : undefined,
    query.overdueIds ? isOneOf(db, formSubmissions.id, query.overdueIds) : undefined,
    query.isDepositPaid ? sql.raw(DEPOSIT_PAID) : undefined,
    isPlacedInTime(db, query),
  );
}

/** Naming all columns of form_submissions_narrowed makes databases choose it. Ignores values of a newer version. */
function matchesKindByIndex(db: Database, query: OrderQuery): SQL | undefined {
  const { formSubmissions } = db.tables;
  if (query.needsAction || query.isDepositPaid) return matchesKind(db, query);
  return and(
    ...kindColumns.map((name) => inArray(formSubmissions[name] as Column, query.kinds[name])),
    isPlacedInTime(db, query),
  );
}

function isPlacedInTime({ tables: { formSubmissions } }: Database, query: OrderQuery): SQL | undefined {
  const { createdAt } = formSubmissions;
  return and(
    query.placedUntil ? lte(createdAt, query.placedUntil) : undefined,
    query.placedFrom ? gte(createdAt, query.placedFrom) : undefined,
  );
}
