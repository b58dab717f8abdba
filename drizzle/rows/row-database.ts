import type { StoredRow, StoredTable } from "./stored-rows";

/** A connection that copies rows. Statements are the same for both databases, with `?` for parameters. */
export interface RowDatabase {
  readonly dialect: "sqlite" | "postgres";
  /** From then on, reads see the data of this moment, and nothing can be written. */
  beginSnapshot(): Promise<void>;
  /** When the migrations that ran were generated, in milliseconds. */
  listMigrationTimes(): Promise<number[]>;
  /** The tables to copy. A table comes after those that it refers to. */
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
