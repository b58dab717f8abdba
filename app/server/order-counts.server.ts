import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

export type Count = Row<"orderCounts">;

/** How many orders there are of each kind, without those in the trash: some hundred rows, however many orders. */
export async function listCounts({
  read,
  tables: { orderCounts },
}: Pick<Database, "read" | "tables">): Promise<Count[]> {
  const { planPurchased, orderStatus, paymentStatus, priority, orders } = orderCounts;
  const kind = [planPurchased, orderStatus, paymentStatus, priority] as const;
  const rows = await read
    .select({ planPurchased, orderStatus, paymentStatus, priority, orders: sql<number | string>`sum(${orders})` })
    .from(orderCounts)
    .groupBy(...kind)
    .orderBy(...kind);
  return rows.map((row) => ({ ...row, orders: Number(row.orders) })).filter((row) => row.orders > 0);
}
