import { createHash } from "node:crypto";
import { max, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import { listOrderCounts, type OrderCount } from "./order-counts.server";

/**
 * A text that changes with every order, status, priority and payment. It is made from the counts by kind, so it costs
 * the same at any number of orders.
 */
export async function readOrderRevision(
  db: Pick<Database, "read" | "tables">,
  counting: Promise<OrderCount[]> = listOrderCounts(db),
): Promise<string> {
  const { formSubmissions } = db.tables;
  const latest = db.read
    .select({ at: max(formSubmissions.createdAt) })
    .from(formSubmissions)
    .where(sql`${formSubmissions.deletedAt} IS NULL`);
  const state = await Promise.all([counting, latest]);
  return createHash("sha256").update(JSON.stringify(state)).digest("base64url").slice(0, 16);
}
