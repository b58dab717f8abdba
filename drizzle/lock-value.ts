import { sql } from "drizzle-orm";
import type { Database, Writer } from "./connect";

/** Until the transaction ends, others that lock this value wait. SQLite has one writer. */
export async function lockValue({ dialect }: Pick<Database, "dialect">, tx: Writer, value: string): Promise<void> {
  if (dialect === "postgres")
    await tx.select({ locked: sql`pg_advisory_xact_lock(hashtextextended(${value}, 0))` }).from(sql`(select 1) as one`);
}
