import { and, asc, type Column, eq, isNull } from "drizzle-orm";
import type { Database } from "#drizzle/connect";
import type { Row, Tables } from "#drizzle/schema";

type Name = keyof Tables;
type NewRow<Table extends Name> = Tables[Table]["$inferInsert"];

/** A site, another process of it, or a database alone. */
export type Source = Database | { services: { db: Database } };

const databaseOf = (source: Source): Database => ("services" in source ? source.services.db : source);

// Drizzle's types don't work for a table that is not known yet, so all are taken for this one.
const tableOf = (db: Database, name: Name) => db.tables[name] as Tables["formSubmissions"];

const columnsOf = (table: Tables["formSubmissions"]) =>
  table as unknown as Record<string, Tables["formSubmissions"]["message"]>;

/** The rows with these values, or all. */
function matches(table: Tables["formSubmissions"], values: object) {
  const columns = columnsOf(table);
  return and(
    ...Object.entries(values).map(([key, value]) => {
      const column = columns[key];
      if (!column || value === undefined) throw new Error(`no value for ${key}`);
      return value === null ? isNull(column) : eq(column, value);
    }),
  );
}

export async function listRows<Table extends Name>(
  source: Source,
  name: Table,
  where: Partial<Row<Table>> = {},
  ...sortedBy: (keyof Row<Table> & string)[]
): Promise<Row<Table>[]> {
  const db = databaseOf(source);
  const table = tableOf(db, name);
  const found = db.read.select().from(table).where(matches(table, where));
  const columns = sortedBy.map((key) => asc(columnsOf(table)[key] as Column));
  return (await (columns.length > 0 ? found.orderBy(...columns) : found)) as unknown as Row<Table>[];
}

export function countRows<Table extends Name>(source: Source, name: Table, where: Partial<Row<Table>> = {}) {
  const db = databaseOf(source);
  const table = tableOf(db, name);
  return db.read.$count(table, matches(table, where));
}

/** All rows of these tables, to see that nothing has changed. */
export async function readTables(source: Source, ...names: Name[]): Promise<[Name, unknown[]][]> {
  const byText = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b));
  return Promise.all(names.map(async (name) => [name, (await listRows(source, name)).sort(byText)]));
}

export async function insertRows<Table extends Name>(
  source: Source,
  name: Table,
  rows: NewRow<Table> | NewRow<Table>[],
): Promise<void> {
  const db = databaseOf(source);
  const all = [rows].flat();
  // A statement may have only so many parameters.
  for (let from = 0; from < all.length; from += 500)
    await db.transact((tx) => tx.insert(tableOf(db, name)).values(all.slice(from, from + 500) as never));
}

/** `where` is `{}` for all rows. */
export async function changeRows<Table extends Name>(
  source: Source,
  name: Table,
  where: Partial<Row<Table>>,
  values: Partial<Row<Table>>,
): Promise<void> {
  const db = databaseOf(source);
  const table = tableOf(db, name);
  await db.transact((tx) =>
    tx
      .update(table)
      .set(values as never)
      .where(matches(table, where)),
  );
}

export async function deleteRows<Table extends Name>(source: Source, name: Table, where: Partial<Row<Table>> = {}) {
  const db = databaseOf(source);
  const table = tableOf(db, name);
  await db.transact((tx) => tx.delete(table).where(matches(table, where)));
}

export async function emptyTables(source: Source, ...names: Name[]): Promise<void> {
  for (const name of names) await deleteRows(source, name);
}
