import { type Column, or, type SQL, sql } from "drizzle-orm";
import { listSearchTexts } from "../text/search-text";

/** The column must be lowercase. % and _ stand for themselves. */
export function contains(column: Column | SQL, text: string): SQL {
  const escaped = text.toLowerCase().replace(/[\\%_]/g, "\\$&");
  return sql`${column} like ${`%${escaped}%`} escape '\\'`;
}

export function containsTextOrPhone(column: Column | SQL, typed: string): SQL {
  return or(...listSearchTexts(typed).map((text) => contains(column, text))) as SQL;
}
