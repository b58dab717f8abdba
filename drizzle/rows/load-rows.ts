import { checkSchema } from "../check-schema";
import { connect } from "../connect";
import { migrate } from "../migrate";
import { findMigrationTimes } from "./migration-names";
import { openRows } from "./open-rows";
import type { RowDatabase } from "./row-database";
import {
  type RowSource,
  RowsRefused,
  type RowsSummary,
  type StoredRow,
  type StoredTable,
  summarizeRows,
  summarizeTable,
} from "./stored-rows";
import { STATE_TABLE } from "./unfinished-copy";

export interface CopiedTable extends RowsSummary {
  name: string;
  wasThere: boolean;
}

interface LoadOptions {
  /** Identifies the source, because an interrupted copy is continued only from the same one. */
  id: string;
  check?(copy: { isContinued: boolean }): Promise<void>;
  /** Runs before the first row is written, also when a copy is continued. */
  begin?(): Promise<void>;
  onTable?(table: CopiedTable): void;
}

/**
 * Copies all rows into an empty database, compares each table with its source, and applies the migrations that the
 * source does not have yet. Until then the site does not start with the database; another run continues the copy.
 * @throws RowsRefused if the database is not empty or cannot hold the rows
 */
export async function loadRows(source: RowSource, url: string, options: LoadOptions): Promise<void> {
  const dialect = url.startsWith("file:") ? "sqlite" : "postgres";
  const times = findMigrationTimes(dialect, source);
  const target = await openRows(url);
  try {
    await claim(target, options);
    await options.begin?.();
    await migrateTo(url, times);
    const tables = matchTables(source, await target.listTables());
    const state = await readState(target);
    const incomplete = await findIncomplete(source, tables, state);
    for (const table of [...incomplete].reverse()) await empty(target, table);
    for (const table of tables) {
      const isDone = !incomplete.includes(table);
      const summary = isDone ? state.get(table.name) : await copyTable(source, target, table);
      if (summary) options.onTable?.({ name: table.name, ...summary, wasThere: isDone });
    }
    await migrateTo(url);
    if (dialect === "postgres") await target.run("analyze");
    await target.run(`drop table ${STATE_TABLE}`);
  } finally {
    await target.close();
  }
}

async function claim(target: RowDatabase, { id, check }: LoadOptions): Promise<void> {
  const isStarted = await target.hasTable(STATE_TABLE);
  const [found] = isStarted
    ? await target.query<{ checksum: string }>(`select checksum from ${STATE_TABLE} where name = ''`)
    : [];
  if (found?.checksum === id) return check?.({ isContinued: true });
  if (isStarted)
    throw new RowsRefused(
      "The database has part of the rows of another backup or database. Use another, empty database.",
    );
  const tables = await target.listTables();
  if (tables.length > 0)
    throw new RowsRefused(
      `The database is not empty: it has the table ${tables[0]?.name} and ${tables.length - 1} others. Use an empty database (DATABASE_URL); nothing has been changed.`,
    );
  await check?.({ isContinued: false });
  await target.transact(async () => {
    await target.run(`create table ${STATE_TABLE} (name text primary key, table_rows integer, checksum text not null)`);
    await target.run(`insert into ${STATE_TABLE} values ('', 0, ?)`, id);
  });
}

async function migrateTo(url: string, only?: ReadonlySet<number>): Promise<void> {
  const db = connect(url);
  try {
    await migrate(db, undefined, { only, fills: true });
    if (!only) await checkSchema(db);
  } finally {
    await db.close();
  }
}

/** @throws RowsRefused if the two databases have different tables after the same migrations */
function matchTables({ tables }: RowSource, found: StoredTable[]): StoredTable[] {
  const describe = ({ name, columns }: StoredTable) =>
    `${name}: ${columns
      .map((column) => `${column.name} ${column.kind}`)
      .sort()
      .join(", ")}`;
  const known = new Set(found.map(describe));
  const other = tables.find((table) => !known.has(describe(table)));
  if (other ?? tables.length !== found.length)
    throw new RowsRefused(
      `The table ${other?.name ?? "list"} is different in the other kind of database. Restore into the kind that the backup was made of, start the site once, and copy that database (npm run db:copy).`,
    );
  return tables;
}

async function readState(target: RowDatabase): Promise<Map<string, RowsSummary>> {
  const rows = await target.query<{ name: string; table_rows: number; checksum: string }>(
    `select name, table_rows, checksum from ${STATE_TABLE} where name <> ''`,
  );
  return new Map(rows.map(({ name, table_rows, checksum }) => [name, { rows: table_rows, checksum }]));
}

// Tables that are not copied as they are now, and all that refer to them, because those are emptied with them.
async function findIncomplete(
  source: RowSource,
  tables: StoredTable[],
  state: ReadonlyMap<string, RowsSummary>,
): Promise<StoredTable[]> {
  const incomplete: StoredTable[] = [];
  for (const table of tables) {
    const done = state.get(table.name);
    const isAbove = incomplete.some(({ name }) => table.refersTo.includes(name));
    if (!done || isAbove || !isSame(done, await summarizeTable(source, table))) incomplete.push(table);
  }
  return incomplete;
}

const isSame = (a: RowsSummary, b: RowsSummary) => a.rows === b.rows && a.checksum === b.checksum;

// The migrations have inserted rows, too.
const empty = (target: RowDatabase, { name }: StoredTable): Promise<void> =>
  target.transact(async () => {
    await target.run(`delete from ${STATE_TABLE} where name = ?`, name);
    await target.run(`delete from "${name}"`);
  });

async function copyTable(source: RowSource, target: RowDatabase, table: StoredTable): Promise<RowsSummary> {
  const given = summarizeRows(table);
  await target.transact(async () => {
    for await (const rows of source.read(table)) {
      for (const row of rows) given.add(row);
      await insert(target, table, rows);
    }
  });
  const [expected, stored] = [given.finish(), await summarizeTable(target, table)];
  if (!isSame(expected, stored))
    throw new RowsRefused(
      `The table ${table.name} was not copied correctly: ${stored.rows} of ${expected.rows} rows are there, or one of them is different.`,
    );
  await target.run(`insert into ${STATE_TABLE} values (?, ?, ?)`, table.name, stored.rows, stored.checksum);
  return stored;
}

async function insert(target: RowDatabase, table: StoredTable, rows: StoredRow[]): Promise<void> {
  try {
    await target.insert(table, rows);
  } catch (error) {
    throw new RowsRefused(`The table ${table.name} cannot be copied: ${(error as Error).message}`, { cause: error });
  }
}
