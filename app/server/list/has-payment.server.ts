import { and, eq, isNull, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#drizzle/connect";
import { scanRows } from "./scan-rows.server";

interface Payments {
  table: PgTable & Record<"id" | "createdAt" | "email" | "deletedAt", PgColumn>;
  status: PgColumn;
  paid: string;
}

export async function hasPayment(db: Database, { table, status, paid }: Payments, address: string): Promise<boolean> {
  const { id, createdAt, email, deletedAt } = table;
  const found = await scanRows(db, {
    table,
    id,
    time: createdAt,
    kind: status,
    indexed: isNull(deletedAt),
    condition: sql`${and(eq(status, paid), eq(sql`lower(${email})`, address))}`,
    maxRows: 1,
  });
  return found.length > 0;
}
