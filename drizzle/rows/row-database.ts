import type { StoredRow, StoredTable } from "./stored-rows";

/** A connection that copies rows. Statements are the same for both databases, with `?` for parameters. */
export interface RowDatabase {
  readonly dialect: "sqlite" | "postgres";
  /** From now on, everything is read as it is at this moment. Nothing can be written anymore. */
  beginSnapshot(): Promise<void>;
  /** When the migrations that ran were generated, in milliseconds. */
  listMigrationTimes(): Promise<number[]>;
  /** Those that are copied. A table comes after those that it refers to. */
  listTables(): Promise<StoredTable[]>;
  /** Whether a site has the database open. On SQLite, any other program counts as one. */
  isInUse(): Promise<boolean>;
  hasTable(name: string): Promise<boolean>;
  read(table: StoredTable): AsyncIterable<StoredRow[]>;
  run(sql: string, ...params: unknown[]): Promise<void>;
  query<Row>(sql: string, ...params: unknown[]): Promise<Row[]>;
  transact(work: () => Promise<void>): Promise<void>;
  insert(table: StoredTable, rows: StoredRow[]): Promise<void>;
  close(): Promise<void>;
}
