import { sql } from "drizzle-orm";
import type { Database, Writer } from "./connect";

/** With "no key update" others may still insert rows that refer to the locked ones, such as files of an order. */
type Strength = "update" | "no key update";

interface Rows<Row> extends PromiseLike<Row[]> {
  for(strength: Strength): PromiseLike<Row[]>;
}

/** Other transactions cannot lock or change these rows until this one ends. SQLite has only one writer anyway. */
export async function lockRows<Row>(
  { dialect }: Pick<Database, "dialect">,
  rows: Rows<Row>,
  strength: Strength = "update",
): Promise<Row[]> {
  return dialect === "postgres" ? rows.for(strength) : rows;
}

/** Other transactions that lock the same value wait until this one ends. SQLite has only one writer anyway. */
export async function lockValue({ dialect }: Pick<Database, "dialect">, tx: Writer, value: string): Promise<void> {
  if (dialect === "postgres")
    await tx.select({ locked: sql`pg_advisory_xact_lock(hashtextextended(${value}, 0))` }).from(sql`(select 1) as one`);
}
