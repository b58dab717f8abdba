import { getTableColumns, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";

export type Count = Row<"orderCounts">;

/** How many orders there are of each kind, without those in the trash: some hundred rows, however many orders. */
export async function listCounts({
  read,
  tables: { orderCounts },
}: Pick<Database, "read" | "tables">): Promise<Count[]> {
  const { orders, ...kind } = getTableColumns(orderCounts);
  const rows = await read
    .select({ ...kind, orders: sql<number | string>`sum(${orders})` })
    .from(orderCounts)
    .groupBy(...Object.values(kind))
    .orderBy(...Object.values(kind));
  return rows.map((row) => ({ ...row, orders: Number(row.orders) })).filter((row) => row.orders > 0);
}
