import { and, eq, isNull, sql } from "drizzle-orm";
import { scanRows } from "#app/server/list/scan-rows.server";
import type { Database } from "#drizzle/connect";

/** `address` in lower case. */
export async function hasBought(db: Database, address: string): Promise<boolean> {
  const { purchases } = db.tables;
  const { id, createdAt, email, status, deletedAt } = purchases;
  const found = await scanRows(db, {
    table: purchases,
    id,
    time: createdAt,
    kind: status,
    indexed: isNull(deletedAt),
    condition: sql`${and(eq(status, "active"), eq(sql`lower(${email})`, address))}`,
    maxRows: 1,
  });
  return found.length > 0;
}
