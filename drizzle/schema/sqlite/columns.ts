import { type SQL, sql } from "drizzle-orm";
import { type AnySQLiteColumn, integer, text } from "drizzle-orm/sqlite-core";

export const id = () => text("id").primaryKey();
export const time = (name: string) => integer(name, { mode: "timestamp_ms" });
export const createdAt = () =>
  time("created_at")
    .notNull()
    .$defaultFn(() => new Date());
export const json = <T>(name: string) => text(name, { mode: "json" }).$type<T>();
export const oneOf = (column: AnySQLiteColumn, list: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(list.map((value) => `'${value}'`).join(", "))})`;
