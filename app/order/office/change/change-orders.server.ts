import { randomUUID } from "node:crypto";
import { and, asc, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import { splitBatches } from "#app/server/list/split-batches.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { clearProblem } from "../ticket/payment-problems.server";

type Needed = Pick<Services, "db">;
type Order = Row<"formSubmissions">;
type Event = Pick<Row<"orderEvents">, "orderId" | "kind" | "before" | "after">;

/** Which orders, and the name of who does it, for their history. Ids that are unknown or in the trash are passed over. */
export interface Chosen {
  ids: string[];
  actor: string;
}

const columns = { status: "orderStatus", priority: "priority" } as const;

/** What is to become of orders; what is left out stays. */
export interface Change {
  status?: Order["orderStatus"];
  priority?: Order["priority"];
}

/**
 * Sets status, priority or both, in one transaction with the history; cancelling settles a wrong amount. Returns how
 * many of the orders exist.
 */
export async function changeOrders({ db }: Needed, { ids, actor }: Chosen, change: Change): Promise<number> {
  const { formSubmissions } = db.tables;
  const { id, deletedAt } = formSubmissions;
  return db.transact(async (tx) => {
    let count = 0;
    for await (const batch of splitBatches(inLockOrder(ids))) {
      const found = await lockOrders(db, tx, batch, isNull(deletedAt));
      count += found.length;
      for (const kind of ["status", "priority"] as const) {
        const after = change[kind];
        const changing = after ? found.filter((order) => order[kind] !== after) : [];
        if (changing.length === 0) continue;
        const these = changing.map((order) => order.id);
        await tx
          .update(formSubmissions)
          .set({ [columns[kind]]: after })
          .where(inArray(id, these));
        const events = changing.map((order) => ({
          orderId: order.id,
          kind,
          before: order[kind],
          after: after ?? "",
        }));
        await record(db, tx, actor, events);
        if (after === "cancelled") await clearProblem(db, tx, { ids: these, actor }, "wrong_amount");
      }
    }
    return count;
  });
}

/** Puts orders into the trash, in one transaction. Returns the ids of those that were not there yet. */
export function deleteOrders(services: Needed, chosen: Chosen): Promise<string[]> {
  return move(services, chosen, "deleted");
}

/** Takes orders out of the trash, in one transaction. Returns the ids of those that were there. */
export function restoreOrders(services: Needed, chosen: Chosen): Promise<string[]> {
  return move(services, chosen, "restored");
}

async function move({ db }: Needed, { ids, actor }: Chosen, kind: "deleted" | "restored"): Promise<string[]> {
  const { formSubmissions } = db.tables;
  const { id, deletedAt } = formSubmissions;
  return db.transact(async (tx) => {
    const moved: string[] = [];
    for await (const batch of splitBatches(inLockOrder(ids))) {
      const found = await lockOrders(db, tx, batch, kind === "deleted" ? isNull(deletedAt) : isNotNull(deletedAt));
      const these = found.map((order) => order.id);
      if (these.length === 0) continue;
      await tx
        .update(formSubmissions)
        .set({ deletedAt: kind === "deleted" ? new Date() : null })
        .where(inArray(id, these));
      await record(
        db,
        tx,
        actor,
        these.map((orderId) => ({ orderId, kind, before: null, after: null })),
      );
      moved.push(...these);
    }
    return moved;
  });
}

/** Without repeats, and in the order in which every transaction locks orders; otherwise two could deadlock. */
function inLockOrder(ids: string[]): string[] {
  return [...new Set(ids)].sort();
}

/** The orders as they are; on PostgreSQL nobody else can change them until the transaction ends. */
async function lockOrders({ dialect, tables }: Needed["db"], tx: Writer, ids: string[], where: SQL) {
  const { id, orderStatus, priority } = tables.formSubmissions;
  const orders = tx
    .select({ id, status: orderStatus, priority })
    .from(tables.formSubmissions)
    .where(and(inArray(id, ids), where))
    .orderBy(asc(id));
  // Rows of other tables that only reference the order, such as a note, need not wait.
  return dialect === "postgres" ? orders.for("no key update") : orders;
}

async function record({ tables }: Needed["db"], tx: Writer, actor: string, events: Event[]): Promise<void> {
  if (events.length === 0) return;
  const createdAt = new Date();
  await tx.insert(tables.orderEvents).values(events.map((event) => ({ ...event, id: randomUUID(), createdAt, actor })));
}
