import type { Database } from "./connect";

/** With "no key update" others may still insert rows that refer to these, such as files of an order. */
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
