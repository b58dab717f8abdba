import { type SQL, sql } from "drizzle-orm";
import * as pg from "drizzle-orm/pg-core";
import * as sqlite from "drizzle-orm/sqlite-core";

const postgresBuilders = {
  dialect: "postgres" as "postgres" | "sqlite",
  table: pg.pgTable,
  text: pg.text,
  integer: pg.integer,
  bigint: (name: string) => pg.bigint(name, { mode: "number" }),
  boolean: (name: string) => pg.boolean(name),
  time: (name: string) => pg.timestamp(name, { precision: 3, withTimezone: true, mode: "date" }),
  json: <T>(name: string) => pg.jsonb(name).$type<T>(),
  check: pg.check,
  index: pg.index,
  primaryKey: pg.primaryKey,
  uniqueIndex: pg.uniqueIndex,
};

const sqliteBuilders = {
  dialect: "sqlite",
  table: sqlite.sqliteTable,
  text: sqlite.text,
  integer: sqlite.integer,
  bigint: (name: string) => sqlite.integer(name),
  boolean: (name: string) => sqlite.integer(name, { mode: "boolean" }),
  time: (name: string) => sqlite.integer(name, { mode: "timestamp_ms" }),
  json: (name: string) => sqlite.text(name, { mode: "json" }),
  check: sqlite.check,
  index: sqlite.index,
  primaryKey: sqlite.primaryKey,
  uniqueIndex: sqlite.uniqueIndex,
} satisfies Record<keyof typeof postgresBuilders, unknown>;

function addCommon(builders: typeof postgresBuilders) {
  return {
    ...builders,
    id: () => builders.text("id").primaryKey(),
    createdAt: () =>
      builders
        .time("created_at")
        .notNull()
        .$defaultFn(() => new Date()),
    oneOf: (column: pg.AnyPgColumn, list: readonly string[]): SQL =>
      sql`${column} in (${sql.raw(list.map((value) => `'${value}'`).join(", "))})`,
  };
}

/** Drizzle's builders of the two dialects have different types but the same methods: typed once, as PostgreSQL. */
export const builders = {
  postgres: addCommon(postgresBuilders),
  sqlite: addCommon(sqliteBuilders as unknown as typeof postgresBuilders),
};

export type Builders = typeof builders.postgres;
