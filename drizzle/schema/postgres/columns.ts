import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, jsonb, text, timestamp } from "drizzle-orm/pg-core";

export const id = () => text("id").primaryKey();
export const time = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: "date" });
export const createdAt = () =>
  time("created_at")
    .notNull()
    .$defaultFn(() => new Date());
export const json = <T>(name: string) => jsonb(name).$type<T>();
export const oneOf = (column: AnyPgColumn, list: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(list.map((value) => `'${value}'`).join(", "))})`;
