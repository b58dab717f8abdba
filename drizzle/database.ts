import type { BetterSQLite3Database } from "drizzle-orm/better-sqlite3";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Tables } from "./schema";

/** Writes go through `transact`, because SQLite has one writer. */
export type Reader = Pick<NodePgDatabase, "select" | "selectDistinct" | "$count">;
export type Writer = Pick<NodePgDatabase, "select" | "insert" | "update" | "delete" | "$count">;

export interface Database {
  readonly dialect: "sqlite" | "postgres";
  readonly tables: Tables;
  readonly read: Reader;
  /**
   * In `work`, await only the database and change nothing else: `work` may run again after a conflict on PostgreSQL.
   * The commit wakes the outbox and notifies the watchers of the tables written.
   * @throws Error inside another `work`, because the second transaction would wait for the first one forever
   */
  transact<T>(work: (tx: Writer) => Promise<T>, busyTimeoutMs?: number): Promise<T>;
  ping(): Promise<void>;
  /** The database's time in milliseconds, as of the last `followClock`. For times that instances share. */
  now(): number;
  /** @returns how many milliseconds the database is ahead of this process */
  compareClocks(): Promise<number>;
  /** Like `compareClocks`, and from then on `now` adds the difference. */
  followClock(): Promise<number>;
  close(): Promise<void>;
  readonly native:
    | { dialect: "sqlite"; drizzle: BetterSQLite3Database }
    | { dialect: "postgres"; drizzle: NodePgDatabase; pool: pg.Pool };
}
