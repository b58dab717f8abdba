import { existsSync } from "node:fs";
import { nameMigrations } from "./migration-names";
import { openPostgresRows } from "./postgres-rows";
import type { RowDatabase } from "./row-database";
import { openSqliteRows } from "./sqlite-rows";
import { type RowSource, RowsRefused } from "./stored-rows";

const FILE = "file:";

export async function openRows(url: string): Promise<RowDatabase> {
  return url.startsWith(FILE) ? openSqliteRows(url.slice(FILE.length)) : openPostgresRows(url);
}

/** @throws RowsRefused without a database, or if the site is running although it must be `stopped` */
export async function withSnapshot<Result>(
  url: string,
  work: (source: RowSource) => Promise<Result>,
  { stopped = false } = {},
): Promise<Result> {
  if (url.startsWith(FILE) && !existsSync(url.slice(FILE.length)))
    throw new RowsRefused(`There is no database ${url}. Check DATABASE_URL.`);
  const database = await openRows(url);
  try {
    if (stopped && (await database.isInUse()))
      throw new RowsRefused(
        "The site is running, or another program has its database open. Stop it first: orders that come in now would not be copied.",
      );
    await database.beginSnapshot();
    const migrations = nameMigrations(database.dialect, await database.listMigrationTimes());
    const tables = await database.listTables();
    if (tables.length === 0)
      throw new RowsRefused("The database is empty: there is nothing to copy. Check DATABASE_URL.");
    return await work({ migrations, tables, read: database.read });
  } finally {
    await database.close();
  }
}
