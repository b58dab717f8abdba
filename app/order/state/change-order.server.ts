import { eq } from "drizzle-orm";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import type { Database, Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { type QueuedOrderEmail, queueOrderEmail } from "../emails/queue-order-email.server";
import { lockOrder } from "./lock-order.server";

type Order = Row<"formSubmissions">;
type Event = Row<"orderEvents">;
type NewEvent = Pick<Event, "actor" | "kind"> & Omit<Partial<Event>, "id" | "orderId">;

export interface OrderChange {
  tx: Writer;
  order: Order;
  update(values: Partial<Order>): Promise<void>;
  /** Returns the event's id. */
  record(event: NewEvent): Promise<string>;
  email(email: QueuedOrderEmail): Promise<void>;
}

/**
 * Locks an order and changes it in one transaction. In `change`, await only the database: it may run again after a
 * conflict on PostgreSQL. Returns null without a change if the order does not exist or is in the trash.
 */
export function changeOrder<Result>(
  services: Pick<Services, "db">,
  orderId: string,
  change: (change: OrderChange) => Promise<Result>,
  { inTrash = false }: { inTrash?: boolean } = {},
): Promise<Result | null> {
  const { db } = services;
  return db.transact(async (tx) => {
    const order = await lockOrder(db, tx, orderId);
    if (!order || (order.deletedAt && !inTrash)) return null;
    return change({
      tx,
      order,
      async update(values) {
        const { formSubmissions } = db.tables;
        await tx.update(formSubmissions).set(values).where(eq(formSubmissions.id, orderId));
      },
      record: (event) => recordOrderEvent(db, tx, { ...event, orderId }),
      email: (email) => queueOrderEmail(services, tx, orderId, email),
    });
  });
}

/** For changes without `changeOrder`: payment events, reminders, reviews, and notes, which need no lock. */
export async function recordOrderEvent(
  { tables: { orderEvents } }: Pick<Database, "tables">,
  tx: Writer,
  event: NewEvent & Pick<Event, "orderId">,
): Promise<string> {
  const id = newId();
  await tx.insert(orderEvents).values({ ...event, id });
  return id;
}
