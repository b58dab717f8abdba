import { expect, test } from "vitest";
import { listUnanswered } from "../../../app/order/messages/list-unanswered.server";
import { migrate } from "../../../drizzle/migrate";
import { insertOldRows, withDatabaseBefore } from "../../support/old-database";
import { makeOrder } from "../../support/order/orders";

test("revisions that were stored before do not wait for an answer, messages do", async () => {
  const [revised, asked] = [makeOrder(), makeOrder()];
  const createdAt = new Date("2026-11-20T15:00:00Z");
  const message = { sender: "customer", actor: "Dana", text: "Larger", deliveryId: null, fileIds: [] } as const;
  const stored = { ...message, fileIds: [], createdAt, answeredAt: null };
  await withDatabaseBefore("answered_revisions", async (db) => {
    await insertOldRows(db, "formSubmissions", [revised, asked]);
    await insertOldRows(db, "orderMessages", [
      { ...stored, id: "revision", orderId: revised.id, kind: "revision" },
      { ...stored, id: "message", orderId: asked.id, kind: "message" },
    ]);
    await migrate(db);
    expect(await listUnanswered(db, [revised.id, asked.id])).toEqual(new Set([asked.id]));
    const { orderMessages } = db.tables;
    const rows = await db.read.select().from(orderMessages).orderBy(orderMessages.id);
    expect(rows.map(({ answeredAt }) => answeredAt)).toEqual([null, createdAt]);
  });
});
