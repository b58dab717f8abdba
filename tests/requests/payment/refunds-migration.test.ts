import { getTableColumns, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { listOrderCounts } from "#app/order/find/order-counts.server";
import type { Database } from "#drizzle/connect";
import { migrate } from "#drizzle/migrate";
import { openTestDatabase } from "#tests/support/database/database";
import {
  copyMigrationsWith,
  insertOldPaymentEvent,
  insertOldRows,
  listStoredColumns,
  readStoredRows,
  withDatabaseBefore,
} from "#tests/support/database/old-database";
import { readSchema } from "#tests/support/database/read-schema";
import { countRows, insertRows } from "#tests/support/database/rows";
import { makeOrder } from "#tests/support/order/orders";

const at = new Date("2026-03-04T15:00:00.000Z");
const orders = [
  makeOrder({ createdAt: at }),
  makeOrder({ createdAt: at, paymentStatus: "paid", orderStatus: "in_progress", paymentProblem: "already_paid" }),
  makeOrder({ createdAt: at, planPurchased: "other", paymentStatus: "n/a", orderStatus: "question", deletedAt: at }),
];

/** The tables that the migration rebuilds on SQLite, and those that reference them. */
const filled = ["formSubmissions", "paymentEvents", "uploads", "adminNotes", "orderEvents", "submissionKeys"] as const;

async function fill(db: Database): Promise<void> {
  const { transact, tables } = db;
  await insertOldRows(db, "formSubmissions", orders);
  const file = { name: "a.png", type: "image/png", size: 1, checksum: "c", messageId: null, position: 0 };
  const uploads = orders.map(({ id }, n) => ({ ...file, id: `${n}`, path: `p${n}`, orderId: id }));
  await insertOldRows(
    db,
    "uploads",
    uploads.map((upload) => ({ ...upload, state: "stored" as const, createdAt: at })),
  );
  await transact(async (tx) => {
    for (const [n, { id: orderId }] of orders.entries()) {
      const id = `${n}`;
      await tx.insert(tables.adminNotes).values({ id, orderId, timestamp: at, content: "Call", author: "Ada" });
      await tx.insert(tables.orderEvents).values({ id, orderId, createdAt: at, actor: "Ada", kind: "note" });
      await tx.insert(tables.submissionKeys).values({ key: id, orderId, expiresAt: at });
    }
  });
}

/** Foreign keys are enforced. */
async function expectForeignKeys({ tables, transact }: Database): Promise<void> {
  const orphan = { id: "x", orderId: "none", timestamp: at, content: "Call", author: "Ada" };
  await expect(transact((tx) => tx.insert(tables.adminNotes).values(orphan))).rejects.toThrow();
}

/** Omits what only newer versions count. On PostgreSQL a count is the sum of several rows. */
async function readCounts({ read, tables: { orderCounts } }: Database) {
  const { orders, ...kind } = getTableColumns(orderCounts);
  return read
    .select({ ...kind, orders: sql`sum(${orders})`.mapWith(Number) })
    .from(orderCounts)
    .groupBy(...Object.values(kind))
    .orderBy(...Object.values(kind));
}

test("the migration keeps every row of an old database and gives it the schema of a new one", async () => {
  await withDatabaseBefore("refunds", async (db) => {
    await fill(db);
    const event = { reference: orders[1]?.submissionId ?? null, outcome: "applied", createdAt: at } as const;
    await insertOldPaymentEvent(db, { ...event, id: "evt_paid", type: "checkout.session.completed" });
    await insertOldPaymentEvent(db, { ...event, id: "evt_failed", type: "checkout.session.async_payment_failed" });
    const columns = await listStoredColumns(db, filled);
    const [before, countsBefore] = [await readStoredRows(db, columns), await readCounts(db)];
    await migrate(db);

    const expected = before.paymentEvents?.map((row) =>
      row.id === "evt_failed" ? { ...row, outcome: "failed" } : row,
    );
    expect(await readStoredRows(db, columns)).toEqual({ ...before, paymentEvents: expected });
    expect(await readCounts(db)).toEqual(countsBefore);
    const fresh = await openTestDatabase();
    try {
      expect(await readSchema(db)).toEqual(await readSchema(fresh.db));
    } finally {
      await fresh.close();
    }
  });
});

test("after the migration, orders are counted, found and removed with everything that belongs to them", async () => {
  await withDatabaseBefore("refunds", async (db) => {
    await fill(db);
    await migrate(db);
    const { formSubmissions } = db.tables;
    const [first, second] = orders;
    await db.transact((tx) =>
      tx
        .update(formSubmissions)
        .set({ paymentStatus: "refunded", paymentProblem: "disputed" })
        .where(sql`${formSubmissions.id} = ${second?.id}`),
    );
    const counts = (await listOrderCounts(db)).map(({ paymentStatus, paymentProblem, orders }) => [
      paymentStatus,
      paymentProblem,
      orders,
    ]);
    expect(counts).toEqual(
      expect.arrayContaining([
        ["pending", "none", 1],
        ["refunded", "disputed", 1],
      ]),
    );
    expect(counts).toHaveLength(2);

    await insertRows(db, "formSubmissions", makeOrder({ createdAt: at }));
    await db.transact((tx) => tx.delete(formSubmissions).where(sql`${formSubmissions.id} = ${first?.id}`));
    expect((await listOrderCounts(db)).reduce((sum, { orders }) => sum + orders, 0)).toBe(2);
    expect(await countRows(db, "adminNotes")).toBe(2);
    await expectForeignKeys(db);
    if (db.native.dialect === "sqlite")
      expect(db.native.drizzle.all(sql`select id from order_search order by id`)).toHaveLength(2);
  });
});

test("a migration that fails leaves the database as it was, and the next start runs it again", async () => {
  const failing = await copyMigrationsWith("refunds", "DROP TABLE nothing_of_this_name;");
  await withDatabaseBefore("refunds", async (db) => {
    await fill(db);
    const columns = await listStoredColumns(db, filled);
    const before = await readStoredRows(db, columns);
    await expect(migrate(db, failing)).rejects.toThrow();
    expect(await readStoredRows(db, columns)).toEqual(before);
    await expectForeignKeys(db);
    await migrate(db);
    expect(await readStoredRows(db, columns)).toEqual(before);
    await expectForeignKeys(db);
  });
});
