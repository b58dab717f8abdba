import { randomUUID } from "node:crypto";
import { and, asc, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import { splitBatches } from "#app/server/list/split-batches.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { lockRows } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import { clearPaymentProblem } from "../ticket/resolve-payment-problem.server";

type Database = Pick<Services, "db">;
type Order = Row<"formSubmissions">;
type Event = Pick<Row<"orderEvents">, "id" | "orderId" | "kind" | "before" | "after">;

/** Ids that are unknown or in the trash are skipped. */
export interface OrderSelection {
  ids: string[];
  actor: string;
}

const columnNames = { status: "orderStatus", priority: "priority" } as const;

export interface OrderChange {
  status?: Order["orderStatus"];
  priority?: Order["priority"];
}

/** Canceling an order resolves a wrong amount. Returns how many of the orders exist. */
export async function changeOrders(
  { db }: Services,
  { ids, actor }: OrderSelection,
  change: OrderChange,
): Promise<number> {
  const { formSubmissions } = db.tables;
  const { id, deletedAt } = formSubmissions;
  return db.transact(async (tx) => {
    let count = 0;
    for await (const batch of splitBatches(sortForLocking(ids))) {
      const found = await lockOrders(db, tx, batch, isNull(deletedAt));
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
        const events = changed.map((order) => ({
          id: randomUUID(),
          orderId: order.id,
          kind,
          before: order[kind],
          after: after ?? "",
        }));
        await recordEvents(db, tx, actor, events);
        if (after === "cancelled") await clearPaymentProblem(db, tx, { ids: changedIds, actor }, "wrong_amount");
      }
    }
    return count;
  });
}

export function deleteOrders(services: Database, selection: OrderSelection): Promise<string[]> {
  return moveOrders(services, selection, "deleted");
}

export function restoreOrders(services: Database, selection: OrderSelection): Promise<string[]> {
  return moveOrders(services, selection, "restored");
}

async function moveOrders(
  { db }: Database,
  { ids, actor }: OrderSelection,
  kind: "deleted" | "restored",
): Promise<string[]> {
  const { formSubmissions } = db.tables;
  const { id, deletedAt } = formSubmissions;
  return db.transact(async (tx) => {
    const moved: string[] = [];
    for await (const batch of splitBatches(sortForLocking(ids))) {
      const found = await lockOrders(db, tx, batch, kind === "deleted" ? isNull(deletedAt) : isNotNull(deletedAt));
      const changedIds = found.map((order) => order.id);
      if (changedIds.length === 0) continue;
      await tx
        .update(formSubmissions)
        .set({ deletedAt: kind === "deleted" ? new Date() : null })
        .where(inArray(id, changedIds));
      await recordEvents(
        db,
        tx,
        actor,
        changedIds.map((orderId) => ({ id: randomUUID(), orderId, kind, before: null, after: null })),
      );
      moved.push(...changedIds);
    }
    return moved;
  });
}

/** Every transaction locks orders in this order; otherwise two could deadlock. */
function sortForLocking(ids: string[]): string[] {
  return [...new Set(ids)].sort();
}

async function lockOrders({ dialect, tables }: Database["db"], tx: Writer, ids: string[], where: SQL) {
  const { id, orderStatus, priority } = tables.formSubmissions;
  const orders = tx
    .select({ id, status: orderStatus, priority })
    .from(tables.formSubmissions)
    .where(and(inArray(id, ids), where))
    .orderBy(asc(id));
  // Inserts that only reference the order, such as notes, do not have to wait.
  return lockRows({ dialect }, orders, "no key update");
}

async function recordEvents({ tables }: Database["db"], tx: Writer, actor: string, events: Event[]): Promise<void> {
  if (events.length === 0) return;
  const createdAt = new Date();
  await tx.insert(tables.orderEvents).values(events.map((event) => ({ ...event, createdAt, actor })));
}
