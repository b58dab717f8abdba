import { and, isNull, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import { isOneOf } from "../is-one-of.server";

/** The orders among `orderIds` whose customer waits for an answer. */
export async function listUnanswered(db: Database, orderIds: string[]): Promise<Set<string>> {
  const { orderMessages } = db.tables;
  if (orderIds.length === 0) return new Set();
  // Without parameters, so that the partial index applies.
  const isFromCustomer = sql`${orderMessages.sender} = 'customer'`;
  const rows = await db.read
    .selectDistinct({ orderId: orderMessages.orderId })
    .from(orderMessages)
    .where(and(isOneOf(db, orderMessages.orderId, orderIds), isFromCustomer, isNull(orderMessages.answeredAt)));
  return new Set(rows.map(({ orderId }) => orderId));
}
