import { createHash } from "node:crypto";
import { max, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import { type Count, listCounts } from "./order-counts.server";

/**
 * A text that changes with the list of orders: another order, status, priority or payment, another revision. It is
 * made from the counts by kind, so it costs the same at any number of orders.
 */
export async function readOrderRevision(
  db: Pick<Database, "read" | "tables">,
  counting: Promise<Count[]> = listCounts(db),
): Promise<string> {
  const { formSubmissions } = db.tables;
  const latest = db.read
    .select({ at: max(formSubmissions.createdAt) })
    .from(formSubmissions)
    .where(sql`${formSubmissions.deletedAt} IS NULL`);
  const known = await Promise.all([counting, latest]);
  return createHash("sha256").update(JSON.stringify(known)).digest("base64url").slice(0, 16);
}
