import { randomUUID } from "node:crypto";
import { and, asc, inArray, isNull, type SQL } from "drizzle-orm";
import { splitBatches } from "#app/server/list/split-batches.server";
import type { Services } from "#app/server/services.server";
import { sortForLocking } from "#app/trash/move-records.server";
import type { Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { clearPaymentProblem } from "../pay/resolve-payment-problem.server";
import { syncWaitingWithStatus } from "../state/waiting.server";

type Order = Row<"formSubmissions">;

/** Unknown ids, and orders in the trash, are skipped. */
interface OrderSelection {
  ids: string[];
  actor: string;
}

const columnNames = { status: "orderStatus", priority: "priority" } as const;

export interface BulkChange {
  status?: Order["orderStatus"];
  priority?: Order["priority"];
}

/** Canceling an order resolves a wrong amount. Returns how many of the orders exist. */
export async function changeOrders(
  { db }: Services,
  { ids, actor }: OrderSelection,
  change: BulkChange,
): Promise<number> {
  const { formSubmissions, orderEvents } = db.tables;
  const { id, deletedAt } = formSubmissions;
  return db.transact(async (tx) => {
    let count = 0;
    for await (const batch of splitBatches(sortForLocking(ids))) {
      const found = await lockOrders(db, tx, and(inArray(id, batch), isNull(deletedAt)));
      count += found.length;
      for (const kind of ["status", "priority"] as const) {
        const after = change[kind];
        const changed = after ? found.filter((order) => order[kind] !== after) : [];
        if (changed.length === 0) continue;
        const changedIds = changed.map((order) => order.id);
        await tx
          .update(formSubmissions)
          .set({ [columnNames[kind]]: after })
          .where(inArray(id, changedIds));
        const createdAt = new Date();
        const events = changed.map((order) => ({
          ...{ id: randomUUID(), createdAt, actor, kind },
          ...{ orderId: order.id, before: order[kind], after: after ?? "" },
        }));
        await tx.insert(orderEvents).values(events);
        if (kind === "status") await syncWaitingWithStatus(db, tx, changedIds, after === "question");
        if (after === "cancelled") await clearPaymentProblem(db, tx, { ids: changedIds, actor }, "wrong_amount");
      }
    }
    return count;
  });
}

async function lockOrders({ dialect, tables }: Services["db"], tx: Writer, where: SQL | undefined) {
  const { id, orderStatus, priority } = tables.formSubmissions;
  const orders = tx
    .select({ id, status: orderStatus, priority })
    .from(tables.formSubmissions)
    .where(where)
    .orderBy(asc(id));
  // Inserts that only reference the order, such as notes, need not wait.
  return lockRows({ dialect }, orders, "no key update");
}
