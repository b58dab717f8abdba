import { and, eq, isNull, sql } from "drizzle-orm";
import { scanRows } from "#app/server/list/scan-rows.server";
import type { Database } from "#drizzle/connect";

/** `address` in lower case. */
export async function hasPaidOrder(db: Database, address: string): Promise<boolean> {
  const { formSubmissions } = db.tables;
  const { id, createdAt, email, paymentStatus, deletedAt } = formSubmissions;
  const found = await scanRows(db, {
    table: formSubmissions,
    id,
    time: createdAt,
    kind: paymentStatus,
    indexed: isNull(deletedAt),
    condition: sql`${and(eq(paymentStatus, "paid"), eq(sql`lower(${email})`, address))}`,
    maxRows: 1,
  });
  return found.length > 0;
}
