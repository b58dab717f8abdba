import { type Column, getTableName } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "#drizzle/connect";
import type { Tables } from "#drizzle/schema";
import { tables as schemas } from "#drizzle/schema";
import { insertOldRows, listStoredColumns } from "./old-database";

type Name = keyof Tables;
type StoredRow = Record<string, unknown>;

const HOUR = 3_600_000;
const at = Date.parse("2026-03-04T15:00:00.000Z");

/** Values for columns with a check or a format. */
const fixedValues: Record<string, unknown> = { end_minute: 1440, phone: "(843) 555-0123" };

/** Both schemas have the same columns and references. */
const tables = Object.entries(schemas.sqlite) as unknown as [Name, SQLiteTable][];
// Triggers fill the counts.
export const filledTables = tables.map(([name]) => name).filter((name) => name !== "orderCounts");

/** At least two rows for each table, so that every listed value is stored. Every other one has nulls. */
function makeRows(name: Name, table: SQLiteTable, stored: ReadonlyMap<string, StoredRow[]>): StoredRow[] {
  const { columns, foreignKeys } = getTableConfig(table);
  const references = new Map(
    foreignKeys.map(({ reference }) => {
      const { columns, foreignTable, foreignColumns } = reference();
      return [columns[0], (stored.get(getTableName(foreignTable)) ?? []).map((row) => row[keyOf(foreignColumns[0])])];
    }),
  );
  const makeValue = (column: Column, index: number) => {
    const [referenced, listed] = [references.get(column as never), listValues(name, column)];
    const isNull = listed ? index === 1 : index % 2 === 1 || index >= (referenced?.length ?? Number.POSITIVE_INFINITY);
    if (!column.notNull && isNull) return null;
    const values = referenced ?? listed;
    if (values) return values[index % values.length];
    if (column.name in fixedValues) return fixedValues[column.name];
    if (column.dataType === "json") return [`${name} ${index}`];
    if (column.dataType === "date") return new Date(at + index * HOUR);
    if (column.dataType === "boolean") return index % 2 === 0;
    return column.dataType === "number" ? index + 1 : `${name} ${index}`;
  };
  const count = Math.max(2, ...columns.map((column) => listValues(name, column)?.length ?? 0));
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(columns.map((column) => [keyOf(column), makeValue(column, index)])),
  );
}

const laterValues: Partial<Record<Name, readonly string[]>> = {
  orderEvents: ["quote", "balance"],
  purchaseEvents: ["refunded"],
  toolRequestEvents: ["answer"],
  paymentEvents: ["dispute_won", "dispute_lost", "refund_failed"],
};

/** The values that the earlier database accepted. */
function listValues(name: Name, { name: column, enumValues }: Column): string[] | undefined {
  if (column === "plan_purchased") return ["basic", "starter", "growth", "pro", "other", "test"];
  return enumValues?.filter((value) => !laterValues[name]?.includes(value));
}

function keyOf(column: Column | undefined): string {
  const columns = Object.entries(column?.table ?? {});
  return columns.find(([, one]) => one === column)?.[0] ?? "";
}

/** Writes rows into every table that the database has. */
export async function fillTables(db: Database): Promise<void> {
  const stored = new Map<string, StoredRow[]>();
  const store = async (name: Name, table: SQLiteTable) => {
    if (stored.has(getTableName(table))) return;
    const { foreignKeys } = getTableConfig(table);
    for (const { reference } of foreignKeys) {
      const needed = tables.find(([, one]) => one === reference().foreignTable);
      if (needed) await store(...needed);
    }
    const rows = makeRows(name, table, stored);
    stored.set(getTableName(table), rows);
    await insertOldRows(db, name, rows as never);
  };
  const existing = (await listStoredColumns(db, filledTables)).map(([name]) => name);
  for (const [name, table] of tables) if (existing.includes(name)) await store(name, table);
}
