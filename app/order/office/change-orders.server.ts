import { randomUUID } from "node:crypto";
import { and, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { clearProblem } from "./payment-problems.server";

type Needed = Pick<Services, "db">;
type Order = Row<"formSubmissions">;
type Event = Pick<Row<"orderEvents">, "submissionId" | "kind" | "before" | "after">;

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
 * Sets status, priority or both, in one transaction with the history; cancelling settles a wrong amount. Returns how many
 * of the orders there are.
 */
export async function changeOrders({ db }: Needed, { ids, actor }: Chosen, change: Change): Promise<number> {
  if (ids.length === 0) return 0;
  const { formSubmissions } = db.tables;
  const { id, orderStatus, priority, currency, deletedAt } = formSubmissions;
  return db.transact(async (tx) => {
    // An update that changes nothing, so that on PostgreSQL too nobody alters them between reading and writing.
    const found = await tx
      .update(formSubmissions)
      .set({ currency: sql`${currency}` })
      .where(and(inArray(id, ids), isNull(deletedAt)))
      .returning({ id, status: orderStatus, priority });
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
        submissionId: order.id,
        kind,
        before: order[kind],
        after: after ?? "",
      }));
      await record(db, tx, actor, events);
      if (after === "cancelled") await clearProblem(db, tx, { ids: these, actor }, "wrong_amount");
    }
    return found.length;
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
  if (ids.length === 0) return [];
  const { formSubmissions } = db.tables;
  const { id, deletedAt } = formSubmissions;
  return db.transact(async (tx) => {
    const moved = await tx
      .update(formSubmissions)
      .set({ deletedAt: kind === "deleted" ? new Date() : null })
      .where(and(inArray(id, ids), kind === "deleted" ? isNull(deletedAt) : isNotNull(deletedAt)))
      .returning({ id });
    const events = moved.map((order) => ({ submissionId: order.id, kind, before: null, after: null }));
    await record(db, tx, actor, events);
    return moved.map((order) => order.id);
  });
}

async function record({ tables }: Needed["db"], tx: Writer, actor: string, events: Event[]): Promise<void> {
  if (events.length === 0) return;
  const createdAt = new Date();
  await tx.insert(tables.orderEvents).values(events.map((event) => ({ ...event, id: randomUUID(), createdAt, actor })));
}
