import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { getTableColumns, getTableName } from "drizzle-orm";
import { retryWhileBusy } from "../retry-busy";
import { tables as schemas } from "../schema";
import type { RowDatabase } from "./row-database";
import { type ColumnKind, isCopied, type StoredRow, type StoredTable, sortByReferences } from "./stored-rows";

const BATCH_SIZE = 1000;

// SQLite stores times and booleans as integers, and JSON as text: only the Drizzle schema knows which is which.
const kinds: Readonly<Record<string, ColumnKind>> = {
  SQLiteBoolean: "boolean",
  SQLiteTimestamp: "time",
  SQLiteTextJson: "json",
};

/** A connection of its own, so that the site's reads and writes go on beside it. */
export function openSqliteRows(path: string): RowDatabase {
  mkdirSync(dirname(path), { recursive: true });
  const connection = new Sqlite(path, { timeout: 5000 });
  // SQLite's own `lower` handles only ASCII.
  connection.function("lower", { deterministic: true }, (text) => (text === null ? null : String(text).toLowerCase()));

  const query = <Row>(sql: string, ...params: unknown[]) => connection.prepare(sql).all(...params) as Row[];

  return {
    dialect: "sqlite",
    async beginSnapshot() {
      connection.pragma("query_only = ON");
      connection.exec("BEGIN");
      // The snapshot begins with the first read.
      await retryWhileBusy(() => connection.prepare("select count(*) from sqlite_schema").get());
    },
    async listMigrationTimes() {
      const [known] = query("select 1 from sqlite_schema where name = '__drizzle_migrations'");
      return known
        ? query<{ at: number }>("select created_at as at from __drizzle_migrations").map(({ at }) => at)
        : [];
    },
    async listTables() {
      const names = query<{ name: string }>("select name from sqlite_schema where type = 'table' order by name");
      const tables = names.filter(({ name }) => isCopied(name));
      return sortByReferences(
        tables.map(({ name }) => ({ name, columns: listColumns(name), refersTo: listReferences(name) })),
      );
    },
    async isInUse() {
      const probe = new Sqlite(path, { timeout: 0 });
      try {
        probe.pragma("locking_mode = EXCLUSIVE");
        probe.exec("BEGIN EXCLUSIVE");
        return false;
      } catch (error) {
        if ((error as { code?: string }).code === "SQLITE_BUSY") return true;
        throw error;
      } finally {
        probe.close();
      }
    },
    hasTable: async (name) => query("select 1 from sqlite_schema where name = ?", name).length > 0,
    async *read({ name, columns }) {
      const list = columns.map((column) => `"${column.name}"`).join(", ");
      const rows = connection.prepare(`select ${list} from "${name}"`).raw().iterate() as IterableIterator<StoredRow>;
      const decoders = columns.map(({ kind }) => decoderOf[kind]);
      let batch: StoredRow[] = [];
      for (const row of rows) {
        batch.push(row.map((value, index) => (value === null ? null : decoders[index]?.(value as never))));
        if (batch.length < BATCH_SIZE) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    },
    async run(sql, ...params) {
      connection.prepare(sql).run(...params);
    },
    query: async (sql, ...params) => query(sql, ...params),
    async transact(work) {
      connection.exec("BEGIN IMMEDIATE");
      try {
        await work();
        connection.exec("COMMIT");
      } catch (error) {
        if (connection.inTransaction) connection.exec("ROLLBACK");
        throw error;
      }
    },
    async insert({ name, columns }, rows) {
      const list = columns.map((column) => `"${column.name}"`).join(", ");
      const statement = connection.prepare(
        `insert into "${name}" (${list}) values (${columns.map(() => "?").join(", ")})`,
      );
      const encoders = columns.map(({ kind }) => encoderOf[kind]);
      for (const row of rows)
        statement.run(row.map((value, index) => (value === null ? null : encoders[index]?.(value as never))));
    },
    async close() {
      connection.close();
    },
  };

  function listReferences(table: string): string[] {
    return query<{ table: string }>('select "table" from pragma_foreign_key_list(?)', table).map((one) => one.table);
  }

  function listColumns(table: string): StoredTable["columns"] {
    const known = Object.values(schemas.sqlite).find((one) => getTableName(one) === table);
    const types = new Map(Object.values(known ? getTableColumns(known) : {}).map((one) => [one.name, one.columnType]));
    const declared = query<{ name: string; type: string }>("select name, type from pragma_table_info(?)", table);
    return declared.map(({ name, type }) => ({
      name,
      kind: kinds[types.get(name) ?? ""] ?? (type.toLowerCase() === "text" ? "text" : "number"),
    }));
  }
}

const keep = (value: unknown) => value;
const decoderOf: Record<ColumnKind, (value: never) => unknown> = {
  text: keep,
  number: keep,
  boolean: (value: number) => value !== 0,
  time: (value: number) => new Date(value).toISOString(),
  json: (value: string) => JSON.parse(value),
};
const encoderOf: Record<ColumnKind, (value: never) => unknown> = {
  text: keep,
  number: keep,
  boolean: Number,
  time: (value: string) => Date.parse(value),
  json: (value: unknown) => JSON.stringify(value),
};
