import { expect, test } from "vitest";
import { findOrdersPage } from "#app/order/find/find-orders-page.server";
import { createOrderRecords } from "#app/order/find/order-records.server";
import { noFilters } from "#app/order/model/order-filters";
import { migrate } from "#drizzle/migrate";
import { insertOldRows, withDatabaseBefore } from "#tests/support/database/old-database";
import { listRows } from "#tests/support/database/rows";
import { makeOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const bakery = {
  fullName: "Tom Bell",
  phone: "(843) 555-0123",
  businessName: "Bell Bakery",
  requirements: "A menu board for the new oven.",
};
const question = { planPurchased: "other", orderStatus: "question", paymentStatus: "n/a", priceCents: 0 } as const;

test("orders of earlier versions are found the same way after the migration", async () => {
  await withDatabaseBefore("waiting_since", async (db) => {
    const [order, trashed] = [makeOrder(bakery), makeOrder({ ...bakery, deletedAt: new Date() })];
    const old = { search: `tom bell\ndana@studio.example\n${order.submissionId.toLowerCase()}` };
    await insertOldRows(db, "formSubmissions", [
      { ...order, ...old },
      { ...trashed, ...old },
    ]);
    await migrate(db);
    const services = { ...site.services, db };
    for (const q of ["bell bakery", "843.555.0123", "menu board"]) {
      const { rows } = await findOrdersPage(services, { ...noFilters, q });
      expect(rows.map(({ id }) => id)).toEqual([order.id]);
      expect((await createOrderRecords(services).search(q.toLowerCase())).sort()).toEqual(
        [order.id, trashed.id].sort(),
      );
    }
    const [stored] = await listRows(db, "formSubmissions");
    expect(stored?.search).toBe(stored?.id === order.id ? order.search : trashed.search);
  });
});

test("unanswered questions and messages of earlier versions still wait after the migration", async () => {
  await withDatabaseBefore("waiting_since", async (db) => {
    const at = new Date("2026-03-04T15:00:00.000Z");
    const [asked, answered, messaged, quiet] = [
      makeOrder({ ...question, createdAt: at }),
      makeOrder({ ...question, createdAt: at }),
      makeOrder({ createdAt: at, orderStatus: "ready" }),
      makeOrder({ createdAt: at, orderStatus: "ready" }),
    ];
    await insertOldRows(db, "formSubmissions", [asked, answered, messaged, quiet]);
    const written = new Date("2026-03-05T15:00:00.000Z");
    await db.transact(async (tx) => {
      const event = { actor: "Ada", kind: "mail", detail: "Yes", createdAt: at } as const;
      await tx.insert(db.tables.orderEvents).values({ id: "letter", orderId: answered.id, ...event });
      const message = { kind: "message", sender: "customer", actor: "Dana", text: "Hi" } as const;
      await tx.insert(db.tables.orderMessages).values([
        { id: "new", orderId: messaged.id, fileIds: [], ...message, createdAt: written },
        { id: "old", orderId: quiet.id, fileIds: [], ...message, createdAt: at, answeredAt: written },
      ]);
    });
    await migrate(db);
    const rows = await listRows(db, "formSubmissions");
    const since = new Map(rows.map((row) => [row.id, row.waitingSince]));
    const expected = [asked, answered, messaged, quiet].map(({ id }) => since.get(id) ?? null);
    expect(expected).toEqual([at, null, written, null]);
  });
});
