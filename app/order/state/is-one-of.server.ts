import { type Column, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";

/** On PostgreSQL a single array parameter, because PostgreSQL would plan a list of fifty values each time. */
export function isOneOf({ dialect }: Database, column: Column, values: string[]): SQL {
  return dialect === "sqlite" ? inArray(column, values) : sql`${column} = any(${sql.param(values)})`;
}
