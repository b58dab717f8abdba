import { type Column, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "#drizzle/connect";

/** On PostgreSQL, one array parameter, because it would plan a list of fifty values anew each time. */
export function isOneOf({ dialect }: Database, column: Column, values: string[]): SQL {
  return dialect === "sqlite" ? inArray(column, values) : sql`${column} = any(${sql.param(values)})`;
}
