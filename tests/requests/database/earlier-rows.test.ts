/** Rows stored before orders kept their package as bought, after all later migrations. */
import { expect, test } from "vitest";
import { listOrderCounts } from "#app/order/find/order-counts.server";
import { toSearchText } from "#app/order/model/order-fields";
import { findOption } from "#app/order/model/packages";
import { defaultPackages } from "#app/packages/package-list";
import { migrate } from "#drizzle/migrate";
import { filledTables, fillTables } from "#tests/support/database/fill-tables";
import { listStoredColumns, readStoredRows, withDatabaseBefore } from "#tests/support/database/old-database";
import { listRows } from "#tests/support/database/rows";

test("every row of every table is kept, and new columns get the values that follow from the old ones", async () => {
  await withDatabaseBefore("as_bought", async (db) => {
    await fillTables(db);
    const columns = await listStoredColumns(db, filledTables);
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
