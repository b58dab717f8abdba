import { type Column, type SQL, sql } from "drizzle-orm";

/** The column must be lower case. % and _ stand for themselves. */
export function contains(column: Column | SQL, text: string): SQL {
  const escaped = text.toLowerCase().replace(/[\\%_]/g, "\\$&");
  return sql`${column} like ${`%${escaped}%`} escape '\\'`;
}
