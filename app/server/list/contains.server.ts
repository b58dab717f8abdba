import { type Column, type SQL, sql } from "drizzle-orm";

/** Whether a column with lower-case text contains `text` in whatever case; % and _ stand for themselves. */
export function contains(column: Column | SQL, text: string): SQL {
  const escaped = text.toLowerCase().replace(/[\\%_]/g, "\\$&");
  return sql`${column} like ${`%${escaped}%`} escape '\\'`;
}
