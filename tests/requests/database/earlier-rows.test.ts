/** Rows stored before orders kept their package as bought, after all later migrations. */
import { type Column, getTableName } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { listOrderCounts } from "#app/order/find/order-counts.server";
import { toSearchText } from "#app/order/model/order-fields";
import { findOption } from "#app/order/model/packages";
import { defaultPackages } from "#app/packages/package-list";
import type { Database } from "#drizzle/connect";
import { migrate } from "#drizzle/migrate";
import type { Tables } from "#drizzle/schema";
import { tables as schemas } from "#drizzle/schema";
import {
  insertOldRows,
  listStoredColumns,
  readStoredRows,
  withDatabaseBefore,
} from "#tests/support/database/old-database";
import { listRows } from "#tests/support/database/rows";

type Name = keyof Tables;
type StoredRow = Record<string, unknown>;

const HOUR = 3_600_000;
const at = Date.parse("2026-03-04T15:00:00.000Z");

/** Values for columns with a check or a format. */
const fixedValues: Record<string, unknown> = { end_minute: 1440, phone: "(843) 555-0123" };

/** Both schemas have the same columns and references. */
const tables = Object.entries(schemas.sqlite) as unknown as [Name, SQLiteTable][];
// Triggers fill the counts.
const filled = tables.map(([name]) => name).filter((name) => name !== "orderCounts");

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

/** The values that the earlier database accepted. */
function listValues(name: Name, { name: column, enumValues }: Column): string[] | undefined {
  if (column === "plan_purchased") return ["basic", "starter", "growth", "pro", "other", "test"];
  return name === "purchaseEvents" ? enumValues?.filter((value) => value !== "refunded") : enumValues;
}

function keyOf(column: Column | undefined): string {
  const columns = Object.entries(column?.table ?? {});
  return columns.find(([, one]) => one === column)?.[0] ?? "";
}

async function fill(db: Database): Promise<void> {
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
  const existing = (await listStoredColumns(db, filled)).map(([name]) => name);
  for (const [name, table] of tables) if (existing.includes(name)) await store(name, table);
}

test("every row of every table is kept, and new columns get the values that follow from the old ones", async () => {
  await withDatabaseBefore("as_bought", async (db) => {
    await fill(db);
    const columns = await listStoredColumns(db, filled);
    const before = await readStoredRows(db, columns);
    for (const rows of Object.values(before)) expect(rows.length).toBeGreaterThan(1);
    await migrate(db);

    const after = await readStoredRows(db, columns);
    for (const [name] of columns)
      expect(after[name], name).toEqual(
        before[name]?.map((row) => (name === "formSubmissions" ? { ...row, search: expect.any(String) } : row)),
      );

    const orders = await listRows(db, "formSubmissions");
    for (const order of orders)
      expect(order).toMatchObject({
        packageName: findOption(defaultPackages, order.planPurchased)?.name,
        packageVisuals: findOption(defaultPackages, order.planPurchased)?.visuals,
        search: toSearchText(order, order.submissionId),
      });
    const counted = (await listOrderCounts(db)).reduce((sum, { orders }) => sum + orders, 0);
    expect(counted).toBe(orders.filter(({ deletedAt }) => deletedAt === null).length);

    const purchases = await listRows(db, "purchases");
    expect(purchases.map(({ status }) => status)).toContain("refunded");
    for (const { status, amountCents, refundedCents, listCents, deletedAt } of purchases)
      expect({ status, refundedCents, listCents, deletedAt }).toEqual({
        status,
        refundedCents: status === "refunded" ? amountCents : 0,
        listCents: null,
        deletedAt: null,
      });
    for (const event of await listRows(db, "purchaseEvents"))
      expect(event).toMatchObject({ sentBytes: null, continuations: 0 });
    for (const file of await listRows(db, "productFiles"))
      expect(file).toMatchObject({ tellsNow: false, toldBy: null, toldCount: 0, buyersToTell: 0 });
    for (const coupon of await listRows(db, "coupons")) expect(coupon.switchedOffAt).toBeNull();
    for (const message of await listRows(db, "outbox")) expect(message.heldFor).toBeNull();
  });
});
