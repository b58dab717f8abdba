import { and, count, isNull, max, sql } from "drizzle-orm";
import { hashContent } from "#app/server/forms/hash-content.server";
import type { Database } from "#drizzle/connect";
import { listOrderCounts, type OrderCount } from "./order-counts.server";

/** Changes with every order, status, priority, payment and message. Costs the same for any number of orders. */
export async function readOrderRevision(
  db: Pick<Database, "read" | "tables">,
  counting: Promise<OrderCount[]> = listOrderCounts(db),
): Promise<string> {
  const { formSubmissions, orderMessages } = db.tables;
  const latest = db.read
    .select({ at: max(formSubmissions.createdAt) })
    .from(formSubmissions)
    .where(sql`${formSubmissions.deletedAt} IS NULL`);
  const waiting = db.read
    .select({ count: count(), at: max(orderMessages.createdAt) })
    .from(orderMessages)
    .where(and(sql`${orderMessages.sender} = 'customer'`, isNull(orderMessages.answeredAt)));
  const state = await Promise.all([counting, latest, waiting]);
  return hashContent(state).slice(0, 16);
}
