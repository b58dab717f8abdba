import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { migrate } from "#drizzle/migrate";
import { insertOldRows, runStatement, withDatabaseBefore } from "#tests/support/database/old-database";
import { makeOrder } from "#tests/support/order/orders";

const order = makeOrder();

/** Messages as earlier versions stored them, and as they are after the migration. */
const messages = [
  { key: `order-lead:${order.id}`, payload: { url: "https://crm.example", body: {} }, topic: "order-lead" },
  { key: `order-team:${order.id}`, payload: { to: "a@b.example", mail: "order-team" }, topic: "order-team" },
  { key: `letter:${order.id}:abc`, payload: { to: "a@b.example", subject: "Hello" }, topic: "letter" },
  { key: `payment-odd:${order.id}:evt_1`, payload: { mail: "payment-problem" }, topic: "payment-problem" },
  { key: `payment-odd:${order.id}:evt_2`, payload: { subject: "Wrong amount paid" }, topic: "payment-problem" },
  { key: "payment-odd:evt_3", payload: { mail: "payment-unknown" }, topic: "payment-unknown", about: null },
  { key: "order-team:removed-order", payload: { mail: "order-team" }, topic: "order-team", about: null },
];

test("stored messages get the topic and the order that their keys named", async () => {
  await withDatabaseBefore("outbox_topics", async (db) => {
    await insertOldRows(db, "formSubmissions", [order]);
    const now = db.dialect === "sqlite" ? Date.now() : new Date().toISOString();
    for (const [index, { key, payload }] of messages.entries())
      await runStatement(
        db,
        sql`insert into outbox (id, kind, dedupe_key, payload, state, attempts, run_at, created_at)
          values (${String(index)}, 'mail', ${key}, ${JSON.stringify(payload)}, 'pending', 0, ${now}, ${now})`,
      );
    await migrate(db);
    const { outbox } = db.tables;
    const rows = await db.read.select().from(outbox).orderBy(outbox.id);
    const expected = messages.map(({ topic, about = order.id }) => [topic, about ? "order" : null, about]);
    expect(rows.map((row) => [row.topic, row.aboutKind, row.aboutId])).toEqual(expected);
  });
});
