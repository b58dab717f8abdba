import { getTableColumns, sql } from "drizzle-orm";
import type { PgInsert } from "drizzle-orm/pg-core";
import type { Database, Writer } from "./connect";
import type { Tables } from "./schema";

type New<Name extends keyof Tables> = Tables[Name]["$inferInsert"];
type Prepared = { execute(values: Record<string, unknown>): Promise<unknown> };

/**
 * An INSERT that is put together once and then run with other values each time: on SQLite putting it together takes
 * longer than running it. It writes every column, with the schema's own defaults for those not given.
 * @param name the statement's own, for PostgreSQL
 * @param finish may use `sql.placeholder`s of its own; their values come with each call, as the driver takes them
 */
export function prepareInsert<Name extends keyof Tables, Result = unknown>(
  name: string,
  table: Name,
  finish: (insert: PgInsert<Tables[Name]>, db: Database) => { prepare(name: string): { execute(): Promise<Result> } },
): (db: Database, tx: Writer, values: New<Name>, others?: Record<string, unknown>) => Promise<Result> {
  // A PostgreSQL transaction is a writer of its own each time; SQLite's writer is always the same.
  const made = new WeakMap<Writer, Prepared>();
  return async (db, tx, values, others) => {
    const columns = Object.entries(getTableColumns(db.tables[table]));
    let statement = made.get(tx);
    if (!statement) {
      const places = Object.fromEntries(columns.map(([key]) => [key, sql`${sql.placeholder(key)}`]));
      const insert = tx.insert(db.tables[table]).values(places as never) as unknown as PgInsert<Tables[Name]>;
      statement = finish(insert, db).prepare(name) as unknown as Prepared;
      made.set(tx, statement);
    }
    const given = values as Record<string, unknown>;
    const encoded = columns.map(([key, column]) => {
      const value = given[key] ?? column.defaultFn?.() ?? column.default ?? null;
      return [key, value === null ? null : column.mapToDriverValue(value)];
    });
    return (await statement.execute({ ...Object.fromEntries(encoded), ...others })) as Result;
  };
}
